import { createFileRoute } from '@tanstack/react-router'
import content from '#content/tax-payment-center.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { AuthorityPage } from '#features/page/authority-page.tsx'

export const Route = createFileRoute('/resources/tax-payment-center')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <AuthorityPage content={content} />,
})
