/** One lead at the desk, with everything that is stored about it. */
import * as v from 'valibot'
import type { DeskLead, LeadEvent, RelatedLead } from '#desk/models'
import { type Database, type Sql, sql } from './database'
import { inScope, type Scope } from './scope'

const text = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
)

const leadRow = v.pipe(
  v.object({
    id: v.string(),
    brand: v.string(),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    phone_key: text,
    topic: v.string(),
    service: v.string(),
    asked_title: v.string(),
    message: v.string(),
    form_type: v.string(),
    masked: v.string(),
    page: v.string(),
    from_page: v.string(),
    referrer_host: v.string(),
    campaign: v.string(),
    follows: text,
    created_at: v.string(),
    due_from: text,
    state: v.string(),
    reasons: v.string(),
    attempts: v.number(),
    last_error: text,
    sent_at: text,
    delivery: text,
    delivery_at: text,
    version: v.string(),
    assignee: v.string(),
    follow_up_on: text,
    answered_at: text,
    closed_at: text,
    closed_as: text,
    list: v.picklist(['open', 'follow-up', 'held', 'closed']),
    request: v.string(),
  }),
  v.transform(({ masked, reasons, campaign, due_from, ...row }) => ({
    ...row,
    due_from: due_from || row.created_at,
    masked: masked.split(' ').filter(Boolean),
    reasons: reasons.split(' ').filter(Boolean),
    campaign: v.parse(v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {}), campaign),
  })),
)

const eventRow = v.object({
  id: v.string(),
  at: v.string(),
  who: v.string(),
  action: v.string(),
  detail: v.string(),
  note: text,
})

const erasedRow = v.object({ ...eventRow.entries, lead: v.string(), brand: v.string() })

const relatedRow = v.object({
  id: v.string(),
  brand: v.string(),
  topic: v.string(),
  created_at: v.string(),
  list: v.string(),
  closed_as: text,
})

/** Shorter phone numbers are too common to identify a person. */
export const PHONE_KEY_MIN = 7
const RELATED_MAX = 20

export interface ErasedLead {
  id: string
  brand: string
  /** Oldest first. */
  events: LeadEvent[]
}

export interface LeadRecord {
  lead: DeskLead
  /** Oldest first. */
  events: LeadEvent[]
  /** Newest first. */
  related: Omit<RelatedLead, 'brandName'>[]
}

/**
 * Undefined if there is no such lead in the colleague's brands.
 * @param first Statements to run before, in the same transaction.
 */
export async function readLead(
  db: Database,
  scope: Scope,
  id: string,
  first: readonly Sql[] = [],
): Promise<LeadRecord | undefined> {
  const person = (key: 'email_key' | 'phone_key') => ({ text: `SELECT ${key} FROM leads WHERE id = ?`, values: [id] })
  const results = await db.batch([
    ...first,
    sql`SELECT * FROM leads WHERE id = ${id} AND ${inScope(scope)}`,
    sql`SELECT lead_events.id, at, who, action, detail, text AS note
        FROM lead_events LEFT JOIN lead_notes ON lead_notes.event = lead_events.id
        WHERE lead_events.lead = ${id} AND ${inScope(scope)} ORDER BY seq`,
    sql`SELECT id, brand, topic, created_at, list, closed_as FROM leads
        WHERE (email_key = (${person('email_key')}) OR length(phone_key) >= ${PHONE_KEY_MIN} AND phone_key = (${person('phone_key')}))
          AND id <> ${id} AND ${inScope(scope)} ORDER BY created_at DESC LIMIT ${RELATED_MAX}`,
  ])
  const [[lead] = [], events = [], related = []] = results.slice(first.length)
  if (lead === undefined) return undefined
  return {
    lead: v.parse(leadRow, lead),
    events: v.parse(v.array(eventRow), events),
    related: v.parse(v.array(relatedRow), related),
  }
}

/**
 * Reads the facts that remain of an erased lead. Undefined if there is none in the colleague's brands.
 * @param leads The condition on the events of the lead. If several leads match, the one that was erased last counts.
 */
export async function readErased(db: Database, scope: Scope, leads: Sql): Promise<ErasedLead | undefined> {
  const [found = []] = await db.batch([
    sql`SELECT id, lead, brand, at, who, action, detail, NULL AS note FROM lead_events
        WHERE lead = (SELECT lead FROM lead_events WHERE ${leads} AND action = 'erased' AND ${inScope(scope)}
          ORDER BY seq DESC LIMIT 1)
        ORDER BY seq`,
  ])
  const events = v.parse(v.array(erasedRow), found)
  const [first] = events
  return first && { id: first.lead, brand: first.brand, events: events.map(({ lead, brand, ...event }) => event) }
}
