/** Tables of counts, with bars that show the weekly trend. */
import { dayOf } from '#shared/dates.ts'
import { addDays } from '#tax/due-dates/days.ts'

interface Props<Row> {
  caption: string
  head: string
  rows: readonly Row[]
  label: (key: string) => string
  columns: readonly (readonly [name: string, text: (row: Row) => string])[]
  /** Returns the length of a row's bar, and the length of the bar's colored part. */
  bar?: (row: Row) => { all: number; part: number }
}

export function CountTable<Row extends { key: string }>({ caption, head, rows, label, columns, bar }: Props<Row>) {
  const top = bar ? Math.max(...rows.map((row) => bar(row).all), 1) : 1
  return (
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table className="counts">
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {bar ? <td /> : null}
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{label(row.key)}</th>
              {bar ? <Bar {...bar(row)} top={top} /> : null}
              {columns.map(([name, text]) => (
                <td key={name}>{text(row)}</td>
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
    <td className="bar-cell">
      <svg width="100%" height="12" aria-hidden="true">
        <rect width={`${(100 * all) / top}%`} height="12" />
        <rect className="bar-part" width={`${(100 * part) / top}%`} height="12" />
      </svg>
    </td>
  )
}

interface Weeks<Week> {
  weeks: readonly Week[]
  /** ISO date of a Monday. */
  from: string
  /** ISO time. */
  now: string
  /** Counts to show for a week without activity. */
  empty: Omit<Week, 'key'>
}

/** Returns all weeks from the first week with a count until now, latest first. */
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
    <dl className="tiles">
      {tiles.map(({ name, value, about }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> <span>{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
