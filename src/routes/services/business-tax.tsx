import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page.tsx'
import { loadServicePage } from '#queries/service-page.ts'
import content from '#services/business-tax/copy.ts'
import { pageHead } from '#shared/head.ts'

export const Route = createFileRoute('/services/business-tax')({
  loader: ({ context }) => loadServicePage(context, 'business-tax', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="business-tax" />,
})
