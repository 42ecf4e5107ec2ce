import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { dayOf, longDate } from '#shared/dates.ts'
import { unbrokenTitle } from '#shared/text-parts.ts'
import { AUDIENCES, type Audience, readAudiences } from '#tax/due-dates/audience.ts'
import { dueDatesOfYear } from '#tax/due-dates/due-dates.ts'
import { RichText } from '#ui/rich-text.tsx'
import { SlipColumns } from '#ui/slip.tsx'
import { CalendarSubscription } from './calendar-subscription.tsx'
import { DueDateAgenda } from './due-date-agenda.tsx'
import { dueDateSlip } from './due-date-slip.tsx'

/**
 * Maximum number of due dates in a printed list with explanations. A longer list omits the explanations, so that it
 * fits on one page.
 */
const MAX_EXPLAINED_DATES = 20

interface Props {
  audiences: readonly Audience[]
  checked: string
  leftOut: string
  children: ReactNode
}

export function DueDates({ audiences, checked, leftOut, children }: Props) {
  const now = useRouteContext({ from: '__root__', select: ({ page }) => page.now })
  const dates = dueDatesOfYear(dayOf(now), audiences)
  const months = (
    <div className="slip-parts">
      <section id="due-dates" aria-labelledby="due-dates-heading">
        <h2 id="due-dates-heading" className="heading">
          The next 12 months
        </h2>
        <p role="status" className="mt-2 text-muted">
          {unbrokenTitle(
            `${dates.length} due dates for ${audiences.length > 0 ? 'you' : 'everyone'}, from ${longDate(now)}.`,
          )}
        </p>
        <p className="mb-6 text-muted">
          <RichText text={leftOut} />
        </p>
        <DueDateAgenda dates={dates} year />
      </section>
      <CalendarSubscription audiences={audiences} />
      <div className="no-print">{children}</div>
    </div>
  )
  const isDense = dates.length > MAX_EXPLAINED_DATES
  return (
    // Every list of due dates fits on one printed Letter page. In print, the summary box is at the top of the first column.
    <SlipColumns
      slip={dueDateSlip({ dates, now, checked })}
      details={months}
      isDense={isDense}
      className={`print:[:root:has(&)]:leading-[1.25] print:[&_.slip-side]:mb-5 print:[&_.slip-side]:break-inside-avoid ${isDense ? 'print:columns-4 print:[:root:has(&)]:text-[6.5pt]' : 'print:columns-3 print:[:root:has(&)]:text-[7pt]'}`}
    >
      <AudienceForm audiences={audiences} />
    </SlipColumns>
  )
}

function AudienceForm({ audiences }: { audiences: readonly Audience[] }) {
  const domain = useRouteContext({ from: '__root__', select: ({ page }) => page.domain })
  const navigate = useNavigate({ from: '/resources/due-dates' })
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const shown = audiences.join()
  const lastShown = useRef(shown)
  function choose(element: HTMLFormElement) {
    const chosen = new FormData(element).getAll('for').join() || undefined
    if (chosen !== (shown || undefined)) void navigate({ search: { for: chosen }, replace: true, resetScroll: false })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, for checkboxes that the visitor checked before hydration.
  useEffect(() => {
    if (form.current) choose(form.current)
  }, [])
  // Updates the checkboxes after a link or the Back button has changed the selected audiences.
  useEffect(() => {
    const hasChanged = lastShown.current !== shown
    lastShown.current = shown
    // While the dates for a newer selection load, the checkboxes already show that selection and must not change back.
    const isNewest = readAudiences(router.latestLocation.search.for).join() === shown
    if (!hasChanged || !isNewest) return
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name=for]') ?? [])
      box.checked = box.defaultChecked
  }, [router, shown])
  return (
    // Keeps Firefox from restoring the check marks of an earlier visit, which may not match the URL.
    <form ref={form} autoComplete="off" className="no-print" onChange={({ currentTarget }) => choose(currentTarget)}>
      {domain ? <input type="hidden" name="domain" value={domain} /> : null}
      <fieldset>
        <legend className="heading">Which of these describe you?</legend>
        <p className="mt-2 text-muted">Choose all that apply. Without a choice you see the dates for everyone.</p>
        <div className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {AUDIENCES.map(({ id, label }) => (
            <label key={id} className="flex items-start gap-3 py-2.5">
              <input type="checkbox" name="for" value={id} defaultChecked={audiences.includes(id)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="without-script button-quiet">
        Show These Dates
      </button>
    </form>
  )
}
