import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import { loadServicePage } from '#queries/service-page'
import content from '#services/business-tax/copy'
import { pageHead } from '#shared/head'

export const Route = createFileRoute('/services/business-tax')({
  loader: ({ context }) => loadServicePage(context, 'business-tax', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="business-tax" />,
})
