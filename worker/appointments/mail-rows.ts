/**
 * Builds SQL statements that queue emails about a change to an appointment. Run the statements in the transaction that
 * stores the change.
 */
import type { AppointmentMailKind } from '#desk/mail-kinds.ts'
import { raw, type Sql, sql } from '#worker/db/database.ts'
import { IS_ABOUT_APPOINTMENT, kindsWith, queueMails, type Recipient } from '#worker/db/mails.ts'
import type { AppointmentMailContent } from './appointment.ts'

/** SQL expression that builds the content of an appointment email as JSON. Needs the joined tables `appointments` and `leads`. */
export const CONTENT =
  raw(`json_object('visitor', json_object('name', leads.name, 'email', leads.email, 'phone', leads.phone),
  'topic', leads.topic, 'service', coalesce(iif(json_valid(leads.request), leads.request->>'service', NULL), ''), 'place', place, 'startsAt', starts_at,
  'endsAt', ends_at, 'colleague', colleague, 'sequence', sequence, 'stampedAt', stamped_at)`)

export interface NewMail {
  kind: AppointmentMailKind
  recipient: Recipient
  /** The email address of the email's recipient, if the recipient is a staff member. */
  colleague?: string
  content?: Partial<AppointmentMailContent>
  giveUpAt?: string
}

interface ChangedAppointment {
  lead: string
  event: string
  now: string
}

/**
 * A new invitation or cancellation replaces unsent emails to the same person, so an outdated email never arrives after
 * a newer one. A cancellation is not sent to people who have received no email about the appointment.
 */
export function queueAppointmentMails({ lead, event, now }: ChangedAppointment, mails: readonly NewMail[]): Sql[] {
  if (mails.length === 0) return []
  const rows = JSON.stringify(
    mails.map(({ kind, recipient, colleague = '', content = {}, giveUpAt = null }, index) => ({
      ...{ id: `${event}-${index}`, kind, recipient, colleague, giveUpAt },
      content: colleague === '' ? content : { ...content, colleague },
    })),
  )
  const isStored = sql`EXISTS (SELECT 1 FROM appointments WHERE lead = ${lead} AND change = ${event})`
  return [
    // Withdraws older unsent emails, but does not clear `lease_until`. If the worker is sending an older email right now, the
    // new email therefore waits until that attempt ends.
    sql`UPDATE mails SET state = 'withdrawn', next_attempt_at = NULL
        WHERE lead = ${lead} AND state IN ('due', 'claimed') AND ${IS_ABOUT_APPOINTMENT} AND ${isStored}
          AND EXISTS (SELECT 1 FROM json_each(${rows}) AS mail WHERE mail.value->>'kind' IN (${kindsWith(({ calendar }) => calendar)})
            AND mail.value->>'recipient' = recipient AND mail.value->>'colleague' = colleague)`,
    queueMails(
      sql`SELECT mail.value->>'id', mail.value->>'kind', appointments.brand, lead, mail.value->>'recipient',
          mail.value->>'colleague', json_patch(${CONTENT}, mail.value->'content'), mail.value->>'giveUpAt'
        FROM appointments JOIN leads ON leads.id = lead JOIN json_each(${rows}) AS mail
        WHERE lead = ${lead} AND change = ${event} AND (mail.value->>'kind' NOT IN ('canceled', 'handed-over') OR EXISTS (
          SELECT 1 FROM mails WHERE mails.lead = ${lead} AND mails.recipient = mail.value->>'recipient' AND ${IS_ABOUT_APPOINTMENT}
            AND mails.colleague = mail.value->>'colleague' AND (mails.attempts > 0 OR mails.unknowns > 0)))`,
      now,
    ),
  ]
}
