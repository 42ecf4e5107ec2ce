import { createFileRoute } from '@tanstack/react-router'
import content from '#content/services/marketing'
import { ServicePage } from '#layouts/service-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/services/marketing')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ServicePage content={content} service="marketing" />,
})
