import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import { loadServicePage } from '#queries/service-page'
import content from '#services/fractional-cfo/copy'
import { pageHead } from '#shared/head'

export const Route = createFileRoute('/services/fractional-cfo')({
  loader: ({ context }) => loadServicePage(context, 'fractional-cfo', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="fractional-cfo" />,
})
