import { createFileRoute } from '@tanstack/react-router'
import content from '#catalog/industries/professional-services/copy.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { IndustryPage } from '#features/page/industry-page.tsx'

export const Route = createFileRoute('/industries/professional-services')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <IndustryPage content={content} image="/art/industries.svg#professional-services" />,
})
