/** The actions of staff on a lead. Each action changes the lead and adds its event in one transaction. */
import type { AppointmentActionName } from '#desk/appointment-models'
import type { ActionName, LeadList, NOT_LEAD_REASONS, WAYS } from '#desk/models'
import { dayOf } from '#shared/dates'
import type { VisitorEvent } from '#worker/appointments/appointment'
import { all, type Database, list, raw, type Sql, sql } from '#worker/db/database'
import type { LeadState } from '#worker/leads/lead'
import { inScope, type Scope } from '#worker/leads/scope'
import { DUE_FROM, dueDay } from '#worker/leads/waiting'
import { GIVE_UP_MS } from '#worker/mail/back-off'

export type Action =
  | { action: 'take' }
  /** Hands the lead to a colleague. @param text A note. */
  | { action: 'assign'; to: string; text?: string | undefined }
  /** Closes the lead. */
  | { action: 'answered'; way: (typeof WAYS)[number] }
  /** Moves the lead to the follow-up list, also after an answer. @param on ISO day. */
  | { action: 'follow-up'; on: string }
  | { action: 'note'; text: string }
  /** Closes the lead. */
  | { action: 'not-a-lead'; reason: (typeof NOT_LEAD_REASONS)[number] }
  /** Delivers a lead that was held back. */
  | { action: 'release' }
  /** Mails a lead to staff again. */
  | { action: 'mail-again' }
  | { action: 'reopen' }

/** The lists, and the delivery states if they matter, in which each action is possible. */
const ALLOWED: Record<ActionName, { lists: readonly LeadList[]; states?: readonly LeadState[] }> = {
  take: { lists: ['open', 'follow-up', 'held'] },
  assign: { lists: ['open', 'follow-up', 'held'] },
  answered: { lists: ['open', 'follow-up'] },
  'follow-up': { lists: ['open', 'follow-up', 'closed'], states: ['pending', 'sending', 'sent', 'failed'] },
  note: { lists: ['open', 'follow-up', 'held', 'closed'] },
  'not-a-lead': { lists: ['open', 'follow-up', 'held'] },
  release: { lists: ['held'] },
  'mail-again': { lists: ['open', 'follow-up', 'closed'], states: ['failed', 'sent'] },
  reopen: { lists: ['closed'] },
}

export function isAllowed(action: ActionName, lead: { list: string; state: string }): boolean {
  const { lists, states } = ALLOWED[action]
  return isIn(lists, lead.list) && (!states || isIn(states, lead.state))
}

const isIn = (names: readonly string[], name: string) => names.includes(name)

/** Puts a lead in the queue of the next sweep, with three days of attempts. @param now ISO time. */
function queued(now: string): Sql {
  const giveUpAt = new Date(Date.parse(now) + GIVE_UP_MS).toISOString()
  return sql`state = 'pending', next_attempt_at = ${now}, released_at = ${now}, give_up_at = ${giveUpAt}, lease_until = NULL,
    alerted_at = NULL, attempts = 0, delivery = NULL, delivery_at = NULL`
}

const OPENED_AGAIN = raw('closed_at = NULL, closed_as = NULL')

/** @param as The way of the answer, or the reason. */
export function closed(as: string, now: string): Sql {
  return sql`list = 'closed', closed_at = ${now}, closed_as = ${as}, follow_up_on = NULL`
}

/** Keeps the time of an earlier answer. */
export function answered(lead: { brand: string; due_from: string }, now: string): Sql {
  const isOnTime = dayOf(now) <= dueDay(lead.brand, lead.due_from) ? 1 : 0
  return sql`answered_on_time = coalesce(answered_on_time, ${isOnTime}), answered_at = coalesce(answered_at, ${now})`
}

interface Change {
  /** Assignments of an UPDATE. */
  set?: Sql
  /** The detail of the event. */
  detail?: string
}

/** @param now ISO time. */
function changeOf(action: Action, lead: { brand: string; due_from: string }, who: string, now: string): Change {
  switch (action.action) {
    case 'take':
      return { set: sql`assignee = ${who}` }
    case 'assign':
      return { set: sql`assignee = ${action.to}`, detail: action.to }
    case 'answered':
      return { set: sql`${closed(action.way, now)}, ${answered(lead, now)}`, detail: action.way }
    case 'follow-up':
      return { set: sql`list = 'follow-up', follow_up_on = ${action.on}, ${OPENED_AGAIN}`, detail: action.on }
    case 'not-a-lead':
      return { set: closed(action.reason, now), detail: action.reason }
    case 'reopen':
      return { set: sql`list = iif(state = 'quarantined', 'held', 'open'), ${OPENED_AGAIN}` }
    case 'release':
      return { set: sql`list = 'open', due_from = ${now}, ${queued(now)}` }
    case 'mail-again':
      return { set: queued(now) }
    case 'note':
      return {}
  }
}

export type ActionResult =
  | { outcome: 'done'; version: string }
  /** There is no such lead in the colleague's brands. */
  | { outcome: 'missing' }
  /** Somebody else acted on the lead since `version`. */
  | { outcome: 'changed' }
  /** The lead is in a list or state that does not allow the action. */
  | { outcome: 'refused' }

/**
 * @param version The lead's version that the colleague saw. Undefined: the latest.
 * @param now ISO time.
 */
