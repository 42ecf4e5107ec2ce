/** Counts of appointments. They contain no names, and outlive the leads. */
import * as v from 'valibot'
import { type Database, raw, sql } from '#worker/desk/database'
import { inScope, type Scope } from '#worker/desk/scope'

const countRow = v.object({
  /** A week as its Monday's ISO day. */
  key: v.string(),
  requested: v.number(),
  confirmed: v.number(),
  moved: v.number(),
  /** By staff. */
  canceled: v.number(),
  canceledByVisitor: v.number(),
  noShow: v.number(),
})
/** The first row has the median instead of a week. */
const medianRow = v.object({ medianHours: v.nullable(v.number()) })
export type AppointmentCount = v.InferOutput<typeof countRow>

export interface AppointmentNumbers {
  /** Oldest first. */
  weeks: AppointmentCount[]
  /** From a request to its first confirmation, nights and weekends included. */
  medianHours: number | undefined
}

const sum = (what: string) => `coalesce(sum(n) FILTER (WHERE what = '${what}'), 0)`
const SUMS = raw(`${sum('requested')} AS requested, ${sum('confirmed')} AS confirmed, ${sum('moved')} AS moved,
  ${sum('canceled')} AS canceled, ${sum('canceled-by-visitor')} AS canceledByVisitor, ${sum('no-show')} AS noShow`)

/** @param from The first week, as its Monday's ISO day. */
export async function readAppointmentNumbers(db: Database, scope: Scope, from: string): Promise<AppointmentNumbers> {
  const since = sql`week >= ${from} AND ${inScope(scope)}`
  const [rows = []] = await db.batch([
    sql`WITH by_hours AS (SELECT hours, sum(n) AS n FROM appointment_confirm_hours WHERE ${since} GROUP BY hours),
          running AS (SELECT hours, sum(n) OVER (ORDER BY hours) AS up_to, sum(n) OVER () AS total FROM by_hours)
        SELECT week AS key, ${SUMS}, NULL AS medianHours FROM appointment_counts WHERE ${since} GROUP BY 1
        UNION ALL SELECT '', 0, 0, 0, 0, 0, 0, min(hours) FROM running WHERE up_to * 2 >= total
        ORDER BY 1`,
  ])
  const [median, ...weeks] = v.parse(v.tupleWithRest([medianRow], countRow), rows)
  return { weeks, medianHours: median.medianHours ?? undefined }
}
