import { createFileRoute } from '@tanstack/react-router'
import content from '#content/personal-tax-pricing'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/services/personal-tax/pricing')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} />,
})
