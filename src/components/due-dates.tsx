import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { DueDateAgenda } from '#components/due-date-agenda'
import { longDate } from '#shared/dates'
import { withDomain } from '#shared/links'
import { AUDIENCES, type Audience } from '#tax/due-dates/audience'
import { addDays, dayOf } from '#tax/due-dates/days'
import { dueDates } from '#tax/due-dates/due-dates'
import { calendarPath } from '#tax/due-dates/paths'

const YEAR_DAYS = 365
/** Everybody's dates of a year are more than 60, most of them nobody's, and would not fit into what a page may weigh. */
const NEXT_DAYS = 61

/** The dates of the coming 12 months for those chosen; for everybody what is due next. */
export function DueDates({ audiences }: { audiences: readonly Audience[] }) {
  const now = useRouteContext({ from: '__root__', select: ({ page }) => page.now })
  const from = dayOf(now)
  const chosen = audiences.length > 0
  const dates = dueDates({ from, to: addDays(from, chosen ? YEAR_DAYS : NEXT_DAYS), for: audiences })
  const span = chosen ? 'For you, in the 12 months' : 'For everybody, in the 2 months'
  return (
    <div className="mt-5 grid gap-8">
      <Choice audiences={audiences} />
      <p role="status" className="text-muted">
        {`${span} from ${longDate(now)}: ${dates.length} dates.${chosen ? '' : ' Say who you are to see 12 months.'}`}
      </p>
      <DueDateAgenda dates={dates} explained={chosen} />
      <Subscribe audiences={audiences} />
    </div>
  )
}

/** A plain form, which script answers without loading the page anew. */
function Choice({ audiences }: { audiences: readonly Audience[] }) {
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
        void navigate({ search: { for: chosen }, hash: true, replace: true, resetScroll: false })
      }}
    >
      {domain ? <input type="hidden" name="domain" value={domain} /> : null}
      <fieldset>
        <legend className="font-semibold">Who are you? Choose all that apply.</legend>
        <div className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {AUDIENCES.map(({ id, label }) => (
            <label key={id} className="flex items-start gap-3 py-2">
              <input type="checkbox" className="tick" name="for" value={id} defaultChecked={audiences.includes(id)} />
              <span>{label}</span>
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

/** At the brand's own address, wherever the page is read: a subscription is kept for years. */
function Subscribe({ audiences }: { audiences: readonly Audience[] }) {
  const { brand, domain } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const path = calendarPath(audiences)
  const address = brand.domain + path
  return (
    <div className="no-print border-l-4 border-brand bg-surface px-5 py-4">
      <h3 className="text-lg font-bold">In your own calendar</h3>
      <p className="mt-2">
        <a href={`webcal://${address}`}>Subscribe</a> in Apple Calendar or Outlook,{' '}
        <a href={withDomain(path, domain)}>get the file</a>, or give Google Calendar this address:
        {` https://${address}`}
      </p>
    </div>
  )
}
