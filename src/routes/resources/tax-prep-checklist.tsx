import { createFileRoute } from '@tanstack/react-router'
import { Checklist } from '#components/checklist.tsx'
import content from '#content/tax-prep-checklist.ts'
import { Page } from '#layouts/page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'

export const Route = createFileRoute('/resources/tax-prep-checklist')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => (
    <Page title={content.title} lead={content.lead} action={content.action} phoneBar={false}>
      <Checklist content={content} />
    </Page>
  ),
})
