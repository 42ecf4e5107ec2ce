/** What staff do with leads. Values in statements are words of our own lists, checked ids, and nothing else. */
import type { BrandId } from '#shared/brand-id'
import type { LeadState } from '#worker/leads/lead'
import type { Query, Row } from './database.ts'

export interface Filter {
  state?: LeadState | undefined
  brand?: BrandId | undefined
}

export const LIST_MAX = 50
const EXPORT_PAGE = 500
const ID_START = /^[0-9a-f-]{4,36}$/i

const NOW = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
const GIVE_UP = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+3 days')`

/** From which states a lead may be sent (again). */
const WAYS = { release: ['quarantined'], resend: ['failed', 'sent'] } satisfies Record<string, LeadState[]>
export type Way = keyof typeof WAYS

/** Columns that mean something outside the database, in the order people read them. */
export const EXPORTED = (
  'id state brand created_at name email phone service message form_type page referrer_host campaign masked reasons ' +
  'follows attempts unsure next_attempt_at give_up_at released_at last_error sent_at alerted_at delivery delivery_at'
).split(' ')

/** The newest, at most 50, and how many there are of each state. */
export async function list(query: Query, filter: Filter): Promise<{ leads: Row[]; counts: Row[] }> {
  const [leads = [], counts = []] = await query(
    `SELECT id, state, brand, created_at, name FROM leads ${where(filter)} ORDER BY created_at DESC, id LIMIT ${LIST_MAX};
     SELECT state, count(*) AS count FROM leads ${where(filter)} GROUP BY state ORDER BY state`,
  )
  return { leads, counts }
}

/** @throws Error when the beginning of an id is that of no lead, or of several. */
export async function find(query: Query, start: string | undefined): Promise<Row> {
  if (!start || !ID_START.test(start)) throw new Error('Name an inquiry by at least four characters of its id')
  const [found = []] = await query(
    `SELECT ${EXPORTED.join()} FROM leads WHERE substr(id, 1, ${start.length}) = '${start.toLowerCase()}' LIMIT 2`,
  )
  const [lead, other] = found
  if (!lead) throw new Error(`No inquiry begins with ${start}`)
  if (other) throw new Error(`Several inquiries begin with ${start}: give more of the id`)
  return lead
}

/** The next sweep takes it, and tries for three days, at first a minute apart. */
export async function send(query: Query, way: Way, { id, state }: Row): Promise<void> {
  const from = WAYS[way].map((name) => `'${name}'`).join(', ')
  const [changed = []] = await query(
    `UPDATE leads SET state = 'pending', next_attempt_at = ${NOW}, released_at = ${NOW}, give_up_at = ${GIVE_UP},
       lease_until = NULL, alerted_at = NULL, attempts = 0, delivery = NULL, delivery_at = NULL
     WHERE id = '${id}' AND state IN (${from}) RETURNING id`,
  )
  if (changed.length === 0) throw new Error(`${id} is ${state}; ${way} is for ${WAYS[way].join(' and ')} ones`)
}

export async function remove(query: Query, { id }: Row): Promise<void> {
  await query(`DELETE FROM leads WHERE id = '${id}'`)
}

/** The oldest first. By id within a moment, so that no page repeats or leaves out one. */
export async function exported(query: Query, filter: Filter): Promise<Row[]> {
  const all: Row[] = []
  for (let page: Row[]; ; all.push(...page)) {
    const last = all.at(-1)
    const after = last ? `(created_at, id) > ('${last.created_at}', '${last.id}')` : undefined
    const sql = `SELECT ${EXPORTED.join()} FROM leads ${where(filter, after)} ORDER BY created_at, id LIMIT ${EXPORT_PAGE}`
    page = (await query(sql))[0] ?? []
    if (page.length === 0) return all
  }
}

function where({ state, brand }: Filter, after?: string): string {
  const terms = [state && `state = '${state}'`, brand && `brand = '${brand}'`, after].filter(Boolean)
  return terms.length > 0 ? `WHERE ${terms.join(' AND ')}` : ''
}
