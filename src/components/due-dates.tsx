import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { CalendarSubscription } from '#components/calendar-subscription'
import { DueDateAgenda } from '#components/due-date-agenda'
import { dayOf, longDate } from '#shared/dates'
import { AUDIENCES, type Audience } from '#tax/due-dates/audience'
import { addDays } from '#tax/due-dates/days'
import { dueDates, nextDates } from '#tax/due-dates/due-dates'

const YEAR_DAYS = 365
/** Showing all dates of all audiences would exceed the page's byte budget. */
const NEXT_DATES = 4
const YEAR = '12'

interface Props {
  audiences: readonly Audience[]
  /** Shows all dates of the next 12 months instead of the next few. */
  year: boolean
}

/** Due dates for the chosen audiences, or for everyone if none is chosen. */
export function DueDates({ audiences, year }: Props) {
  const now = useRouteContext({ from: '__root__', select: ({ page }) => page.now })
  const from = dayOf(now)
  const all = dueDates({ from, to: addDays(from, YEAR_DAYS), for: audiences })
  const shown = year ? all : nextDates(all, NEXT_DATES)
  const count = shown.length < all.length ? `the next ${shown.length} of ${all.length}` : `all ${all.length}`
  return (
    <div className="mt-5 grid gap-8">
      <AudienceForm audiences={audiences} year={year} />
      <p role="status" className="text-muted">
        {`${audiences.length > 0 ? 'For you' : 'For everyone'}, from ${longDate(now)}: ${count} due dates in the next 12 months.`}
      </p>
      <DueDateAgenda dates={shown} explained={year} />
      {year ? null : (
        <p className="no-print">
          <Link to="." search={{ for: audiences.join() || undefined, months: YEAR }} hash="due-dates">
            {`See and print all ${all.length} due dates, and where to find others`}
          </Link>
        </p>
      )}
      <CalendarSubscription audiences={audiences} />
    </div>
  )
}

/** A plain form. With JavaScript it updates the page without a reload. */
function AudienceForm({ audiences, year }: Props) {
  const domain = useRouteContext({ from: '__root__', select: ({ page }) => page.domain })
  const navigate = useNavigate({ from: '/resources/ohio-business-taxes' })
  return (
    // Without autoComplete=off, Firefox restores the check marks of an earlier visit instead of those in the URL.
    <form
      action="#due-dates"
      autoComplete="off"
      className="no-print"
      onChange={({ currentTarget }) => {
        const chosen = new FormData(currentTarget).getAll('for').join() || undefined
        const search = { for: chosen, months: year ? YEAR : undefined }
        void navigate({ search, hash: true, replace: true, resetScroll: false })
      }}
    >
      {domain ? <input type="hidden" name="domain" value={domain} /> : null}
      {year ? <input type="hidden" name="months" value={YEAR} /> : null}
      <fieldset>
        <legend className="font-semibold">Who are you? Choose all that apply.</legend>
        <div className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {AUDIENCES.map(({ id, label }) => (
            <label key={id} className="flex items-start gap-3 py-2">
              <input type="checkbox" className="tick" name="for" value={id} defaultChecked={audiences.includes(id)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <button type="submit" className="button-quiet">
          Show These Dates
        </button>
      </noscript>
    </form>
  )
}
