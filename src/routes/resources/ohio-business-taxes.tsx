import { createFileRoute } from '@tanstack/react-router'
import { DueDates } from '#components/due-dates'
import dueDates from '#content/due-dates'
import content from '#content/ohio-business-taxes'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'
import { readAudiences } from '#tax/due-dates/audience'

export const Route = createFileRoute('/resources/ohio-business-taxes')({
  /**
   * `?for=employer,sales`: the audiences whose due dates are shown. `?months=12`: all dates of a year, on their own page.
   * Validation keeps them as they are, because the router redirects if it changes the URL. A page cache must have them
   * in its key, as parsed here (at most 512 combinations), and the day in Ohio, because the dates count from it.
   */
  validateSearch: ({ for: audiences, months }: Record<string, string | undefined>) => ({ for: audiences, months }),
  // All dates of a year together with the rest of the page would exceed the byte budget and be too long to print.
  loaderDeps: ({ search }) => ({ year: search.months === '12' }),
  loader: ({ deps }) => pageMeta(deps.year ? dueDates : content),
  head: pageHead,
  component: OhioBusinessTaxes,
})

function OhioBusinessTaxes() {
  const search = Route.useSearch()
  const { year } = Route.useLoaderDeps()
  const dates = <DueDates audiences={readAudiences(search.for)} year={year} />
  return <ContentPage content={year ? dueDates : content} parts={{ 'due-dates': dates }} />
}
