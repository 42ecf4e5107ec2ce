import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page.tsx'
import { loadServicePage } from '#queries/service-page.ts'
import content from '#services/business-formation/copy.ts'
import { pageHead } from '#shared/head.ts'

export const Route = createFileRoute('/services/business-formation')({
  loader: ({ context }) => loadServicePage(context, 'business-formation', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="business-formation" />,
})
