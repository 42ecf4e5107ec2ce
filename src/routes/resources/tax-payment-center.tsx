import { createFileRoute } from '@tanstack/react-router'
import content from '#content/tax-payment-center.ts'
import { AuthorityPage } from '#layouts/authority-page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'

export const Route = createFileRoute('/resources/tax-payment-center')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <AuthorityPage content={content} />,
})
