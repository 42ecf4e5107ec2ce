import * as v from 'valibot'
import { type CloseHeldView, type FilterFields, NOT_LEAD_REASONS } from '#desk/models.ts'
import { type Database, sql } from '#worker/db/database.ts'
import { closed } from '#worker/leads/events.ts'
import type { Scope } from '#worker/leads/scope.ts'
import { actOnAll } from './actions.ts'
import { listed } from './lists.ts'

/** Returns values that identify the leads to close. The confirmation form submits these values to `closeHeld`. */
export async function readHeld(db: Database, scope: Scope, filters: FilterFields) {
  const [found] =
    await db.rows(sql`SELECT count(*) AS count, coalesce(max(rowid), 0) AS newest, coalesce(max(created_at), '') AS newestAt,
          (SELECT coalesce(max(seq), 0) FROM lead_events) AS lastEvent
        FROM leads WHERE ${listed(scope, 'held', filters)}`)
  return found as Omit<CloseHeldView, 'kind' | 'filters'>
}

const whole = v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger())

export const closeHeldForm = v.object({
  count: whole,
  newest: whole,
  newestAt: v.string(),
  lastEvent: whole,
  reason: v.picklist(NOT_LEAD_REASONS),
})

/**
 * Closes the leads that the confirmation form counted. Skips leads that arrived or changed after the form was rendered. Compares
 * both row numbers and creation times, because SQLite may reuse the row number of an erased lead.
 */
export async function closeHeld(
  db: Database,
  scope: Scope,
  filters: FilterFields,
  { newest, newestAt, lastEvent, reason }: v.InferOutput<typeof closeHeldForm>,
  now: string,
): Promise<void> {
  const leads = sql`${listed(scope, 'held', filters)} AND rowid <= ${newest} AND created_at <= ${newestAt}
    AND NOT EXISTS (SELECT 1 FROM lead_events WHERE lead_events.id = leads.version AND seq > ${lastEvent})`
  await db.batch(actOnAll({ who: scope.who, action: 'not-a-lead', detail: reason, now }, closed(reason, now), leads))
}
