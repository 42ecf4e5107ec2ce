import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import content from '#services/bookkeeping/copy'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/services/bookkeeping')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ServicePage content={content} service="bookkeeping" />,
})
