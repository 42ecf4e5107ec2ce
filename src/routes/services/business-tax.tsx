import { createFileRoute } from '@tanstack/react-router'
import content from '#content/services/business-tax'
import { ServicePage } from '#layouts/service-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/services/business-tax')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ServicePage content={content} service="business-tax" />,
})
