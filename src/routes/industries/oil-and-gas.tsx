import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/industries/oil-and-gas/copy.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { IndustryPage } from '#features/page/industry-page.tsx'

export const Route = createFileRoute('/industries/oil-and-gas')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <IndustryPage content={content} image="/art/industries.svg#oil-and-gas" />,
})
