import './data-table.css'
import { RichText } from '#components/rich-text'
import type { Table } from '#shared/page-content'

/** A table of figures. If it is wider than the page, it scrolls in its own box, by keyboard too. */
export function DataTable({ table: { caption, head, rows, note } }: { table: Table }) {
  return (
    <div>
      <section className="table-scroll" aria-label={caption} tabIndex={0}>
        <table className="data-table">
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
                  <td key={head[index + 1]}>
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
