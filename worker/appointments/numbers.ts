/** Counts appointments per week, including appointments for erased leads. The counts contain no personal data. */
import type { AppointmentCount } from '#desk/appointment-models.ts'
import { type Database, raw, sql } from '#worker/db/database.ts'
import { hoursBetween, medianHours } from '#worker/leads/hours.ts'
import { inScope, type Scope } from '#worker/leads/scope.ts'

const COUNTS = raw(
  [
    ['requested', 'requested'],
    ['confirm', 'confirmed'],
    ['move', 'moved'],
    ['cancel', 'canceled'],
    ['canceled-by-visitor', 'canceledByVisitor'],
    ['no-show', 'noShow'],
  ]
    .map(([what, name]) => `count(*) FILTER (WHERE what = '${what}') AS ${name}`)
    .join(),
)

/** Counts each appointment request in the week of its inquiry. Counts every other event in the week when the event happened. */
const HAPPENED = sql`SELECT week, brand, 'requested' AS what,
    (SELECT ${hoursBetween('created_at', 'min(at)')} FROM lead_events
      WHERE lead = counted_leads.id AND action = 'confirm' HAVING count(*) > 0) AS hours
  FROM counted_leads WHERE requested
  UNION ALL SELECT date(at, '-5 hours', '-6 days', 'weekday 1'), brand, action, NULL FROM lead_events
  WHERE action IN ('confirm', 'move', 'cancel', 'canceled-by-visitor', 'no-show')`

/** Returns the appointment counts for each week, oldest week first. @param from ISO date of the Monday of the first week. */
export async function readAppointmentNumbers(db: Database, scope: Scope, from: string) {
  const weeks = await db.rows<
    AppointmentCount & { hours: string }
  >(sql`SELECT week AS key, ${COUNTS}, coalesce(group_concat(hours), '') AS hours FROM (${HAPPENED})
        WHERE week >= ${from} AND ${inScope(scope)} GROUP BY 1 ORDER BY 1`)
  return {
    weeks: weeks.map(({ hours, ...week }): AppointmentCount => week),
    medianHours: medianHours(weeks),
  }
}
