import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/services/personal-tax/copy.ts'
import { pageHead } from '#features/document/head.ts'
import { loadServicePage } from '#features/page/service-page.ts'
import { ServicePage } from '#features/page/service-page.tsx'

export const Route = createFileRoute('/services/personal-tax/')({
  loader: ({ context }) => loadServicePage(context, 'personal-tax', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="personal-tax" />,
})
