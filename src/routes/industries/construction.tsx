import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/industries/construction/copy.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { IndustryPage } from '#features/page/industry-page.tsx'

export const Route = createFileRoute('/industries/construction')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <IndustryPage content={content} image="/art/industries.svg#construction" />,
})
