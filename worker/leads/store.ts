/** Leads in D1. The only statements that touch the table. */
import type { BrandId } from '#shared/brand-id'
import type { ContactInput } from '#shared/contact'

export interface Lead extends ContactInput {
  id: string
  brand: BrandId
  /** Which form it came from, such as "contact" or "home". */
  formType: string
  /** ISO */
  createdAt: string
}

export interface LeadStore {
  /** Resolves once the row is written; throws when it is not. */
  add(lead: Lead): Promise<void>
  markSent(id: string, at: string): Promise<void>
  /** The lead stays pending; the attempt and what went wrong are on record. */
  markAttempt(id: string, error: string): Promise<void>
}

export function createLeadStore(db: D1Database): LeadStore {
  return {
    async add(lead) {
      await db
        .prepare(
          `INSERT INTO leads (id, brand, name, email, phone, service, message, form_type, created_at, state)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending')`,
        )
        .bind(
          lead.id,
          lead.brand,
          lead.name,
          lead.email,
          lead.phone,
          lead.service,
          lead.message,
          lead.formType,
          lead.createdAt,
        )
        .run()
    },
    async markSent(id, at) {
      await db
        .prepare(
          `UPDATE leads SET state = 'sent', sent_at = ?, attempts = attempts + 1, last_error = NULL WHERE id = ?`,
        )
        .bind(at, id)
        .run()
    },
    async markAttempt(id, error) {
      await db
        .prepare(`UPDATE leads SET attempts = attempts + 1, last_error = ? WHERE id = ?`)
        .bind(error.slice(0, 500), id)
        .run()
    },
  }
}
