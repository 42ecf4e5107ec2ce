import { createFileRoute } from '@tanstack/react-router'
import content from '#content/terms-of-service.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { ContentPage } from '#features/page/content-page.tsx'

export const Route = createFileRoute('/terms-of-service')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} />,
})
