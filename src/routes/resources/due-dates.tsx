import { createFileRoute } from '@tanstack/react-router'
import { DueDates } from '#components/due-dates.tsx'
import content from '#content/due-dates.ts'
import { ContentSections } from '#layouts/content-page.tsx'
import { Page } from '#layouts/page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'
import { readAudiences } from '#tax/due-dates/audience.ts'

export const Route = createFileRoute('/resources/due-dates')({
  /**
   * `?for=employer,sales`: the audiences whose due dates are shown. Validation keeps the text as it is, because the router
   * redirects if it changes the URL. The page cache has the text in its key: worker/page-key.ts.
   */
  validateSearch: ({ for: audiences }: Record<string, string | undefined>): { for?: string | undefined } => ({
    for: audiences,
  }),
  loader: () => pageMeta(content),
  head: pageHead,
  component: DueDatesPage,
})

function DueDatesPage() {
  const search = Route.useSearch()
  const { title, lead, action, sections, checked, leftOut } = content
  return (
    <Page title={title} lead={lead} action={action} phoneBar={false}>
      <DueDates audiences={readAudiences(search.for)} checked={checked} leftOut={leftOut}>
        <ContentSections sections={sections} checked={checked} />
      </DueDates>
    </Page>
  )
}
