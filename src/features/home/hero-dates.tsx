import { Link } from '@tanstack/react-router'
import type { Home } from '#shared/content.ts'

export function HeroDates({ brand, label, dates }: { brand: string; label: string; dates: Home['dates'] }) {
  return (
    <>
      <div className="relative flex flex-col-reverse gap-4">
        <p id="dates" className="text-small text-muted">
          {label}
        </p>
        <svg viewBox="0 0 400 240" width="256" aria-hidden="true" className="hero-drawing self-end">
          <use href={`/art/${brand}/hero.svg#hours`} width="400" height="240" />
        </svg>
      </div>
      <ol className="dates relative mt-5 sm:grid sm:grid-cols-4 sm:gap-x-gutter" aria-labelledby="dates">
        {dates.map(({ date, day, moved, duties }, index) => (
          // On tablets, the third date fills the last two columns. Only wide screens show the fourth date.
          <li key={date} className={['', '', 'sm:max-lg:col-span-2'][index] ?? 'max-lg:hidden'}>
            <Link
              to="/resources/due-dates"
              search={{ for: 'employer' }}
              className="date-stop card block min-h-18 text-ink max-[24rem]:pb-3 no-underline sm:h-full"
            >
              <time
                dateTime={date}
                className="card-link text-heading [font-weight:var(--heading-weight)] [font-variant-numeric:tabular-nums] tracking-[--heading-tracking]"
              >
                {day}
              </time>
              {moved ? <span className="ml-1 text-small text-muted sm:ml-0 sm:block"> moved from {moved}</span> : null}
              <span className="block text-small sm:mt-1">
                {duties.map(({ duty, period, condition }) => (
                  <span key={`${duty}${condition}`} className="max-sm:not-last:after:content-['_·_'] sm:block">
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
