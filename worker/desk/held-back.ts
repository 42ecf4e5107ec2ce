/**
 * Emails a brand's staff about quarantined leads. The first lead causes an email at once. Emails about further leads follow
 * at most once an hour.
 */
import type { BrandId } from '#shared/brand-id.ts'
import { CONTACT_FIELDS, type ContactValues } from '#shared/contact-texts.ts'
import { all, type Database, raw, type Sql, sql } from '#worker/db/database.ts'
import { queueHourly } from '#worker/db/mails.ts'
import { TURNSTILE_UNCHECKED } from '#worker/leads/inquiry.ts'
import { staffBrand } from '#worker/leads/scope.ts'
import { FLOOD_PERIOD_MS, MAX_FLOODED } from '#worker/leads/store.ts'

const MINUTE = 60_000
/**
 * Delay in ms before reporting a lead whose only problem is an unchecked Turnstile token. Until then, the check may still
 * release the lead.
 */
const TURNSTILE_MS = 2 * MINUTE
const MAX_QUOTED = 10

export interface HeldLead extends ContactValues {
  id: string
  topic: string
  reasons: string[]
  createdAt: string
}

export interface HeldBack {
  /** Unreported leads to quote in the email, oldest first. */
  leads: HeldLead[]
  total: number
  /** True if the brand has reached `MAX_FLOODED`. The site then rejects further inquiries that exceed the rate limit. */
  refuses: boolean
  /** SQL statement that marks all leads counted in `total` as reported. */
  reported: Sql
}

const before = (now: string, ms: number) => new Date(Date.parse(now) - ms).toISOString()

const unreported = (now: string) =>
  all([
    raw(`list = 'held' AND reported_at IS NULL`),
    sql`reasons <> ${TURNSTILE_UNCHECKED} OR created_at <= ${before(now, TURNSTILE_MS)}`,
  ])

export function queueHeldBack(now: string): Sql {
  return queueHourly(
    'held-back',
    sql`SELECT DISTINCT ${staffBrand()} AS staff FROM leads WHERE ${unreported(now)}`,
    now,
  )
}

interface Row extends Omit<HeldLead, 'reasons'> {
  reasons: string
  staff: BrandId
  total: number
  last: number
  flooded: number
}

export async function readHeldBack(db: Database, now: string): Promise<(brand: BrandId) => HeldBack | undefined> {
  const rows = await db.rows<Row>(sql`SELECT *, (SELECT count(*) FROM leads WHERE brand = staff
        AND created_at > ${before(now, FLOOD_PERIOD_MS)} AND instr(reasons, 'flood') > 0) AS flooded
      FROM (SELECT id, ${raw(CONTACT_FIELDS.join())}, topic, reasons, created_at AS createdAt, staff,
          row_number() OVER (PARTITION BY staff ORDER BY created_at, id) AS position,
          count(*) OVER (PARTITION BY staff) AS total, max(row) OVER (PARTITION BY staff) AS last
        FROM (SELECT *, rowid AS row, ${staffBrand()} AS staff FROM leads WHERE ${unreported(now)}))
      WHERE position <= ${MAX_QUOTED}`)
  const perBrand = Object.groupBy(rows, ({ staff }) => staff)
  return (brand) => {
    const found = perBrand[brand]
    const [first] = found ?? []
    if (!found || !first) return undefined
    return {
      leads: found.map((row) => ({ ...row, reasons: row.reasons.split(' ').filter(Boolean) })),
      total: first.total,
      refuses: first.flooded >= MAX_FLOODED,
      reported: sql`UPDATE leads SET reported_at = ${now}
        WHERE ${unreported(now)} AND rowid <= ${first.last} AND ${staffBrand()} = ${brand}`,
    }
  }
}
