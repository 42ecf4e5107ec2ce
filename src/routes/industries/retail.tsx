import { createFileRoute } from '@tanstack/react-router'
import content from '#industries/retail/copy.ts'
import { IndustryPage } from '#layouts/industry-page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'

export const Route = createFileRoute('/industries/retail')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <IndustryPage content={content} image="/art/industries.svg#retail" />,
})
