/** The statements on the queue of mails about appointments. It works like the delivery of leads. */
import * as v from 'valibot'
import { BRAND_IDS } from '#brands/index'
import { type Database, raw, sql } from '#worker/db/database'
import type { Attempt } from '#worker/leads/lead'
import type { AlertLead } from '#worker/leads/mailer'
import { parseRows } from '#worker/leads/row'
import { log } from '#worker/log'
import { GIVE_UP_MS } from '#worker/mail/back-off'
import { type AppointmentMail, MAIL_KINDS, mailContent, RECIPIENTS } from './appointment'

const MINUTE = 60_000
/** Longer than three groups of mails with ten seconds each, and the retries of their records. */
const LEASE_MS = 2 * MINUTE
/** Between two alerts about the same failed mails, if the outcome of the first is unknown. */
const ALERT_INTERVAL_MS = 60 * MINUTE
/** Age at which staff get an alert about a mail that was attempted but not sent. */
const LATE_MS = 60 * MINUTE
/** Mails in one alert. */
const MAX_LISTED = 100

const claimedRow = v.pipe(
  v.object({
    id: v.string(),
    lead: v.string(),
    brand: v.picklist(BRAND_IDS),
    kind: v.picklist(MAIL_KINDS),
    recipient: v.picklist(RECIPIENTS),
    content: v.pipe(v.string(), v.parseJson(), mailContent),
    unsure: v.number(),
    /** Number of attempts, including this one. */
    attempts: v.number(),
    give_up_at: v.string(),
  }),
  v.transform(({ give_up_at, ...rest }) => ({ ...rest, giveUpAt: give_up_at })),
)

/** A mail that is leased for one attempt. */
export type ClaimedMail = v.InferOutput<typeof claimedRow> & Pick<AppointmentMail, 'link'>

const workRow = v.object({ reminders: v.number(), due: v.number(), alerts: v.number() })

const isDue = (now: string) =>
  sql`(state = 'pending' AND next_attempt_at <= ${now} OR state = 'sending' AND lease_until <= ${now})`
/** A mail is in one alert when it is late, and in one when it failed. @param late ISO time. */
const isToAlert = (now: string, late: string) =>
  sql`alerted_at IS NULL AND (state = 'failed' AND coalesce(next_attempt_at, '') <= ${now}
    OR state = 'pending' AND attempts > 0 AND created_at <= ${late})`
/** Mails without a purpose once the appointment has started. */
const NEEDS_START = raw(`kind IN ('confirmed', 'moved', 'reminder')`)
/** The time, or the start of the appointment if the mail has no purpose after that. */
const lastAttempt = (time: string) => sql`iif(${NEEDS_START}, min(content->>'startsAt', ${time}), ${time})`
const idsIn = (ids: readonly string[]) => sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

