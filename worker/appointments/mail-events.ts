/** Records MailChannels' delivery events about the mails of appointments. */
import { type Database, sql } from '#worker/db/database'
import type { MailEvent } from '#worker/leads/lead'

export interface FailedMail {
  id: string
  lead: string
  brand: string
}

export type RecordAppointmentMailEvents = (events: readonly MailEvent[]) => Promise<FailedMail[]>

/**
 * A mail that bounced is failed, so that staff get an alert. A delivered mail whose attempt had an unknown outcome is sent, so
 * that the visitor gets no second copy. An event may arrive before its attempt is recorded, and then the record is skipped. If an
 * earlier attempt may have caused the event, the mail that is being sent stays as it is, because later mails must wait for it.
 * Returns the mails that failed.
 */
export function createAppointmentMailEvents(db: Database): RecordAppointmentMailEvents {
  return async function recordAppointmentMailEvents(events) {
    const changed = await db.rows<
      FailedMail & { state: string }
    >(sql`UPDATE appointment_mails SET next_attempt_at = NULL, lease_until = NULL, alerted_at = NULL, content = '{}',
            state = iif(event.delivery = 'delivered', 'sent', 'failed'),
            sent_at = iif(event.delivery = 'delivered', event.at, sent_at),
            last_error = iif(event.delivery = 'delivered', NULL, event.delivery)
          FROM (SELECT value->>'id' AS id, value->>'delivery' AS delivery, value->>'at' AS at
            FROM json_each(${JSON.stringify(events)})) AS event
          WHERE appointment_mails.id = event.id AND attempts > 0
            AND (state = 'sent' AND event.delivery <> 'delivered' OR state = 'sending' AND unsure = 0
              OR state = 'pending' AND unsure > 0)
          RETURNING appointment_mails.id, lead, brand, state`)
    return changed.filter(({ state }) => state === 'failed').map(({ id, lead, brand }) => ({ id, lead, brand }))
  }
}
