import type { ReactNode } from 'react'
import { unbrokenTitle } from '#shared/text-parts.ts'

export interface Entry {
  key: string
  drawing?: ReactNode
  mark?: ReactNode
  title: ReactNode
  text?: string
  end?: ReactNode
}

/**
 * @param as Title element. `p` if the titles are not headings.
 * @param family True if entries may name the firm's other brands.
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
    <ul className="entries border-b border-line lg:subgrid" data-brand-family={family ? '' : undefined}>
      {entries.map(({ key, drawing, mark, title, text, end }) => (
        <li key={key} className="entry card py-row border-t border-line lg:subgrid lg:items-baseline">
          {drawing ? <div className="entry-drawing mb-5">{drawing}</div> : null}
          {mark === undefined ? null : (
            <div className="entry-mark text-small whitespace-nowrap lg:col-span-2">{mark}</div>
          )}
          <Title
            className={`entry-title text-lead leading-[1.3] font-bold ${text ? 'lg:col-span-4' : 'lg:col-span-8'}`}
          >
            {title}
          </Title>
          {text === undefined ? null : <p className="entry-text max-w-[62ch] lg:col-span-6">{unbrokenTitle(text)}</p>}
          {end === undefined ? null : (
            <div className="entry-end text-small whitespace-nowrap text-muted sm:justify-self-end lg:col-[-3/-1]">
              {end}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
