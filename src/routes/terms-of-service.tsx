import { createFileRoute } from '@tanstack/react-router'
import content from '#content/terms-of-service'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/terms-of-service')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} />,
})
