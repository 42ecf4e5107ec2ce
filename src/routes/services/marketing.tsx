import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page.tsx'
import { loadServicePage } from '#queries/service-page.ts'
import content from '#services/marketing/copy.ts'
import { pageHead } from '#shared/head.ts'

export const Route = createFileRoute('/services/marketing')({
  loader: ({ context }) => loadServicePage(context, 'marketing', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="marketing" />,
})
