import { createFileRoute } from '@tanstack/react-router'
import content from '#content/due-dates.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { DueDates } from '#features/due-dates/due-dates.tsx'
import { ContentSections } from '#features/page/content-page.tsx'
import { Page } from '#features/page/page.tsx'
import { readAudiences } from '#tax/due-dates/audience.ts'

export const Route = createFileRoute('/resources/due-dates')({
  /**
   * `?for=` lists the audiences whose due dates the page shows, such as `employer,sales`. Validation keeps unknown audiences,
   * because the router would redirect if validation changed the URL.
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
