import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import { loadServicePage } from '#queries/service-page'
import content from '#services/payroll/copy'
import { pageHead } from '#shared/head'

export const Route = createFileRoute('/services/payroll')({
  loader: ({ context }) => loadServicePage(context, 'payroll', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="payroll" />,
})
