import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page.tsx'
import { loadServicePage } from '#queries/service-page.ts'
import content from '#services/personal-tax/copy.ts'
import { pageHead } from '#shared/head.ts'

export const Route = createFileRoute('/services/personal-tax/')({
  loader: ({ context }) => loadServicePage(context, 'personal-tax', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="personal-tax" />,
})
