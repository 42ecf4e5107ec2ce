import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page.tsx'
import { loadServicePage } from '#queries/service-page.ts'
import content from '#services/bookkeeping/copy.ts'
import { pageHead } from '#shared/head.ts'

export const Route = createFileRoute('/services/bookkeeping')({
  loader: ({ context }) => loadServicePage(context, 'bookkeeping', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="bookkeeping" />,
})
