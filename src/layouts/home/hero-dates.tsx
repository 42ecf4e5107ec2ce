import './hero-dates.css'
import { TextLink } from '#components/rich-text'
import type { Home } from '#shared/content'

/** The next due dates on a line. Each leads to all dates of employers. */
export function HeroDates({ label, dates }: { label: string; dates: Home['dates'] }) {
  return (
    <ol className="date-line" aria-label={label}>
      {dates.map(({ date, day, duties }) => (
        <li key={date}>
          <TextLink href="/resources/ohio-business-taxes#due-dates" className="date-node">
            <time dateTime={date}>{day}</time>
            {duties.map(({ duty, period, condition }) => (
              <span key={duty}>{`${duty}, ${period}${condition ? ` (${condition})` : ''}`}</span>
            ))}
          </TextLink>
        </li>
      ))}
    </ol>
  )
}
