import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/services/hr-consulting/copy.ts'
import { pageHead } from '#features/document/head.ts'
import { loadServicePage } from '#features/page/service-page.ts'
import { ServicePage } from '#features/page/service-page.tsx'

export const Route = createFileRoute('/services/hr-consulting')({
  loader: ({ context }) => loadServicePage(context, 'hr-consulting', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="hr-consulting" />,
})
