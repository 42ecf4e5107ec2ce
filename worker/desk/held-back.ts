/** Mails leads that were held back to their brand's staff: the first one at once, then at most one mail per brand and hour. */
import { BRAND_IDS, getBrand } from '#brands/index'
import type { BrandId } from '#shared/brand-id'
import { all, raw, type Sql, sql } from '#worker/db/database'
import { TURNSTILE_UNCHECKED } from '#worker/leads/inquiry'
import type { HeldLead } from '#worker/leads/mailer'
import { staffBrand } from '#worker/leads/staff-brand'
import { log } from '#worker/log'
import { withMailDeadline } from '#worker/mail/deadline'
import { claimMail, rejected, type StaffMailParts } from './staff-mails'

const MINUTE = 60_000
const INTERVAL_MS = 60 * MINUTE
/** Turnstile's late answer may release a lead until then. */
const TURNSTILE_MS = 2 * MINUTE
/** Leads that one mail quotes. */
const MAX_QUOTED = 10

interface Row extends Omit<HeldLead, 'reasons'> {
  reasons: string
  staff: BrandId
  total: number
  /** Row number of the newest lead. */
  last: number
}

/** Each run uses one statement, and two more for each mail. */
export function createHeldBackReport({ db, mailer, now = Date.now }: StaffMailParts) {
  const before = (ms: number) => new Date(now() - ms).toISOString()

  function unreported(): Sql {
    return all([
      raw(`list = 'held'`),
      raw('alerted_at IS NULL'),
      raw(`instr(reasons, 'flood') = 0`),
      sql`reasons <> ${TURNSTILE_UNCHECKED} OR created_at <= ${before(TURNSTILE_MS)}`,
    ])
  }

  /** The oldest unreported leads of each brand whose latest mail is an hour old. */
  async function readUnreported(where: Sql) {
    const rows = await db.rows<Row>(sql`SELECT * FROM (
            SELECT id, name, email, phone, topic, message, reasons, created_at AS createdAt, staff,
              row_number() OVER (PARTITION BY staff ORDER BY created_at, id) AS position,
              count(*) OVER (PARTITION BY staff) AS total, max(row) OVER (PARTITION BY staff) AS last
            FROM (SELECT *, rowid AS row, ${staffBrand()} AS staff FROM leads WHERE ${where}))
          WHERE position <= ${MAX_QUOTED} AND NOT EXISTS (SELECT 1 FROM staff_mails
            WHERE kind = 'held-back' AND brand = staff AND slot >= ${before(INTERVAL_MS)})`)
    return Object.groupBy(rows, ({ staff }) => staff)
  }

  async function report(id: BrandId, rows: Row[], where: Sql) {
    const [{ total, last } = { total: 0, last: 0 }] = rows
    const leads = rows.map((row) => ({ ...row, reasons: row.reasons.split(' ').filter(Boolean) }))
    const time = before(0)
    const mail = { kind: 'held-back', brand: id, slot: time } as const
    if (!(await claimMail(db, mail, time, before(INTERVAL_MS)))) return
    const result = await withMailDeadline(() => mailer.heldBack({ leads, total }, getBrand(id)))
    if (result.outcome !== 'accepted') log('held-back-mail-not-sent', { brand: id, total, error: result.error })
    // After an unknown outcome, the mail is sent again in an hour.
    if (result.outcome === 'rejected') await db.rows(rejected(mail))
    if (result.outcome !== 'accepted') return
    await db.rows(
      sql`UPDATE leads SET alerted_at = ${time} WHERE ${where} AND rowid <= ${last} AND ${staffBrand()} = ${id}`,
    )
  }

  return async function reportHeldBack(): Promise<void> {
    const where = unreported()
    const perBrand = await readUnreported(where)
    for (const id of BRAND_IDS) {
      const leads = perBrand[id]
      if (leads) await report(id, leads, where)
    }
  }
}
