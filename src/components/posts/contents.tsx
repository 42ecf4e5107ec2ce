import './contents.css'
import type { PostHeading } from '#shared/content'

/** The table of contents of a post. */
export function Contents({ headings }: { headings: readonly PostHeading[] }) {
  return (
    <ol className="contents-list">
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} className="contents-link">
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
