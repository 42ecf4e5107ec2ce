/** Stores one change of an appointment with its event and emails. */
import type { AppointmentActionName } from '#desk/appointment-models.ts'
import { all, raw, type Sql, sql } from '#worker/db/database.ts'
import { addEvents, type VisitorEvent } from '#worker/leads/events.ts'
import { type NewMail, queueAppointmentMails } from './mail-rows.ts'

export interface AppointmentChange {
  lead: string
  /** Id of the last change that the caller read. If the appointment has changed since, this change is not stored. */
  after: string
  /** Id of the new event. */
  event: string
  who: string
  action: AppointmentActionName | VisitorEvent
  detail: string
  /** SQL assignments for the appointment, and a condition on it. */
  set: Sql
  where: Sql
  /** SQL assignments for the lead, and a condition on it. */
  leadSet: Sql
  leadWhere: Sql
  mails: readonly NewMail[]
  /** ISO time. */
  now: string
}

/**
 * The first statement decides whether the change is stored, and returns a row if it is. The other statements depend on it, so
 * they all need one transaction.
 */
export function storeChange(change: AppointmentChange): Sql[] {
  const { lead, event, who, action, detail, now } = change
  const where = all([
    sql`lead = ${lead} AND change = ${change.after}`,
    change.where,
    sql`EXISTS (SELECT 1 FROM leads WHERE ${change.leadWhere})`,
  ])
  return [
    sql`UPDATE appointments SET change = ${event}, ${change.set} WHERE ${where} RETURNING change`,
    sql`UPDATE leads SET version = ${event}, acted_at = ${now}, erasure_listed_at = NULL, ${change.leadSet}
        WHERE id = ${lead} AND EXISTS (SELECT 1 FROM appointments WHERE lead = ${lead} AND change = ${event})`,
    addEvents({ who, action, detail, now }, sql`version = ${event} AND id = ${lead}`),
    ...queueAppointmentMails({ lead, event, now }, change.mails),
  ]
}

/** Raises the SEQUENCE and sets a new DTSTAMP, for a change that sends an email. */
export function restamped(now: string): Sql {
  return sql`sequence = sequence + 1, stamped_at = ${now}`
}

export function canceled(now: string): Sql {
  return sql`state = 'canceled', remind_at = NULL, ${restamped(now)}`
}

export const UNCHANGED = raw('state = state')
