import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/services/business-tax/copy.ts'
import { pageHead } from '#features/document/head.ts'
import { loadServicePage } from '#features/page/service-page.ts'
import { ServicePage } from '#features/page/service-page.tsx'

export const Route = createFileRoute('/services/business-tax')({
  loader: ({ context }) => loadServicePage(context, 'business-tax', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="business-tax" />,
})
