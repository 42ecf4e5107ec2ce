/** Counts of inquiries and answers. They contain no names, and outlive the leads. */
import * as v from 'valibot'
import { findBrand } from '#brands/index'
import type { NumbersView } from '#desk/models'
import type { BrandId } from '#shared/brand-id'
import { type Database, raw, type Sql, sql } from './database'
import { inScope, type Scope } from './scope'

const PAGES_MAX = 20
/** Years before the first week that have a row. */
const YEARS_BEFORE = 9

const sums = `sum(received) AS received, sum(held_back) AS heldBack, sum(held_back_wrongly) AS heldBackWrongly,
  sum(answered) AS answered, sum(answered_on_time) AS onTime`

const countRow = v.object({
  key: v.string(),
  received: v.number(),
  heldBack: v.number(),
  heldBackWrongly: v.number(),
  answered: v.number(),
  onTime: v.number(),
})

export type Numbers = Omit<NumbersView, 'kind' | 'from' | 'lateNow' | 'appointments' | 'medianConfirmHours' | 'jobs'>

/** @param from The first week, as its Monday's ISO day. Years are complete. */
export async function readNumbers(db: Database, scope: Scope, from: string): Promise<Numbers> {
  const since = (week: string) => sql`week >= ${week} AND ${inScope(scope)}`
  const by = (key: string, week = from): Sql =>
    sql`SELECT ${raw(key)} AS key, ${raw(sums)} FROM lead_counts WHERE ${since(week)} GROUP BY 1`
  const firstYear = `${Number(from.slice(0, 4)) - YEARS_BEFORE}`
  const [groups, median] = await db.batch([
    sql`${by(`'year ' || substr(week, 1, 4)`, firstYear)} UNION ALL ${by(`'week ' || week`)}
      UNION ALL ${by(`'brand ' || brand`)} UNION ALL ${by(`'topic ' || topic`)} UNION ALL ${by(`'page ' || page`)}`,
    sql`WITH by_hours AS (SELECT hours, sum(answers) AS answers FROM lead_answer_hours WHERE ${since(from)} GROUP BY hours),
          running AS (SELECT hours, sum(answers) OVER (ORDER BY hours) AS up_to, sum(answers) OVER () AS total FROM by_hours)
        SELECT min(hours) AS hours FROM running WHERE up_to * 2 >= total`,
  ])
  const grouped = v.parse(v.array(countRow), groups ?? [])
  const group = (prefix: string) =>
    grouped
      .filter(({ key }) => key.startsWith(prefix))
      .map((count) => ({ ...count, key: count.key.slice(prefix.length) }))
      .sort((one, other) => other.received - one.received || (one.key < other.key ? -1 : 1))
  return {
    weeks: group('week ').sort((one, other) => (one.key < other.key ? -1 : 1)),
    years: group('year ').sort((one, other) => (one.key < other.key ? 1 : -1)),
    brands: group('brand ').map((count) => ({ ...count, key: findBrand(count.key as BrandId)?.name ?? count.key })),
    topics: group('topic '),
    pages: group('page ').slice(0, PAGES_MAX),
    medianHours: v.parse(v.object({ hours: v.nullable(v.number()) }), median?.[0]).hours ?? undefined,
  }
}
