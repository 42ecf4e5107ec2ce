import { createFileRoute } from '@tanstack/react-router'
import content from '#content/tax-payment-center'
import { AuthorityPage } from '#layouts/authority-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/resources/tax-payment-center')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <AuthorityPage content={content} />,
})
