import { Link } from '@tanstack/react-router'
import type { Home } from '#shared/content.ts'

/** The next due dates on a line. Each links to all due dates for employers. */
export function HeroDates({ label, dates }: { label: string; dates: Home['dates'] }) {
  return (
    <>
      <p id="dates" className="text-small text-muted">
        {label}
      </p>
      <ol className="dates relative mt-5" aria-labelledby="dates">
        {dates.map(({ date, day, moved, duties }) => (
          <li key={date}>
            <Link to="/resources/due-dates" search={{ for: 'employer' }} className="date-stop card block text-ink no-underline">
              <time dateTime={date} className="card-link text-heading [font-weight:var(--heading-weight)] [font-variant-numeric:tabular-nums] tracking-[--heading-tracking]">
                {day}
              </time>
              {moved ? <span className="date-moved ml-1 text-small text-muted"> moved from {moved}</span> : null}
              <span className="date-duties block text-small">
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
