import { createFileRoute } from '@tanstack/react-router'
import content from '#content/privacy-policy'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/privacy-policy')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} />,
})
