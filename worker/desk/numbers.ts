/** Counts inquiries and replies, including those of erased leads. The counts contain no personal data. */
import type { Count, NumbersView } from '#desk/models.ts'
import { brandName } from '#worker/brand/brand.ts'
import { type Database, raw, sql } from '#worker/db/database.ts'
import { hoursBetween, medianHours } from '#worker/leads/hours.ts'
import { inScope, type Scope } from '#worker/leads/scope.ts'

const PAGES_MAX = 20
const YEARS_BEFORE = 9

const COUNTS = sql`count(*) - sum(held_back) + sum(held_back_wrongly) AS received, sum(held_back) AS heldBack, sum(held_back_wrongly) AS heldBackWrongly,
  count(answered_at) AS answered, coalesce(sum(answered_on_time), 0) AS onTime,
  group_concat(${hoursBetween('created_at', 'answered_at')}) AS hours`
const SUMS = raw(`sum(received) AS received, sum(heldBack) AS heldBack, sum(heldBackWrongly) AS heldBackWrongly,
  sum(answered) AS answered, sum(onTime) AS onTime, coalesce(group_concat(hours), '') AS hours`)

export type Numbers = Omit<NumbersView, 'kind' | 'from' | 'lateNow' | 'appointments' | 'medianConfirmHours' | 'jobs'>

/** Reads the inquiry statistics. @param from ISO date of the first week's Monday. Yearly counts always cover full years. */
export async function readNumbers(db: Database, scope: Scope, from: string): Promise<Numbers> {
  const firstYear = `${Number(from.slice(0, 4)) - YEARS_BEFORE}`
  const groups = ['week', 'brand', 'topic', 'page'].map(
    (name) => sql`SELECT ${`${name} `} || ${raw(name)} AS key, ${SUMS} FROM counted WHERE week >= ${from} GROUP BY 1`,
  )
  const counts = await db.rows<
    Count & { hours: string }
  >(sql`WITH counted AS MATERIALIZED (SELECT week, brand, topic, page, ${COUNTS} FROM counted_leads
          WHERE week >= ${firstYear} AND ${inScope(scope)} GROUP BY week, brand, topic, page)
        SELECT 'year ' || substr(week, 1, 4) AS key, ${SUMS} FROM counted GROUP BY 1
        UNION ALL ${groups.reduce((before, next) => sql`${before} UNION ALL ${next}`)}`)
  const group = (name: string) =>
    counts
      .filter(({ key }) => key.startsWith(`${name} `))
      .map(({ hours, key, ...count }) => ({ ...count, key: key.slice(name.length + 1) }))
      .sort((one, other) => other.received - one.received || (one.key < other.key ? -1 : 1))
  return {
    weeks: group('week').sort((one, other) => (one.key < other.key ? -1 : 1)),
    years: group('year').sort((one, other) => (one.key < other.key ? 1 : -1)),
    brands: group('brand').map((count) => ({ ...count, key: brandName(count.key) })),
    topics: group('topic'),
    pages: group('page').slice(0, PAGES_MAX),
    medianHours: medianHours(counts.filter(({ key }) => key.startsWith('week '))),
  }
}
