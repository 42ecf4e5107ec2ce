import * as v from 'valibot'
import type { DeskLead, DeskMail, LeadEvent, RelatedLead } from '#desk/models.ts'
import { brandName } from '#worker/brand/brand.ts'
import { type Database, raw, type Sql, sql } from '#worker/db/database.ts'
import { mailsOf } from '#worker/db/mails.ts'
import { inScope, type Scope } from '#worker/leads/scope.ts'

const campaignOf = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {})

/** Minimum number of digits in a phone number that identifies a person. */
export const PHONE_KEY_MIN = 7
const RELATED_MAX = 20

export interface ErasedLead {
  id: string
  brand: string
  /** The lead's events, oldest first. */
  events: LeadEvent[]
}

export interface LeadRecord {
  lead: DeskLead
  /** The lead's events, oldest first. */
  events: LeadEvent[]
  /** Other leads from the same person, newest first. */
  related: RelatedLead[]
  /** Emails about the lead, newest first. */
  mails: DeskMail[]
}

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean)

function leadOf(row: object): DeskLead {
  const fields: Record<string, string> = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value ?? '']),
  )
  return {
    ...(fields as unknown as DeskLead),
    due_from: fields.released_at || fields.created_at || '',
    masked: words(fields.masked),
    reasons: words(fields.reasons),
    campaign: v.parse(campaignOf, fields.campaign),
  }
}

/**
 * Returns undefined if the staff member may not see the lead.
 * @param first SQL statements to run before the read in the same transaction.
 */
export async function readLead(
  db: Database,
  scope: Scope,
  id: string,
  now: string,
  first: readonly Sql[] = [],
): Promise<LeadRecord | undefined> {
  const own = (key: 'email_key' | 'phone_key') => sql`(SELECT ${raw(key)} FROM leads WHERE id = ${id})`
  const results = await db.batch([
    ...first,
    sql`SELECT * FROM leads WHERE id = ${id} AND list <> 'test' AND ${inScope(scope)}`,
    sql`SELECT lead_events.id, at, who, action, detail, coalesce(text, '') AS note
        FROM lead_events LEFT JOIN lead_notes ON lead_notes.event = lead_events.id
        WHERE lead_events.lead = ${id} AND ${inScope(scope)} ORDER BY seq`,
    sql`SELECT id, brand, topic, created_at, list, coalesce(closed_as, '') AS closed_as FROM leads
        WHERE (email_key = ${own('email_key')} OR length(phone_key) >= ${PHONE_KEY_MIN} AND phone_key = ${own('phone_key')})
          AND id <> ${id} AND ${inScope(scope)} ORDER BY created_at DESC LIMIT ${RELATED_MAX}`,
    mailsOf(sql`lead = ${id}`, now),
  ])
  const [[lead] = [], events, related, mails] = results.slice(first.length)
  if (!lead) return undefined
  return {
    lead: leadOf(lead),
    events: events as LeadEvent[],
    related: (related as Omit<RelatedLead, 'brandName'>[]).map((one) => ({ ...one, brandName: brandName(one.brand) })),
    mails: mails as DeskMail[],
  }
}

/**
 * Reads an erased lead's history. Returns undefined if the staff member may not see the brand.
 * @param leads SQL condition. If several erased leads match, the most recently erased lead is used.
 */
export async function readErased(db: Database, scope: Scope, leads: Sql): Promise<ErasedLead | undefined> {
  const events = await db.rows<
    LeadEvent & { lead: string; brand: string }
  >(sql`SELECT id, lead, brand, at, who, action, detail, '' AS note FROM lead_events
        WHERE lead = (SELECT lead FROM lead_events WHERE ${leads} AND action = 'erased' AND ${inScope(scope)}
          ORDER BY seq DESC LIMIT 1)
        ORDER BY seq`)
  const [first] = events
  return first && { id: first.lead, brand: first.brand, events }
}
