import './reviews.css'
import type { Review } from '#shared/brand-slots'
import { longDate } from '#shared/dates'

export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="reviews">
      {reviews.map(({ text, by, source, date }) => (
        <li key={by + date}>
          <blockquote>{text}</blockquote>
          <p>
            {by}, {source}, <time dateTime={date}>{longDate(`${date}T12:00:00Z`)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