export async function act(
  db: Database,
  scope: Scope,
  { id, version, action }: { id: string; version?: string | undefined; action: Action },
  now: string,
): Promise<ActionResult> {
  const lead = sql`id = ${id} AND ${inScope(scope)}`
  const [found] = await db.rows<{ brand: string; due_from: string }>(
    sql`SELECT brand, ${DUE_FROM} AS due_from FROM leads WHERE ${lead}`,
  )
  if (found === undefined) return { outcome: 'missing' }
  const { lists, states } = ALLOWED[action.action]
  const { set, detail = '' } = changeOf(action, found, scope.who, now)
  const event = crypto.randomUUID()
  const where = all([
    lead,
    version === undefined ? undefined : sql`version = ${version}`,
    sql`list IN (${list(lists)})`,
    states && sql`state IN (${list(states)})`,
  ])
  const [changed = [], , [current] = []] = await db.batch([
    sql`UPDATE leads SET version = ${event}, acted_at = ${now}, erasure_listed_at = NULL ${set ? sql`, ${set}` : raw('')}
        WHERE ${where} RETURNING version`,
    addEvents({ who: scope.who, action: action.action, detail, now }, sql`version = ${event} AND id = ${id}`),
    sql`SELECT version FROM leads WHERE ${lead}`,
    ...('text' in action && action.text
      ? [
          sql`INSERT INTO lead_notes (event, lead, text) SELECT version, id, ${action.text} FROM leads
             WHERE id = ${id} AND version = ${event}`,
        ]
      : []),
  ])
  if (changed.length > 0) return { outcome: 'done', version: event }
  if (current === undefined) return { outcome: 'missing' }
  const isChanged = version !== undefined && (current as { version: string }).version !== version
  return { outcome: isChanged ? 'changed' : 'refused' }
}

interface NewEvent {
  who: string
  action: ActionName | AppointmentActionName | VisitorEvent | 'viewed' | 'erased'
  detail?: string
  now: string
}

/** Adds an event to each lead that matches. The event of a change has the lead's new version as its id. */
export function addEvents({ who, action, detail = '', now }: NewEvent, leads: Sql): Sql {
  const changes = action !== 'viewed' && action !== 'erased'
  return sql`INSERT INTO lead_events (id, lead, brand, at, who, action, detail)
    SELECT ${raw(changes ? 'version' : 'lower(hex(randomblob(16)))')}, id, brand, ${now}, ${who}, ${action}, ${detail}
    FROM leads WHERE ${leads}`
}

/** On how many leads the colleague did this at this ISO time. */
export async function countEvents(
  db: Database,
  { who, ...scope }: Scope,
  action: NewEvent['action'],
  at: string,
): Promise<number> {
  const [found] = await db.rows<{ total: number }>(sql`SELECT count(*) AS total FROM lead_events
        WHERE who = ${who} AND at = ${at} AND action = ${action} AND ${inScope(scope)}`)
  return found?.total ?? 0
}

/** The statements of one action on all leads that match. Each lead gets a version and an event of its own. */
export function actOnAll({ who, action, detail = '', now }: NewEvent, set: Sql, leads: Sql): Sql[] {
  const batch = crypto.randomUUID()
  return [
    sql`UPDATE leads SET version = ${batch} || '-' || rowid, acted_at = ${now}, erasure_listed_at = NULL, ${set}
        WHERE ${leads} RETURNING id`,
    addEvents({ who, action, detail, now }, sql`acted_at = ${now} AND substr(version, 1, 36) = ${batch}`),
  ]
}

/** Mails all undelivered leads again. Returns how many. */
export async function mailAllFailed(db: Database, scope: Scope, now: string): Promise<number> {
  const failed = sql`state = 'failed' AND list <> 'closed' AND ${inScope(scope)}`
  const [changed = []] = await db.batch(actOnAll({ who: scope.who, action: 'mail-again', now }, queued(now), failed))
  return changed.length
}

/** Records that a colleague opened a lead. */
export function viewed({ who, ...scope }: Scope, id: string, now: string): Sql {
  return addEvents({ who, action: 'viewed', now }, sql`id = ${id} AND ${inScope(scope)}`)
}

/** Records an export. @param detail The list and its filters, without what was searched. */
export function exported({ who }: Scope, detail: string, now: string): Sql {
  return sql`INSERT INTO lead_events (id, lead, brand, at, who, action, detail)
    VALUES (${crypto.randomUUID()}, '', '', ${now}, ${who}, 'exported', ${detail})`
}

/**
 * Erases leads with their notes. Their events and counts stay, without personal data.
 * @param how `why` is "request", "age" for the end of the retention period, or "restore" if the lead was erased before a backup
 * was restored. `first` runs before in the same transaction.
 * @returns the ids of the erased leads
 */
export async function erase(
  db: Database,
  scope: Scope,
  leads: Sql,
  { why, now, first = [] }: { why: 'request' | 'age' | 'restore'; now: string; first?: readonly Sql[] },
): Promise<string[]> {
  const found = sql`${leads} AND ${inScope(scope)}`
  const results = await db.batch([
    ...first,
    addEvents({ who: scope.who, action: 'erased', detail: why, now }, found),
    sql`DELETE FROM leads WHERE ${found} RETURNING id`,
  ])
  return ((results.at(-1) ?? []) as { id: string }[]).map(({ id }) => id)
}
