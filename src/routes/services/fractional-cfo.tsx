import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/services/fractional-cfo/copy.ts'
import { pageHead } from '#features/document/head.ts'
import { loadServicePage } from '#features/page/service-page.ts'
import { ServicePage } from '#features/page/service-page.tsx'

export const Route = createFileRoute('/services/fractional-cfo')({
  loader: ({ context }) => loadServicePage(context, 'fractional-cfo', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="fractional-cfo" />,
})
