import { createFileRoute } from '@tanstack/react-router'
import { DueDates } from '#components/due-dates'
import dueDates from '#content/due-dates'
import content from '#content/ohio-business-taxes'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'
import { readAudiences } from '#tax/due-dates/audience'

export const Route = createFileRoute('/resources/ohio-business-taxes')({
  /**
   * `?for=employer,sales`: whose due dates are shown; `?months=12`: all of a year, on a page of their own. As they came,
   * so that the router redirects nobody. They are meaningful query: a page cache has to have them in its key, as they
   * are read here (at most 512 values), and the day in Ohio with them, from which the dates count.
   */
  validateSearch: ({ for: who, months }: Record<string, string | undefined>) => ({ for: who, months }),
  // A year of everybody's dates and the rest of the page are more than a page may weigh, and too much to print.
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
