import './data-table.css'
import type { Table } from '#shared/page-content.ts'
import { shortColumns } from '#shared/short-columns.ts'
import { PhoneFold } from './phone-fold.tsx'
import { RichText } from './rich-text.tsx'

/** Matches a cell that contains only an amount or a rate, such as "$1,234" or "2.75%". */
const AMOUNT = /^[−-]?(?:\$[\d.,]+|[\d.,]+%)$/
/** Matches the target of a link in copy, which is not part of the visible text. */
const LINK_TARGET = /\]\([^)]*\)/g
/** Tables with more rows than this are collapsed on phones. */
const MAX_UNFOLDED_ROWS = 3

/** A table of figures. On phones, each row becomes a list. A table that is too wide scrolls in its own box, also by keyboard. */
export function DataTable({ table: { caption, head, rows, note } }: { table: Table }) {
  const hasAmounts = head.map((_, column) => column > 0 && isMostlyAmounts(rows.map((row) => row[column] ?? '')))
  const texts = [head, ...rows].map((cells) => cells.map((cell) => cell.replace(LINK_TARGET, '')))
  const isShort = shortColumns(texts)
  return (
    <div>
      {rows.length > MAX_UNFOLDED_ROWS ? <PhoneFold>{caption}</PhoneFold> : null}
      <section className="table-scroll" aria-label={caption} tabIndex={0}>
        <table className="data-table stacked-table">
          <caption>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th
                  key={cell}
                  scope="col"
                  data-amount={hasAmounts[column] || undefined}
                  data-short={isShort[column] || undefined}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells]) => (
              <tr key={[first, ...cells].join()}>
                <th scope="row" data-short={isShort[0] || undefined}>
                  <RichText text={first} />
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={head[index + 1]}
                    data-label={head.length > 2 ? head[index + 1] : undefined}
                    data-amount={hasAmounts[index + 1] || undefined}
                    data-short={isShort[index + 1] || undefined}
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
