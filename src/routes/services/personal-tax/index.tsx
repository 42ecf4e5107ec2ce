import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import { loadServicePage } from '#queries/service-page'
import content from '#services/personal-tax/copy'
import { pageHead } from '#shared/head'

export const Route = createFileRoute('/services/personal-tax/')({
  loader: ({ context }) => loadServicePage(context, 'personal-tax', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="personal-tax" />,
})
