import type { Table } from '#shared/page-content.ts'
import { shortColumns } from '#shared/short-columns.ts'
import { PhoneFold } from './phone-fold.tsx'
import { RichText, Unbroken } from './rich-text.tsx'

/** Matches a table cell that contains only an amount or a rate, such as "$1,234" or "2.75%". */
const AMOUNT = /^[−-]?(?:\$[\d.,]+|[\d.,]+%)$/
/** Matches the `](href)` part of a `[label](href)` link. Cell lengths exclude this part, because visitors do not see it. */
const LINK_TARGET = /\]\([^)]*\)/g
const MAX_UNFOLDED_ROWS = 3

/** On phones, a row's cells are stacked. On wider screens, the text of a short cell stays on one line. */
const cellClass = (isShort: boolean | undefined) =>
  `last:pr-0 phone:border-0 phone:px-0 phone:py-[.15rem] ${isShort ? SHORT : ''}`
const LABELED =
  'phone:grid phone:grid-cols-[7rem_1fr] phone:gap-4 phone:before:text-left phone:before:text-muted phone:before:content-[attr(data-label)]'
const SHORT = '[@media_screen]:md:whitespace-nowrap'

/** Shows each row as a list on phones. A table that is too wide scrolls in its own box and supports keyboard scrolling. */
export function DataTable({ table: { caption, head, rows, note } }: { table: Table }) {
  const hasAmounts = head.map((_, column) => column > 0 && isMostlyAmounts(rows.map((row) => row[column] ?? '')))
  const texts = [head, ...rows].map((cells) => cells.map((cell) => cell.replace(LINK_TARGET, '')))
  const isShort = shortColumns(texts)
  return (
    <div>
      {rows.length > MAX_UNFOLDED_ROWS ? <PhoneFold>{caption}</PhoneFold> : null}
      <section className="table-scroll" aria-label={caption} tabIndex={0}>
        <table className="data-table text-small">
          {/* The caption is as wide as the window, so it stays in view while the table scrolls. */}
          <caption className="text-[length:var(--size-body)]">
            <span className="sticky left-0 inline-block max-w-[calc(100vw-2.5rem)]">{caption}</span>
          </caption>
          <thead className="phone:sr-only">
            <tr>
              {head.map((cell, column) => (
                <th
                  key={cell}
                  scope="col"
                  className={`last:pr-0 ${hasAmounts[column] ? 'text-right' : ''} ${isShort[column] ? SHORT : ''}`}
                >
                  <Unbroken text={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="phone:block">
            {rows.map(([first = '', ...cells]) => (
              <tr key={[first, ...cells].join()} className="phone:block phone:border-b phone:border-line phone:py-3">
                <th scope="row" className={`${cellClass(isShort[0])} phone:block phone:font-bold`}>
                  <RichText text={first} />
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={head[index + 1]}
                    data-label={head.length > 2 ? head[index + 1] : undefined}
                    className={`${cellClass(isShort[index + 1])} ${head.length > 2 ? LABELED : 'phone:block'} ${hasAmounts[index + 1] ? 'text-right' : ''} empty:phone:hidden`}
                  >
                    {cell ? (
                      <span>
                        <RichText text={cell} />
                      </span>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note ? (
        <p className="mt-2 text-small text-muted">
          <RichText text={note} />
        </p>
      ) : null}
    </div>
  )
}

function isMostlyAmounts(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell === '' || AMOUNT.test(cell)).length > cells.length / 2
}
