/** Finds emails that did not reach their recipients and alerts the operator, at most once an hour. */
import { DEFAULT_BRAND } from '#brands/index.ts'
import type { DeskMail } from '#desk/models.ts'
import { type Database, type Sql, sql } from '#worker/db/database.ts'
import { hourBefore, IS_REPORTED, NOT_SENT, queueHourly } from '#worker/db/mails.ts'

const MAX_LISTED = 100

/**
 * SQL condition for emails that the next alert lists. No earlier alert listed the email. The email failed, may have failed,
 * or is still being retried after an hour.
 */
const isToAlert = (now: string) =>
  sql`${IS_REPORTED} AND alerted_at IS NULL
    AND (${NOT_SENT} OR state = 'due' AND attempts > 0 AND created_at <= ${hourBefore(now)})`

export function queueAlert(now: string): Sql {
  const brands = sql`SELECT ${DEFAULT_BRAND.id} AS staff WHERE EXISTS (SELECT 1 FROM mails WHERE ${isToAlert(now)})`
  return queueHourly('alert', brands, now)
}

export interface LateMail extends Omit<DeskMail, 'canSendAgain' | 'needsStaff' | 'sentAt'> {
  brand: string
  /** Id of the lead. Empty if the email is about several leads. */
  lead: string
}

export type LateMails = Awaited<ReturnType<typeof readLateMails>>

export async function readLateMails(db: Database, now: string) {
  const mails = await db.rows<LateMail & { total: number }>(sql`SELECT id, kind, recipient, brand, lead, state,
      created_at AS createdAt, coalesce(last_error, '') AS lastError, coalesce(delivery, '') AS delivery,
      count(*) OVER () AS total
    FROM mails WHERE ${isToAlert(now)} ORDER BY created_at LIMIT ${MAX_LISTED}`)
  const states = JSON.stringify(mails.map(({ id, state }) => [id, state]))
  // Does not mark an email as alerted if its state changed after it was read. The next alert then lists the new state.
  const alerted = sql`UPDATE mails SET alerted_at = ${now}
    WHERE (id, state) IN (SELECT value->>0, value->>1 FROM json_each(${states}))`
  return { mails, total: mails[0]?.total ?? 0, alerted }
}
