import { createFileRoute } from '@tanstack/react-router'
import content from '#content/services/fractional-cfo'
import { ServicePage } from '#layouts/service-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/services/fractional-cfo')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ServicePage content={content} service="fractional-cfo" />,
})
