/** SQL that adds entries to a lead's history, and SQL that marks leads as answered or closed. */
import type { AppointmentActionName } from '#desk/appointment-models.ts'
import type { ActionName } from '#desk/models.ts'
import { dayOf } from '#shared/dates.ts'
import { raw, type Sql, sql } from '#worker/db/database.ts'
import { dueDay } from './waiting.ts'

/** Events that a visitor triggers through an appointment link. */
export type VisitorEvent = 'asked-another-time' | 'canceled-by-visitor'

export type ActionResult =
  | { outcome: 'done'; version: string }
  /** The action failed because the lead does not exist or the staff member may not see the lead's brand. */
  | { outcome: 'missing' }
  /** The action failed because someone changed the lead after the staff member loaded it. */
  | { outcome: 'changed' }
  /** The action failed because it is not allowed for leads in this list or state. */
  | { outcome: 'refused' }

/** @param as Code for how the lead was closed, such as `phone` (answered by phone), `spam` or `no-show` (missed appointment). */
export function closed(as: string, now: string): Sql {
  return sql`list = 'closed', closed_at = ${now}, closed_as = ${as}, follow_up_on = NULL`
}

/** SQL assignments that mark a lead as answered. A second reply does not change the time of the first reply. */
export function answered(lead: { brand: string; due_from: string }, now: string): Sql {
  const isOnTime = dayOf(now) <= dueDay(lead.brand, lead.due_from) ? 1 : 0
  return sql`answered_on_time = coalesce(answered_on_time, ${isOnTime}), answered_at = coalesce(answered_at, ${now})`
}

export interface NewEvent {
  who: string
  action: ActionName | AppointmentActionName | VisitorEvent | 'viewed' | 'erased'
  detail?: string
  now: string
}

/** Adds an event to each matching lead. If the action changes the lead, the event's id is the lead's new version. */
export function addEvents({ who, action, detail = '', now }: NewEvent, leads: Sql): Sql {
  const changes = action !== 'viewed' && action !== 'erased'
  return sql`INSERT INTO lead_events (id, lead, brand, at, who, action, detail)
    SELECT ${raw(changes ? 'version' : 'lower(hex(randomblob(16)))')}, id, brand, ${now}, ${who}, ${action}, ${detail}
    FROM leads WHERE ${leads}`
}
