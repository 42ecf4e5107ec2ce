import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page.tsx'
import { loadServicePage } from '#queries/service-page.ts'
import content from '#services/fractional-cfo/copy.ts'
import { pageHead } from '#shared/head.ts'

export const Route = createFileRoute('/services/fractional-cfo')({
  loader: ({ context }) => loadServicePage(context, 'fractional-cfo', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="fractional-cfo" />,
})
