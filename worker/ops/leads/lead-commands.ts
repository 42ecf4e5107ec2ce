/** The statements of `npm run leads`. They contain no values but validated options and ids, so they need no escaping. */
import type { BrandId } from '#shared/brand-id'
import type { LeadState } from '#worker/leads/lead'
import type { Query, Row } from './database.ts'

export interface Filter {
  state?: LeadState | undefined
  brand?: BrandId | undefined
}

export const LIST_MAX = 50
const EXPORT_PAGE = 500
const ID_START = /^[0-9a-f]{4,32}$/

const NOW = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
const GIVE_UP = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+3 days')`

/** The states in which each action is allowed. */
const ALLOWED_STATES = { release: ['quarantined'], resend: ['failed', 'sent'] } satisfies Record<string, LeadState[]>
export type LeadAction = keyof typeof ALLOWED_STATES

/** All columns except the keys that detect duplicates. */
export const EXPORT_COLUMNS = (
  'id state brand created_at name email phone service asked_service asked_title message form_type page from_page ' +
  'referrer_host campaign masked reasons ' +
  'follows attempts unsure next_attempt_at give_up_at released_at last_error sent_at alerted_at delivery delivery_at'
).split(' ')

/** Returns the newest leads, at most LIST_MAX, and the number of leads per state. */
export async function listLeads(query: Query, filter: Filter): Promise<{ leads: Row[]; counts: Row[] }> {
  const [leads = [], counts = []] = await query(
    `SELECT id, state, brand, created_at, name, asked_title, from_page FROM leads ${where(filter)} ORDER BY created_at DESC, id LIMIT ${LIST_MAX};
     SELECT state, count(*) AS count FROM leads ${where(filter)} GROUP BY state ORDER BY state`,
  )
  return { leads, counts }
}

/**
 * @param start The start of an id, or a reference number. Its dashes do not matter.
 * @throws Error if no lead, or more than one, has an id that starts with `start`
 */
export async function findLead(query: Query, start: string | undefined): Promise<Row> {
  const digits = start?.replaceAll('-', '').toLowerCase() ?? ''
  if (!ID_START.test(digits)) throw new Error('Give the reference, or at least four characters of the inquiry’s id')
  const [found = []] = await query(
    `SELECT ${EXPORT_COLUMNS.join()} FROM leads WHERE substr(replace(id, '-', ''), 1, ${digits.length}) = '${digits}' LIMIT 2`,
  )
  const [lead, other] = found
  if (!lead) throw new Error(`No inquiry has an id that starts with ${start}. Run list to see the ids`)
  if (other) throw new Error(`Several inquiries have an id that starts with ${start}. Give more characters of the id`)
  return lead
}

/** Queues the lead for the next sweep, with a full three days of attempts. @throws Error if its state does not allow it */
export async function requeueLead(query: Query, action: LeadAction, { id, state }: Row): Promise<void> {
  const allowed = ALLOWED_STATES[action]
  const [changed = []] = await query(
    `UPDATE leads SET state = 'pending', next_attempt_at = ${NOW}, released_at = ${NOW}, give_up_at = ${GIVE_UP},
       lease_until = NULL, alerted_at = NULL, attempts = 0, delivery = NULL, delivery_at = NULL
     WHERE id = '${id}' AND state IN (${allowed.map((name) => `'${name}'`).join()}) RETURNING id`,
  )
  if (changed.length === 0)
    throw new Error(`Cannot ${action} ${id} because it is ${state}. Only ${allowed.join(' and ')} inquiries allow this`)
}

export async function deleteLead(query: Query, { id }: Row): Promise<void> {
  await query(`DELETE FROM leads WHERE id = '${id}'`)
}

/** Returns all leads, oldest first. Pages are ordered by time and id, so that no lead is repeated or left out. */
export async function readAllLeads(query: Query, filter: Filter): Promise<Row[]> {
  const all: Row[] = []
  for (let page: Row[]; ; all.push(...page)) {
    const last = all.at(-1)
    const after = last ? `(created_at, id) > ('${last.created_at}', '${last.id}')` : undefined
    const sql = `SELECT ${EXPORT_COLUMNS.join()} FROM leads ${where(filter, after)} ORDER BY created_at, id LIMIT ${EXPORT_PAGE}`
    page = (await query(sql))[0] ?? []
    if (page.length === 0) return all
  }
}

function where({ state, brand }: Filter, after?: string): string {
  const terms = [state && `state = '${state}'`, brand && `brand = '${brand}'`, after].filter(Boolean)
  return terms.length > 0 ? `WHERE ${terms.join(' AND ')}` : ''
}
