import { createFileRoute } from '@tanstack/react-router'
import { DueDates } from '#components/due-dates'
import content from '#content/ohio-business-taxes'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'
import { readAudiences } from '#tax/due-dates/audience'

export const Route = createFileRoute('/resources/ohio-business-taxes')({
  /**
   * `?for=employer,sales`: whose due dates are shown. As it came, so that the router redirects nobody. It is meaningful
   * query: a page cache has to have it in its key, as `readAudiences` reads it (at most 256 values), and the day in Ohio
   * with it, from which the dates count.
   */
  validateSearch: (search: Record<string, unknown>): { for?: string | undefined } =>
    typeof search.for === 'string' ? { for: search.for } : {},
  loader: () => pageMeta(content),
  head: pageHead,
  component: OhioBusinessTaxes,
})

function OhioBusinessTaxes() {
  const search = Route.useSearch()
  return <ContentPage content={content} parts={{ 'due-dates': <DueDates audiences={readAudiences(search.for)} /> }} />
}
