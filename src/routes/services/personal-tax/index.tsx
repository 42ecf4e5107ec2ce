import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import content from '#services/personal-tax/copy'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/services/personal-tax/')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ServicePage content={content} service="personal-tax" />,
})
