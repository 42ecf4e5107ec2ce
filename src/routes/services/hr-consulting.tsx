import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page.tsx'
import { loadServicePage } from '#queries/service-page.ts'
import content from '#services/hr-consulting/copy.ts'
import { pageHead } from '#shared/head.ts'

export const Route = createFileRoute('/services/hr-consulting')({
  loader: ({ context }) => loadServicePage(context, 'hr-consulting', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="hr-consulting" />,
})
