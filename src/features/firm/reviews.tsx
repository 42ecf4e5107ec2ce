import type { Review } from '#shared/brand-slots.ts'
import { longDay } from '#shared/dates.ts'

export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="border-t-[length:var(--rule)] border-heavy-line">
      {reviews.map(({ text, by, source, date }) => (
        <li key={by + date} className="border-b border-line py-5">
          <blockquote className="max-w-[60ch] text-lead">{text}</blockquote>
          <p className="mt-2 text-[length:var(--size-small)] text-muted">
            {by}, {source}, <time dateTime={date}>{longDay(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
