import { createFileRoute } from '@tanstack/react-router'
import content from '#content/check-my-refund.ts'
import { AuthorityPage } from '#layouts/authority-page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'

export const Route = createFileRoute('/resources/check-my-refund')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <AuthorityPage content={content} />,
})
