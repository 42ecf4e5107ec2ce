import { Fragment, type ReactNode } from 'react'
import { PRINTED_HEADING } from './part-text.tsx'

export interface AmountRow {
  key: string
  name: ReactNode
  cells: readonly string[]
  /** Length of the bar below the row, as a fraction of the table's width. Values above 1 count as 1. */
  bar?: number
  isTotal?: boolean
  isMuted?: boolean
}

interface Props {
  labelledBy?: string
  caption?: string
  /** Column headers. The first one is for the row names, and each of the others is for an amount. */
  head: readonly [string, ...string[]]
  rows: readonly AmountRow[]
  className?: string
}

/**
 * Number of amounts per table row that have a label on phones. A third amount is a difference, which visitors recognize
 * by its sign.
 */
const LABELLED_COLUMNS = 2
const LABELLED = "max-sm:before:content-[attr(data-label)_/_'']"

const CELL = 'align-top last:pr-0 print:border-b-[.5pt] print:border-[#888] print:p-0'

export function AmountTable({ labelledBy, caption, head, rows, className = '' }: Props) {
  return (
    <table className={`w-full tabular-nums print:m-0 ${className}`} aria-labelledby={labelledBy}>
      {caption ? <caption className={`pb-[.6rem] text-left font-[650] ${PRINTED_HEADING}`}>{caption}</caption> : null}
      <thead className="phone:sr-only">
        <tr>
          {head.map((name) => (
            <th
              key={name}
              scope="col"
              className={`${CELL} border-b-[length:var(--rule)] border-heavy-line py-[.6rem] pr-[1.2rem] text-left not-first:text-right print:not-first:pl-[.4rem]`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <Row row={row} head={head} />
            {row.bar ? <Bar length={row.bar} isFilled={row.key === 'takeHome'} columns={head.length} /> : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function Row({ row: { name, cells, bar, isTotal, isMuted }, head }: { row: AmountRow; head: readonly string[] }) {
  const line = isTotal ? 'border-heavy-line font-bold' : 'border-line'
  const cell = [
    CELL,
    'pt-[.6rem] pr-[1.2rem] max-sm:border-0 max-sm:p-0 max-sm:text-[length:--size-small]',
    bar ? '' : `pb-[.6rem] ${isTotal ? 'border-b-2' : 'border-b'}`,
    line,
    isMuted ? 'text-muted print:text-black' : '',
  ].join(' ')
  return (
    <tr
      className={`${line} max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 max-sm:pt-2 ${bar ? '' : `max-sm:pb-2 ${isTotal ? 'max-sm:border-b-2' : 'max-sm:border-b'}`}`}
    >
      <th scope="row" className={`${cell} text-left max-sm:basis-full ${isTotal ? '' : 'font-medium'}`}>
        {name}
      </th>
      {cells.map((amount, index) => {
        const label = index < LABELLED_COLUMNS ? head[index + 1] : undefined
        return (
          <td
            key={head[index + 1]}
            data-label={label && `${label} `}
            className={`${cell} text-right print:w-[1%] print:pl-[.4rem] max-sm:last:ml-auto ${label ? LABELLED : ''}`}
          >
            {amount}
          </td>
        )
      })}
    </tr>
  )
}

function Bar({ length, isFilled, columns }: { length: number; isFilled: boolean; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row cannot have the focus.
    <tr className="no-print border-line max-sm:flex max-sm:border-b max-sm:py-2" aria-hidden="true">
      <td
        colSpan={columns}
        className="border-b border-line pt-[.35rem] pb-[.6rem] max-sm:flex-full max-sm:border-0 max-sm:p-0"
      >
        <svg aria-hidden="true" width="100%" height="14">
          <rect
            className={`[rx:min(var(--radius-small),7px)] ${isFilled ? FILLED_BAR : PLAIN_BAR}`}
            width={`${100 * Math.min(length, 1)}%`}
            height="14"
          />
        </svg>
      </td>
    </tr>
  )
}

/** Outlines a filled bar, because its fill color may be hard to see on a light background. */
const FILLED_BAR = 'fill-mark stroke-muted stroke-3 [clip-path:inset(0_round_var(--radius-small))_fill-box]'
/**
 * Makes a plain bar less prominent than the table's numbers. In forced-colors mode, the color CanvasText keeps the bar
 * visible.
 */
const PLAIN_BAR =
  'fill-[var(--art-mark,color-mix(in_srgb,var(--ink)_55%,var(--surface)))] forced-colors:fill-[CanvasText]'
