import { createFileRoute } from '@tanstack/react-router'
import content from '#content/check-my-refund'
import { AuthorityPage } from '#layouts/authority-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/resources/check-my-refund')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <AuthorityPage content={content} />,
})
