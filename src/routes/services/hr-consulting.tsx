import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import { loadServicePage } from '#queries/service-page'
import content from '#services/hr-consulting/copy'
import { pageHead } from '#shared/head'

export const Route = createFileRoute('/services/hr-consulting')({
  loader: ({ context }) => loadServicePage(context, 'hr-consulting', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="hr-consulting" />,
})
