import { createFileRoute } from '@tanstack/react-router'
import { LazyCalculator } from '#components/lazy-calculator'
import content from '#content/tax-calculator'
import { ContentSections } from '#layouts/content-page'
import { Page } from '#layouts/page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/resources/tax-calculator')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => (
    <Page title={content.title} lead={content.lead} action={content.action} phoneBar={false}>
      <LazyCalculator />
      <div className="tax-tables mt-16">
        <ContentSections sections={content.sections} checked={content.checked} />
      </div>
    </Page>
  ),
})
