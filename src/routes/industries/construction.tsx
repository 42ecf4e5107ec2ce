import { createFileRoute } from '@tanstack/react-router'
import content from '#industries/construction/copy'
import { IndustryPage } from '#layouts/industry-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/industries/construction')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <IndustryPage content={content} image="/art/industries.svg#construction" />,
})
