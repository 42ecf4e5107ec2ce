import { createFileRoute } from '@tanstack/react-router'
import content from '#content/accessibility.ts'
import { ContentPage } from '#layouts/content-page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'

export const Route = createFileRoute('/accessibility')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} />,
})
