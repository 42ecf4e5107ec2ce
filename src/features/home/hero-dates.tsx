import { Link } from '@tanstack/react-router'
import type { Home } from '#shared/content.ts'

/** The next due dates on a timeline. Each date links to all due dates for employers. */
export function HeroDates({ label, dates }: { label: string; dates: Home['dates'] }) {
  return (
    <>
      <p id="dates" className="dates-label">
        {label}
      </p>
      <ol className="dates" aria-labelledby="dates">
        {dates.map(({ date, day, moved, duties }) => (
          <li key={date}>
            <Link to="/resources/due-dates" search={{ for: 'employer' }} className="date-stop card">
              <time dateTime={date} className="date-day card-link">
                {day}
              </time>
              {moved ? <span className="date-moved"> moved from {moved}</span> : null}
              <span className="date-duties">
                {duties.map(({ duty, period, condition }) => (
                  <span key={`${duty}${condition}`} className="date-duty">
                    <b>{duty}</b>
                    {condition ? `, ${period}, ${condition}` : `, ${period}`}
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}
