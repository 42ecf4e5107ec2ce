import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/services/marketing/copy.ts'
import { pageHead } from '#features/document/head.ts'
import { loadServicePage } from '#features/page/service-page.ts'
import { ServicePage } from '#features/page/service-page.tsx'

export const Route = createFileRoute('/services/marketing')({
  loader: ({ context }) => loadServicePage(context, 'marketing', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="marketing" />,
})
