import { type Database, type Sql, sql } from '#worker/db/database.ts'
import { queueInquiryMails } from './inquiry-mails.ts'
import type { NewLead } from './lead.ts'
import { insertColumns, parseId } from './row.ts'

const MINUTE = 60_000
/** Within this time, a second submission of the same text is a duplicate, unless both have an idempotency key. */
const DUPLICATE_MS = 10 * MINUTE
/** Maximum number of leads with the reason "flood" that a brand stores per `FLOOD_PERIOD_MS`. */
export const MAX_FLOODED = 1_000
export const FLOOD_PERIOD_MS = 60 * MINUTE

export type LeadStore = ReturnType<typeof createLeadStore>

export function createLeadStore(db: Database, now: () => number = Date.now) {
  const at = (offset = 0) => new Date(now() + offset).toISOString()

  async function insert(lead: NewLead, isCapped: boolean): Promise<Sql> {
    const { names, values } = await insertColumns(lead)
    // Checks the limit `MAX_FLOODED` in the SQL statement that stores the lead, so that concurrent leads cannot exceed the
    // limit.
    const isBelowCap = sql`(SELECT count(*) FROM leads WHERE brand = ${lead.brand} AND created_at > ${at(-FLOOD_PERIOD_MS)}
      AND instr(reasons, 'flood') > 0) < ${MAX_FLOODED}`
    const isNew = sql`NOT EXISTS (SELECT 1 FROM leads WHERE digest = ${lead.digest} AND created_at > ${at(-DUPLICATE_MS)}
      AND (${lead.idempotencyKey ?? null} IS NULL OR idempotency_key IS NULL))`
    return sql`INSERT INTO leads (${names}, list, follows)
      SELECT ${values}, ${lead.isTest ? 'test' : lead.reasons.length > 0 ? 'held' : 'open'},
        (SELECT id FROM leads WHERE form_key = ${lead.formKey ?? null} AND brand = ${lead.brand} ORDER BY created_at, rowid LIMIT 1)
      WHERE ${isNew} ${isCapped ? sql`AND ${isBelowCap}` : sql``}
      ON CONFLICT DO NOTHING`
  }

  const released = (id: string): Sql[] => [
    sql`UPDATE leads SET list = 'open', reasons = '', released_at = ${at()}
        WHERE id = ${id} AND list = 'held' AND released_at IS NULL`,
    ...queueInquiryMails(sql`id = ${id}`, at()),
  ]

  return {
    /**
     * Stores a lead. Idempotent.
     * @param isCapped If true, does not store a lead with the reason "flood" once the brand has reached `MAX_FLOODED`.
     * @returns the stored lead's id, the original's id if the lead is a duplicate, or null if the cap is reached.
     * @throws if the write fails
     */
    async add(lead: NewLead, isCapped = true): Promise<string | null> {
      const { id, idempotencyKey: key = null, digest } = lead
      const counts = isCapped && lead.reasons.includes('flood')
      const results = await db.batch([
        await insert(lead, counts),
        ...queueInquiryMails(sql`id = ${id}`, at()),
        // Selects the new lead, or the earlier lead if the new lead is a duplicate.
        sql`SELECT id FROM leads WHERE id = ${id} OR idempotency_key = ${key}
              OR digest = ${digest} AND created_at > ${at(-DUPLICATE_MS)} AND (${key} IS NULL OR idempotency_key IS NULL)
            ORDER BY created_at, rowid LIMIT 1`,
      ])
      return parseId(results.at(-1)?.[0]) ?? (counts ? null : id)
    },

    /** Stores a lead that was already emailed to staff directly. Marks the queued email to staff as sent. */
    async addMailed(lead: NewLead): Promise<void> {
      await db.batch([
        await insert({ ...lead, reasons: [] }, false),
        ...released(lead.id),
        sql`UPDATE mails SET state = 'accepted', attempts = attempts + 1, sent_at = ${at()}, next_attempt_at = NULL,
              lease_until = NULL
            WHERE lead = ${lead.id} AND kind = 'inquiry' AND state IN ('due', 'claimed')`,
      ])
    },

    release: async (id: string) => void (await db.batch(released(id))),
  }
}
