import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { CalendarSubscription } from '#components/calendar-subscription'
import { DueDateAgenda } from '#components/due-date-agenda'
import { longDate } from '#shared/dates'
import { AUDIENCES, type Audience } from '#tax/due-dates/audience'
import { addDays, dayOf } from '#tax/due-dates/days'
import { dueDates, nextDates } from '#tax/due-dates/due-dates'

const YEAR_DAYS = 365
/** Everybody's are too many for what a page may weigh. */
const NEXT = 4
const YEAR = '12'

interface Props {
  audiences: readonly Audience[]
  /** All dates of the coming 12 months, not the next ones alone. */
  year: boolean
}

/** What is due next for those chosen, or for everybody. */
export function DueDates({ audiences, year }: Props) {
  const now = useRouteContext({ from: '__root__', select: ({ page }) => page.now })
  const from = dayOf(now)
  const all = dueDates({ from, to: addDays(from, YEAR_DAYS), for: audiences })
  const shown = year ? all : nextDates(all, NEXT)
  const count = shown.length < all.length ? `the next ${shown.length} of ${all.length}` : `all ${all.length}`
  return (
    <div className="mt-5 grid gap-8">
      <Choice audiences={audiences} year={year} />
      <p role="status" className="text-muted">
        {`${audiences.length > 0 ? 'For you' : 'For everybody'}, from ${longDate(now)}: ${count} dates in 12 months.`}
      </p>
      <DueDateAgenda dates={shown} explained={year} />
      {year ? null : (
        <p className="no-print">
          <Link to="." search={{ for: audiences.join() || undefined, months: YEAR }} hash="due-dates">
            {`All ${all.length} dates, to print, and where to look for others`}
          </Link>
        </p>
      )}
      <CalendarSubscription audiences={audiences} />
    </div>
  )
}

/** A plain form, which script answers without loading the page anew. */
function Choice({ audiences, year }: Props) {
  const domain = useRouteContext({ from: '__root__', select: ({ page }) => page.domain })
  const navigate = useNavigate({ from: '/resources/ohio-business-taxes' })
  return (
    // Ticks are those of the address, not what the browser has kept of an earlier visit.
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
          Show these dates
        </button>
      </noscript>
    </form>
  )
}
