import { createFileRoute } from '@tanstack/react-router'
import content from '#content/check-my-refund.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { AuthorityPage } from '#features/page/authority-page.tsx'

export const Route = createFileRoute('/resources/check-my-refund')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <AuthorityPage content={content} />,
})
