import { createFileRoute } from '@tanstack/react-router'
import content from '#content/tax-calculator'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/resources/tax-calculator')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} />,
})
