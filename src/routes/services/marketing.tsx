import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import { loadServicePage } from '#queries/service-page'
import content from '#services/marketing/copy'
import { pageHead } from '#shared/head'

export const Route = createFileRoute('/services/marketing')({
  loader: ({ context }) => loadServicePage(context, 'marketing', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="marketing" />,
})
