import * as v from 'valibot'
import { type Database, raw, type Sql, sql } from '#worker/db/database.ts'
import { log } from '#worker/log.ts'
import { GIVE_UP_MS, MAX_UNKNOWNS, MAX_WAIT_MS } from './back-off.ts'
import { type ClaimedMail, claimedMail } from './kinds/kind.ts'

/**
 * Time in ms for which a run reserves an email. Longer than it takes to send a group of emails and record the attempts, even
 * with retries.
 */
export const LEASE_MS = 2 * 60_000

/** The result of one attempt to send an email. Times are ISO times. */
export interface Attempt {
  id: string
  /** Number of the attempt to send the email. If the database has a higher number, another worker has reserved the email. */
  attempts: number
  state: 'due' | 'accepted' | 'unknown' | 'failed' | 'withdrawn'
  nextAttemptAt?: string
  error?: string
  sentAt?: string
  providerId?: string | undefined
  unknown?: 0 | 1
}

/**
 * SQL for an email's new content. Clears the content if `isSettled` is true and the lead no longer exists, for example after
 * erasure.
 */
export const keptContent = (isSettled: Sql) =>
  sql`iif(${isSettled} AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = mails.lead), '{}', content)`

/**
 * Reserves due emails for sending. Brands take turns so that one brand's emails do not delay another brand's emails. Skips
 * an email while another email about the same lead is being sent to the same person.
 * @param where An additional SQL condition.
 * @param now The current time in ms since 1970.
 */
export async function claim(db: Database, where: Sql, limit: number, now: number): Promise<ClaimedMail[]> {
  const at = (offset = 0) => new Date(now + offset).toISOString()
  // Ignores a reservation or retry time that is too far in the future, because it comes from a worker with a wrong clock.
  const isLeased = sql`lease_until BETWEEN ${at(1)} AND ${at(2 * LEASE_MS)}`
  const isWaiting = sql`next_attempt_at BETWEEN ${at(1)} AND ${at(MAX_WAIT_MS)}`
  const rows = await db.rows(sql`UPDATE mails SET state = 'claimed', attempts = attempts + 1,
      unknowns = unknowns + (state = 'claimed'), lease_until = ${at(LEASE_MS)},
      give_up_at = iif(attempts > 0, give_up_at, min(coalesce(give_up_at, ${at(GIVE_UP_MS)}), ${at(GIVE_UP_MS)}))
    WHERE id IN (SELECT id FROM (
        SELECT id, next_attempt_at, row_number() OVER (PARTITION BY brand ORDER BY next_attempt_at, rowid) AS turn
        FROM mails AS mail
        WHERE (state = 'due' AND NOT ${isWaiting} OR state = 'claimed' AND NOT ${isLeased} AND unknowns + 1 < ${MAX_UNKNOWNS})
          AND ${where}
          AND NOT EXISTS (SELECT 1 FROM mails AS other WHERE mail.lead <> '' AND other.lead = mail.lead
            AND other.recipient = mail.recipient AND other.colleague = mail.colleague AND other.id <> mail.id
            AND other.${isLeased}))
      ORDER BY turn, next_attempt_at LIMIT ${limit})
    RETURNING id, kind, brand, lead, recipient, colleague, content, attempts, unknowns, give_up_at AS giveUpAt`)
  return rows.flatMap((row) => {
    const { success, output, issues } = v.safeParse(claimedMail, row)
    if (success) return [output]
    // Skips a malformed row of the `mails` table. After three attempts, the state of the row becomes `unknown`.
    log('mail-unreadable', { mail: (row as { id: string }).id, fields: issues.map((issue) => v.getDotPath(issue)) })
    return []
  })
}

/**
 * Gives up on an email after too many attempts whose outcome was not recorded, for example because the worker was killed
 * each time.
 */
export function giveUpLost(now: string): Sql {
  return sql`UPDATE mails SET state = 'unknown', unknowns = unknowns + 1, last_error = 'no response', lease_until = NULL,
      next_attempt_at = NULL, alerted_at = NULL, content = ${keptContent(raw('true'))}
    WHERE state = 'claimed' AND lease_until <= ${now} AND unknowns + 1 >= ${MAX_UNKNOWNS}
    RETURNING id, kind, lead, brand`
}

/**
 * Returns a SQL statement that records attempts and returns the ids of the recorded emails. Skips an email that another
 * worker has reserved since the attempt. An email keeps its state if a delivery event or a withdrawal changed the state
 * during the attempt. A withdrawn email that MailChannels accepted counts as accepted.
 */
export function recordAttempts(attempts: readonly Attempt[]): Sql {
  const isOurs = raw(`mails.state = 'claimed'`)
  return sql`UPDATE mails SET lease_until = NULL, unknowns = mails.unknowns + coalesce(attempt.unknown, 0),
      state = iif(${isOurs} OR mails.state = 'withdrawn' AND attempt.state = 'accepted', attempt.state, mails.state),
      next_attempt_at = iif(${isOurs}, attempt.next_attempt_at, NULL),
      last_error = iif(${isOurs}, iif(attempt.error = 'too late', coalesce(last_error, 'too late'), attempt.error), last_error),
      alerted_at = iif(${isOurs} AND attempt.state IN ('failed', 'unknown'), NULL, alerted_at),
      sent_at = coalesce(attempt.sent_at, mails.sent_at), provider_id = coalesce(attempt.provider_id, mails.provider_id),
      content = ${keptContent(raw(`attempt.state <> 'due'`))}
    FROM (SELECT value->>'id' AS id, value->>'attempts' AS attempts, value->>'state' AS state,
        value->>'nextAttemptAt' AS next_attempt_at, value->>'error' AS error, value->>'sentAt' AS sent_at,
        value->>'providerId' AS provider_id, value->>'unknown' AS unknown
      FROM json_each(${JSON.stringify(attempts)})) AS attempt
    WHERE mails.id = attempt.id AND mails.attempts = attempt.attempts AND mails.lease_until IS NOT NULL
    RETURNING mails.id`
}
