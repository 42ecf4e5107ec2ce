import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#layouts/service-page'
import content from '#services/business-formation/copy'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/services/business-formation')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ServicePage content={content} service="business-formation" />,
})
