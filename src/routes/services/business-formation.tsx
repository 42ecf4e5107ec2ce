import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/services/business-formation/copy.ts'
import { pageHead } from '#features/document/head.ts'
import { loadServicePage } from '#features/page/service-page.ts'
import { ServicePage } from '#features/page/service-page.tsx'

export const Route = createFileRoute('/services/business-formation')({
  loader: ({ context }) => loadServicePage(context, 'business-formation', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="business-formation" />,
})
