/** The statements that queue mails about a change in its transaction. */
import { raw, type Sql, sql } from '#worker/db/database'
import { GIVE_UP_MS } from '#worker/mail/back-off'
import type { AppointmentMailContent, AppointmentMailKind, Recipient } from './appointment'

/** The content of a mail, as JSON of AppointmentMailContent, from the joined rows of an appointment and its lead. */
export const CONTENT =
  raw(`json_object('visitor', json_object('name', leads.name, 'email', leads.email, 'phone', leads.phone),
  'topic', leads.topic, 'service', coalesce(leads.request->>'service', ''), 'place', place, 'startsAt', starts_at,
  'endsAt', ends_at, 'colleague', colleague, 'sequence', sequence, 'stampedAt', stamped_at)`)

export interface NewMail {
  kind: AppointmentMailKind
  recipient: Recipient
  /** The email address, if the recipient is a colleague. Two colleagues may get mails about one change. */
  colleague?: string
  /** Replaces these fields of the content. */
  content?: Partial<AppointmentMailContent>
  /** ISO time after which the mail has no purpose. */
  until?: string
}

interface ChangedAppointment {
  lead: string
  /** Id of the event. */
  event: string
  /** ISO time. */
  now: string
}

/**
 * Queues the mails if the change was stored. Mails with an invitation or a cancellation replace earlier mails to the same
 * person that were not sent, so that no earlier state arrives later.
 */
export function queueMails({ lead, event, now }: ChangedAppointment, mails: readonly NewMail[]): Sql[] {
  if (mails.length === 0) return []
  const giveUpAt = new Date(Date.parse(now) + GIVE_UP_MS).toISOString()
  const rows = JSON.stringify(
    mails.map(({ kind, recipient, colleague, content = {}, until = giveUpAt }, index) => ({
      ...{ id: `${event}-${index}`, kind, recipient, colleague: colleague ?? '' },
      content: colleague === undefined ? content : { ...content, colleague },
      giveUpAt: [until, giveUpAt].sort()[0],
    })),
  )
  const isStored = sql`EXISTS (SELECT 1 FROM appointments WHERE lead = ${lead} AND change = ${event})`
  return [
    sql`UPDATE appointment_mails SET replaced = 1, state = iif(state = 'pending', 'superseded', state),
          content = iif(state = 'pending', '{}', content), next_attempt_at = NULL
        WHERE lead = ${lead} AND state IN ('pending', 'sending') AND ${isStored}
          AND EXISTS (SELECT 1 FROM json_each(${rows}) AS mail WHERE mail.value->>'kind' <> 'change-asked'
            AND mail.value->>'recipient' = recipient
            AND (recipient <> 'colleague' OR mail.value->>'colleague' = content->>'colleague'))`,
    sql`INSERT INTO appointment_mails (id, lead, brand, kind, recipient, content, created_at, next_attempt_at, give_up_at)
        SELECT mail.value->>'id', lead, appointments.brand, mail.value->>'kind', mail.value->>'recipient',
          json_patch(${CONTENT}, mail.value->'content'), ${now}, ${now}, mail.value->>'giveUpAt'
        FROM appointments JOIN leads ON leads.id = lead JOIN json_each(${rows}) AS mail
        WHERE lead = ${lead} AND change = ${event}`,
  ]
}
