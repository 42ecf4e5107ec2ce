import type { PostHeading } from '#shared/content'

/** A table of contents: plain links into the page. */
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
