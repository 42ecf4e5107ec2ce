import { dayOf } from '#shared/dates.ts'
import { addDays } from '#tax/due-dates/days.ts'

interface Props<Row> {
  caption: string
  head: string
  rows: readonly Row[]
  label: (key: string) => string
  columns: readonly (readonly [name: string, text: (row: Row) => string])[]
  /** Returns `all`, the length of a row's bar in the statistics, and `part`, the length of the bar's colored segment. */
  bar?: (row: Row) => { all: number; part: number }
  className?: string
}

export function CountTable<Row extends { key: string }>(props: Props<Row>) {
  const { caption, head, rows, label, columns, bar, className = '' } = props
  const top = bar ? Math.max(...rows.map((row) => bar(row).all), 1) : 1
  return (
    <section className={`overflow-auto ${className}`} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr>
            <th scope="col">{head}</th>
            {bar ? <td className="figure" /> : null}
            {columns.map(([name]) => (
              <th key={name} scope="col" className="figure">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className="w-[40%] min-w-28">
                {label(row.key)}
              </th>
              {bar ? <Bar {...bar(row)} top={top} /> : null}
              {columns.map(([name, text]) => (
                <td key={name} className="figure">
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Bar({ all, part, top }: { all: number; part: number; top: number }) {
  return (
    <td className="figure min-w-16 align-middle">
      <svg width="100%" height="12" aria-hidden="true">
        <rect className="fill-edge forced-colors:[fill:GrayText]" width={`${(100 * all) / top}%`} height="12" />
        <rect className="fill-accent forced-colors:[fill:Highlight]" width={`${(100 * part) / top}%`} height="12" />
      </svg>
    </td>
  )
}

interface Weeks<Week> {
  weeks: readonly Week[]
  /** The Monday of the first week in the statistics, as an ISO date. */
  from: string
  now: string
  empty: Omit<Week, 'key'>
}

export function allWeeks<Week extends { key: string }>({ weeks, from, now, empty }: Weeks<Week>): Week[] {
  const known = new Map(weeks.map((week) => [week.key, week]))
  const complete: Week[] = []
  const first = weeks.map(({ key }) => key).sort()[0] ?? addDays(dayOf(now), -6)
  for (let key = from; key <= dayOf(now); key = addDays(key, 7))
    if (key >= first) complete.unshift(known.get(key) ?? ({ key, ...empty } as Week))
  return complete
}

export function Tiles({ tiles }: { tiles: readonly { name: string; value: string; about: string }[] }) {
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden bg-line border border-line rounded">
      {tiles.map(({ name, value, about }) => (
        <div key={name} className="flex-[1_1_8rem] px-4 py-3 bg-surface">
          <dt>{name}</dt>
          <dd>
            <b className="block text-[1.5rem] [line-height:1.3] font-[650] tabular">{value}</b>{' '}
            <span className="aside">{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
