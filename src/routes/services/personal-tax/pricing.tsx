import { createFileRoute } from '@tanstack/react-router'
import content from '#content/personal-tax-pricing'
import { ContentPage } from '#layouts/content-page'
import { omittedPage, pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/services/personal-tax/pricing')({
  loader: ({ context }) => pageMeta({ ...content, ...omittedPage(context, '/services/personal-tax/pricing') }),
  head: pageHead,
  component: () => <ContentPage content={content} />,
})
