import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/services/bookkeeping/copy.ts'
import { pageHead } from '#features/document/head.ts'
import { loadServicePage } from '#features/page/service-page.ts'
import { ServicePage } from '#features/page/service-page.tsx'

export const Route = createFileRoute('/services/bookkeeping')({
  loader: ({ context }) => loadServicePage(context, 'bookkeeping', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="bookkeeping" />,
})
