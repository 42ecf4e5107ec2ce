import type { AppointmentActionName } from '#desk/appointment-models.ts'
import { all, raw, type Sql, sql } from '#worker/db/database.ts'
import { addEvents, type VisitorEvent } from '#worker/leads/events.ts'
import { type NewMail, queueAppointmentMails } from './mail-rows.ts'

export interface AppointmentChange {
  lead: string
  /** Id of the latest change that the caller read. If the appointment has changed since, the new change is not stored. */
  after: string
  event: string
  who: string
  action: AppointmentActionName | VisitorEvent
  detail: string
  /** `set` contains SQL assignments for the appointment. `where` is a further SQL condition on the appointment. */
  set: Sql
  where: Sql
  /** `leadSet` contains SQL assignments for the appointment's lead. `leadWhere` is a further SQL condition on the lead. */
  leadSet: Sql
  leadWhere: Sql
  mails: readonly NewMail[]
  now: string
}

/**
 * Returns SQL statements that change an appointment. The first statement stores the change. The other statements depend on
 * its success, so run all statements in one transaction.
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

/** SQL assignments for a change that queues an email. They set the SEQUENCE and DTSTAMP of the email's calendar file. */
export function restamped(now: string): Sql {
  return sql`sequence = sequence + 1, stamped_at = ${now}`
}

export function canceled(now: string): Sql {
  return sql`state = 'canceled', remind_at = NULL, ${restamped(now)}`
}

export const UNCHANGED = raw('state = state')
