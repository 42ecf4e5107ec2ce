/** Queues two emails about a stored inquiry. One email goes to staff, and one goes to the visitor. */
import { brands } from '#brands/index.ts'
import { all, list, raw, type Sql, sql } from '#worker/db/database.ts'
import { queueMails } from '#worker/db/mails.ts'

const DAY_MS = 24 * 60 * 60_000
/** Daily limits on confirmation emails, to keep the form from being used to flood a person's mailbox. */
const MAX_PER_ADDRESS = 2
const MAX_PER_BRAND = 300

export const IS_QUARANTINED = raw(`(reasons <> '' AND released_at IS NULL)`)

/**
 * Returns SQL statements that queue emails about leads. Run the statements after the leads are stored or released, in the
 * same transaction.
 * @param leads SQL condition that selects the leads.
 */
export function queueInquiryMails(leads: Sql, now: string): Sql[] {
  const at = (offset: number) => new Date(Date.parse(now) + offset).toISOString()
  const where = sql`${leads} AND NOT ${IS_QUARANTINED}`
  // Compares kinds of email instead of ids, because a resent email has a new id.
  const isNew = (kind: 'inquiry' | 'confirmation') =>
    sql`NOT EXISTS (SELECT 1 FROM mails WHERE mails.lead = leads.id AND kind = ${kind})`
  const confirming = list(brands.filter(({ confirmation }) => confirmation).map(({ id }) => id))
  const isAllowed = all([
    raw(`list <> 'test'`),
    sql`brand IN (${confirming})`,
    sql`(SELECT count(*) FROM mails WHERE kind = 'confirmation' AND mails.brand = leads.brand AND created_at > ${at(-DAY_MS)})
      < ${MAX_PER_BRAND}`,
    sql`(SELECT count(*) FROM (SELECT 1 FROM leads AS other JOIN mails ON mails.lead = other.id
        WHERE other.email_key = leads.email_key AND kind = 'confirmation' AND mails.created_at > ${at(-DAY_MS)}
        LIMIT ${MAX_PER_ADDRESS})) < ${MAX_PER_ADDRESS}`,
  ])
  return [
    queueMails(
      sql`SELECT id || '-office', 'inquiry', brand, id, 'office', '', '{}', NULL FROM leads
        WHERE ${where} AND ${isNew('inquiry')}`,
      now,
    ),
    queueMails(
      sql`SELECT id || '-visitor', 'confirmation', brand, id, 'visitor', '', '{}', ${at(DAY_MS)} FROM leads
        WHERE ${where} AND ${isAllowed} AND ${isNew('confirmation')}`,
      now,
    ),
  ]
}
