import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import { loadServicePage } from '#queries/service-page'
import content from '#services/bookkeeping/copy'
import { pageHead } from '#shared/head'

export const Route = createFileRoute('/services/bookkeeping')({
  loader: ({ context }) => loadServicePage(context, 'bookkeeping', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="bookkeeping" />,
})