export function createOutboxStore(db: Database, now: () => number) {
  const at = (offset = 0) => new Date(now() + offset).toISOString()

  /** Marks an unreadable mail as failed, so that staff get an alert about it. Its brand may no longer exist. */
  async function parseOrFail(found: readonly unknown[]): Promise<ClaimedMail[]> {
    const [mails, unreadable] = parseRows(claimedRow, found, (mail, fields) =>
      log('appointment-mail-unreadable', { mail, fields }),
    )
    if (unreadable.length > 0)
      await db.rows(sql`UPDATE appointment_mails SET state = 'failed', last_error = 'unreadable', content = '{}', lease_until = NULL,
        next_attempt_at = NULL, alerted_at = NULL WHERE state = 'sending' AND ${idsIn(unreadable)}`)
    return mails
  }

  return {
    /** Reads the work of a run in one statement. */
    async work() {
      const time = at()
      const [found] = await db.rows(sql`SELECT
        EXISTS (SELECT 1 FROM appointments WHERE remind_at <= ${time}) AS reminders,
        EXISTS (SELECT 1 FROM appointment_mails WHERE ${isDue(time)}) AS due,
        EXISTS (SELECT 1 FROM appointment_mails WHERE ${isToAlert(time, at(-LATE_MS))}) AS alerts`)
      return v.parse(workRow, found)
    },

    /**
     * Leases up to `limit` due mails, the oldest first. A mail waits while another one about the same appointment is being sent
     * to the same recipient.
     */
    async claim(limit: number): Promise<ClaimedMail[]> {
      const time = at()
      const [dropped = [], claimed = []] = await db.batch([
        sql`UPDATE appointment_mails SET state = iif(replaced, 'superseded', 'failed'), content = '{}', lease_until = NULL,
              next_attempt_at = NULL, alerted_at = NULL, last_error = iif(replaced, last_error, 'too late')
            WHERE ${isDue(time)} AND (replaced OR ${NEEDS_START} AND give_up_at <= ${time} AND content->>'startsAt' <= ${time})
            RETURNING id, lead, brand, state`,
        sql`UPDATE appointment_mails SET state = 'sending', lease_until = ${at(LEASE_MS)}, attempts = attempts + 1,
              unsure = unsure + (state = 'sending')
            WHERE id IN (SELECT id FROM appointment_mails AS mail WHERE ${isDue(time)} AND NOT EXISTS (
                SELECT 1 FROM appointment_mails AS other WHERE other.lead = mail.lead AND other.recipient = mail.recipient
                  AND other.id <> mail.id AND other.state = 'sending' AND other.lease_until > ${time})
              ORDER BY next_attempt_at, rowid LIMIT ${limit})
            RETURNING id, lead, brand, kind, recipient, content, unsure, attempts, give_up_at`,
      ])
      for (const { state, id, ...rest } of dropped as Record<string, string>[])
        if (state === 'failed') log('appointment-mail-failed', { mail: id, ...rest, error: 'too late' })
      return parseOrFail(claimed)
    },

    /** Records attempts. Skips mails that another worker has claimed since. Returns the recorded ids. */
    async record(attempts: readonly Attempt[]): Promise<string[]> {
      const recorded = await db.rows<{ id: string }>(sql`UPDATE appointment_mails
        SET state = iif(replaced AND attempt.state <> 'sent', 'superseded', attempt.state), lease_until = NULL,
          content = iif(attempt.state = 'pending' AND NOT replaced, content, '{}'),
          alerted_at = iif(attempt.state = 'failed', NULL, alerted_at),
          next_attempt_at = iif(replaced, NULL, attempt.next_attempt_at), last_error = attempt.error,
          sent_at = attempt.sent_at, unsure = appointment_mails.unsure + attempt.unsure
        FROM (SELECT value->>'id' AS id, value->>'attempts' AS attempts, value->>'state' AS state,
            value->>'nextAttemptAt' AS next_attempt_at, value->>'error' AS error, value->>'sentAt' AS sent_at,
            value->>'unsure' AS unsure FROM json_each(${JSON.stringify(attempts)})) AS attempt
        WHERE appointment_mails.id = attempt.id AND appointment_mails.state = 'sending'
          AND appointment_mails.attempts = attempt.attempts
        RETURNING appointment_mails.id`)
      return recorded.map(({ id }) => id)
    },

    /** Late and failed mails without an alert. */
    toAlert() {
      return db.rows<AlertLead & { mail: string }>(sql`SELECT id AS mail, lead AS id, brand, created_at AS createdAt,
          attempts, coalesce(last_error, '') AS lastError FROM appointment_mails
        WHERE ${isToAlert(at(), at(-LATE_MS))} ORDER BY created_at LIMIT ${MAX_LISTED}`)
    },

    /** @param isAccepted False if the outcome of the alert is unknown. It is then sent again in an hour, if mails failed. */
    async markAlerted(ids: readonly string[], isAccepted: boolean): Promise<void> {
      await db.rows(sql`UPDATE appointment_mails SET alerted_at = iif(${isAccepted ? 1 : 0} OR state <> 'failed', ${at()}, NULL),
        next_attempt_at = iif(state = 'failed', ${at(ALERT_INTERVAL_MS)}, next_attempt_at) WHERE ${idsIn(ids)}`)
    },

    /** Restarts the three days of attempts while no mail can be sent. Writes each mail at most once an hour. */
    async extendRetries(): Promise<void> {
      await db.rows(sql`UPDATE appointment_mails SET give_up_at = ${lastAttempt(at(GIVE_UP_MS))}
        WHERE state IN ('pending', 'sending') AND give_up_at < ${lastAttempt(at(GIVE_UP_MS - 60 * MINUTE))}`)
    },
  }
}
