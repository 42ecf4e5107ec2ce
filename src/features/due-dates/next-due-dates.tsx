import { Link, useRouteContext } from '@tanstack/react-router'
import { dayOf } from '#shared/dates.ts'
import { dueDatesOfYear, nextDates } from '#tax/due-dates/due-dates.ts'
import { DueDateAgenda } from './due-date-agenda.tsx'

const COUNT = 3

export function NextDueDates() {
  const now = useRouteContext({ from: '__root__', select: ({ page }) => page.now })
  const dates = dueDatesOfYear(dayOf(now))
  return (
    <div className="mt-5 grid gap-6">
      <DueDateAgenda dates={nextDates(dates, COUNT)} />
      <p className="no-print">
        <Link to="/resources/due-dates" className="button-quiet">
          Choose Your Due Dates
        </Link>
      </p>
    </div>
  )
}
