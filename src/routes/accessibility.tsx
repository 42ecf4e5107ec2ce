import { createFileRoute } from '@tanstack/react-router'
import content from '#content/accessibility.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { ContentPage } from '#features/page/content-page.tsx'

export const Route = createFileRoute('/accessibility')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} />,
})
