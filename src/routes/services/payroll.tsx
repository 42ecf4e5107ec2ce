import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page.tsx'
import { loadServicePage } from '#queries/service-page.ts'
import content from '#services/payroll/copy.ts'
import { pageHead } from '#shared/head.ts'

export const Route = createFileRoute('/services/payroll')({
  loader: ({ context }) => loadServicePage(context, 'payroll', content),
  head: pageHead,
  component: () => <ServicePage content={content} service="payroll" />,
})
