/** Bars of counts per week. Lengths are in percent of the width, so that the text keeps its size on phones. */
import { dayOf } from '#shared/dates'
import { addDays } from '#tax/due-dates/days'
import { shortDay } from './format'

/** px. */
const TOP = 16
const PLOT = 168
const HEIGHT = 216
/** Percent of the width. */
const LEFT = 6
const LABEL_EVERY = 6

interface Bars {
  /** The Monday of the week, as an ISO day. */
  key: string
  all: number
  part: number
}

interface Props {
  /** Unique on the page. */
  id: string
  title: string
  /** Names the sums: "received" and "answered on time". */
  names: { all: string; part: string }
  /** Names the colors: "Other inquiries received" and "Answered on time". */
  legend: { rest: string; part: string }
  weeks: readonly Bars[]
  /** True if `part` is no part of `all`. Its bars are then beside the others instead of over them. */
  isBeside?: boolean
}

export function WeeksChart({ id, title, names, legend, weeks, isBeside = false }: Props) {
  const top = niceMax(Math.max(...weeks.map(({ all, part }) => Math.max(all, part)), 1))
  const slot = (100 - LEFT) / weeks.length
  const barSlot = isBeside ? slot / 2 : slot
  const height = (count: number) => (PLOT * count) / top
  const total = weeks.reduce((sum, { all }) => sum + all, 0)
  const inPart = weeks.reduce((sum, { part }) => sum + part, 0)
  return (
    <figure className="chart">
      <svg width="100%" height={HEIGHT} role="img" aria-labelledby={`${id}-title ${id}-text`}>
        <title id={`${id}-title`}>{title}</title>
        <desc
          id={`${id}-text`}
        >{`${total} ${names.all} in ${weeks.length} weeks, ${inPart} ${names.part}. The table has each week.`}</desc>
        {[0, top / 2, top].map((count) => (
          <g key={count}>
            <line
              className="chart-line"
              x1={`${LEFT}%`}
              x2="100%"
              y1={TOP + PLOT - height(count)}
              y2={TOP + PLOT - height(count)}
            />
            <text className="chart-text" x={`${LEFT - 1}%`} y={TOP + PLOT - height(count)} dy="4" textAnchor="end">
              {count}
            </text>
          </g>
        ))}
        {weeks.map(({ key, all, part }, index) => {
          const x = LEFT + index * slot
          return (
            <g key={key}>
              <Bar name="chart-received" x={x} slot={barSlot} height={height(all)} />
              <Bar name="chart-on-time" x={isBeside ? x + barSlot : x} slot={barSlot} height={height(part)} />
              {(weeks.length - 1 - index) % LABEL_EVERY === 0 && index > 0 ? (
                <text
                  className="chart-text"
                  x={`${x + slot / 2}%`}
                  y={TOP + PLOT + 20}
                  textAnchor={index === weeks.length - 1 ? 'end' : 'middle'}
                  dx={index === weeks.length - 1 ? '0.6em' : undefined}
                >
                  {shortDay(key)}
                </text>
              ) : null}
            </g>
          )
        })}
      </svg>
      <figcaption className="legend">
        <span className="legend-on-time">{legend.part}</span>
        <span className="legend-received">{legend.rest}</span>
        <span>Weeks from Monday</span>
      </figcaption>
    </figure>
  )
}

interface BarProps {
  name: string
  x: number
  slot: number
  height: number
}

function Bar({ name, x, slot, height }: BarProps) {
  if (height <= 0) return null
  return (
    <rect className={name} x={`${x + slot * 0.15}%`} width={`${slot * 0.7}%`} y={TOP + PLOT - height} height={height} />
  )
}

interface Weeks<Week> {
  weeks: readonly Week[]
  /** ISO day of a Monday. */
  from: string
  /** ISO time. */
  now: string
  /** The counts of a week in which nothing happened. */
  empty: Omit<Week, 'key'>
}

/** Adds the weeks without counts. */
export function allWeeks<Week extends { key: string }>({ weeks, from, now, empty }: Weeks<Week>): Week[] {
  const known = new Map(weeks.map((week) => [week.key, week]))
  const complete: Week[] = []
  for (let key = from; key <= dayOf(now); key = addDays(key, 7))
    complete.push(known.get(key) ?? ({ key, ...empty } as Week))
  return complete
}

/** The next even number from 2, or a round one, so that its half is a whole number. */
function niceMax(count: number): number {
  const step = [2, 4, 6, 8, 10, 20, 40, 60, 80, 100, 200, 400, 600, 1000]
  return step.find((max) => max >= count) ?? Math.ceil(count / 1000) * 1000
}
