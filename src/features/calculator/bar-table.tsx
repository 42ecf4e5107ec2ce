import './bar-table.css'
import { Fragment, type ReactNode } from 'react'

export interface BarRow {
  key: string
  name: ReactNode
  /** Length of the bar below the row, as a fraction of the table's width. Clamped to 0 to 1. */
  bar: number
  cells: readonly string[]
  isTotal?: boolean
}

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string
  /** Headers of the first column and of the amount columns. */
  head: readonly [string, ...string[]]
  rows: readonly BarRow[]
}

/** A table of amounts. Each row has a bar below it that can be as wide as the table. */
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
          <Fragment key={key}>
            <tr data-sum={isTotal}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} data-side={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
            {bar > 0 ? (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus
              <tr className="calc-bar" aria-hidden="true">
                <td colSpan={head.length}>
                  <svg aria-hidden="true" width="100%" height="14">
                    <rect className={`calc-${key}`} width={`${100 * Math.min(bar, 1)}%`} height="14" />
                  </svg>
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
