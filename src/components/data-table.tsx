import './data-table.css'
import { RichText } from '#components/rich-text'
import type { Table } from '#shared/page-content'

/** A cell that contains only an amount or a rate, such as "$1,234" or "2.75%". */
const AMOUNT = /^[−-]?\$?[\d.,]+%?$/

/** A table of figures. On phones each row is a list. A wider table scrolls in its own box, by keyboard too. */
export function DataTable({ table: { caption, head, rows, note } }: { table: Table }) {
  return (
    <div>
      <section className="table-scroll" aria-label={caption} tabIndex={0}>
        <table className="data-table stacked-table">
          <caption>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells]) => (
              <tr key={[first, ...cells].join()}>
                <th scope="row">
                  <RichText text={first} />
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={head[index + 1]}
                    data-label={head.length > 2 ? head[index + 1] : undefined}
                    data-amount={AMOUNT.test(cell) || undefined}
                  >
                    <RichText text={cell} />
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
