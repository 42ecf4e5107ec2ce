import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import { loadServicePage } from '#queries/service-page'
import content from '#services/business-formation/copy'
import { pageHead } from '#shared/head'

export const Route = createFileRoute('/services/business-formation')({
  loader: ({ context }) => loadServicePage(context, 'business-formation', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="business-formation" />,
})
