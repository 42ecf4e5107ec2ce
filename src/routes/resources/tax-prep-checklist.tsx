import { createFileRoute } from '@tanstack/react-router'
import content from '#content/tax-prep-checklist.ts'
import { Checklist } from '#features/checklist/checklist.tsx'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { Page } from '#features/page/page.tsx'

export const Route = createFileRoute('/resources/tax-prep-checklist')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => (
    <Page title={content.title} lead={content.lead} drawing="tool" action={content.action} phoneBar={false}>
      <Checklist content={content} />
    </Page>
  ),
})
