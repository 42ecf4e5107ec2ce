import type { ReactNode } from 'react'

export interface Entry {
  key: string
  /** Shown before the title, for example a date, a drawing or a check mark. */
  mark?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** Shown at the end of the row. */
  end?: ReactNode
}

/**
 * A list of entries. The section's layout arranges the entries.
 * @param as The element for titles: `h3` if each entry has text below its title.
 * @param family True if the entries are the firm's brands, so that other brands' names are allowed.
 */
export function Entries({
  entries,
  as: Title = 'h3',
  family = false,
}: {
  entries: readonly Entry[]
  as?: 'h3' | 'p'
  family?: boolean
}) {
  return (
    <ul className="entries" data-brand-family={family ? '' : undefined}>
      {entries.map(({ key, mark, title, text, end }) => (
        <li key={key} className="entry card">
          {mark === undefined ? null : <div className="entry-mark">{mark}</div>}
          <Title className="entry-title">{title}</Title>
          {text === undefined ? null : <p className="entry-text">{text}</p>}
          {end === undefined ? null : <div className="entry-end">{end}</div>}
        </li>
      ))}
    </ul>
  )
}
