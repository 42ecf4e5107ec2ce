import './bar-table.css'
import type { ReactNode } from 'react'

export interface BarRow {
  key: string
  name: ReactNode
  /** Length of the bar below the name, from 0 to 1. Other values are cut. */
  bar: number
  cells: readonly string[]
  isTotal?: boolean
}

interface Props {
  /** The id of the heading that names the table. */
  labelledBy: string
  /** Names of the rows and of the cells. */
  head: readonly [string, ...string[]]
  rows: readonly BarRow[]
}

/** A table of amounts whose rows have a bar. */
export function BarTable({ labelledBy, head, rows }: Props) {
  return (
    <table className="data-table calc-bars" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, bar, cells, isTotal }) => (
          <tr key={key} data-sum={isTotal}>
            <th scope="row">
              {name}
              {bar > 0 ? (
                <svg aria-hidden="true" width="100%" height="14">
                  <rect className={`calc-${key}`} width={`${100 * Math.min(bar, 1)}%`} height="14" />
                </svg>
              ) : null}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-side={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
