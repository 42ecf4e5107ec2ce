/** Claims mails to a brand's staff in D1 before they are sent, so that two runs do not send the same one. */

import { type Database, type Sql, sql } from '#worker/db/database'
import { MAIL_DEAD_MS } from '#worker/leads/health-check'
import type { Mailer } from '#worker/leads/mailer'

export interface StaffMailParts {
  db: Database
  mailer: Mailer
  now?: () => number
}

type Kind = 'morning' | 'held-back' | 'refused'

interface Slot {
  kind: Kind
  brand: string
  /** ISO day or time. */
  slot: string
}

/**
 * @param after The claim fails unless the latest slot is earlier than this one. By default, `slot`.
 * @param now ISO time.
 * @returns true if this run has to send the mail
 */
export async function claimMail(
  db: Database,
  { kind, brand, slot }: Slot,
  now: string,
  after = slot,
): Promise<boolean> {
  const claimed =
    await db.rows(sql`INSERT INTO staff_mails (kind, brand, slot, claimed_at) VALUES (${kind}, ${brand}, ${slot}, ${now})
        ON CONFLICT (kind, brand) DO UPDATE SET slot = excluded.slot, claimed_at = excluded.claimed_at, settled = 0
          WHERE slot < ${after} RETURNING slot`)
  return claimed.length > 0
}

/** Records that the mail was sent. */
export function settled({ kind, brand, slot }: Slot): Sql {
  return sql`UPDATE staff_mails SET settled = 1 WHERE kind = ${kind} AND brand = ${brand} AND slot = ${slot}`
}

/** Gives up the claim of a mail that MailChannels rejected, so that the next run sends it. */
export function rejected({ kind, brand, slot }: Slot): Sql {
  return sql`UPDATE staff_mails SET slot = '' WHERE kind = ${kind} AND brand = ${brand} AND slot = ${slot}`
}

/** True if another run is about to send the mail, and may still fail. */
export async function isBeingSent(db: Database, { kind, brand, slot }: Slot, now: string): Promise<boolean> {
  const dead = new Date(Date.parse(now) - MAIL_DEAD_MS).toISOString()
  const [found] = await db.rows<{
    busy: number
  }>(sql`SELECT slot = '' OR settled = 0 AND claimed_at > ${dead} AS busy FROM staff_mails
        WHERE kind = ${kind} AND brand = ${brand} AND slot IN ('', ${slot})`)
  return found?.busy === 1
}
