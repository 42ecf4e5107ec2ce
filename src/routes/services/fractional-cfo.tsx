import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import content from '#services/fractional-cfo/copy'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/services/fractional-cfo')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ServicePage content={content} service="fractional-cfo" />,
})
