/** Performs staff actions on leads. One transaction changes the lead and adds an entry to the lead's history. */
import type { ActionName, DeskLead, LeadList, NOT_LEAD_REASONS, WAYS } from '#desk/models.ts'
import { all, type Database, list, raw, type Sql, sql } from '#worker/db/database.ts'
import { canSendAgain, HAS_FAILED_MAIL, IS_REPORTED, NOT_SENT, queueMails, sendAgain } from '#worker/db/mails.ts'
import { type ActionResult, addEvents, answered, closed, type NewEvent } from '#worker/leads/events.ts'
import { IS_QUARANTINED, queueInquiryMails } from '#worker/leads/inquiry-mails.ts'
import { inScope, type Scope } from '#worker/leads/scope.ts'
import { DUE_FROM } from '#worker/leads/waiting.ts'

export type Action =
  | { action: 'take' }
  /** Assigns the lead to the staff member with the email address `to`. `text` is an optional note. */
  | { action: 'assign'; to: string; text?: string | undefined }
  | { action: 'answered'; way: (typeof WAYS)[number] }
  /** Moves the lead to the follow-up list, even if staff have already replied to it. `on` is an ISO date. */
  | { action: 'follow-up'; on: string }
  | { action: 'note'; text: string }
  | { action: 'not-a-lead'; reason: (typeof NOT_LEAD_REASONS)[number] }
  | { action: 'release' }
  | { action: 'mail-again'; mail: string }
  | { action: 'reopen' }

/** The lists in which each action is allowed. Actions with `isReleased` are not allowed on quarantined leads. */
const ALLOWED: Record<ActionName, { lists: readonly LeadList[]; isReleased?: true }> = {
  take: { lists: ['open', 'follow-up', 'held'] },
  assign: { lists: ['open', 'follow-up', 'held'] },
  answered: { lists: ['open', 'follow-up'] },
  'follow-up': { lists: ['open', 'follow-up', 'closed'], isReleased: true },
  note: { lists: ['open', 'follow-up', 'held', 'closed'] },
  'not-a-lead': { lists: ['open', 'follow-up', 'held'] },
  release: { lists: ['held'] },
  'mail-again': { lists: ['open', 'follow-up', 'closed'], isReleased: true },
  reopen: { lists: ['closed'] },
}

export function isAllowed(
  action: ActionName,
  { list, reasons, released_at }: Pick<DeskLead, 'list' | 'reasons' | 'released_at'>,
): boolean {
  const { lists, isReleased } = ALLOWED[action]
  return lists.includes(list) && (!isReleased || reasons.length === 0 || released_at !== '')
}

const OPENED_AGAIN = raw('closed_at = NULL, closed_as = NULL')

interface Change {
  set?: Sql
  detail?: string
}

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
      return { set: sql`list = iif(${IS_QUARANTINED}, 'held', 'open'), ${OPENED_AGAIN}` }
    case 'release':
      return { set: sql`list = 'open', released_at = ${now}` }
    case 'mail-again':
    case 'note':
      return {}
  }
}

/** @param version The version of the lead that the staff member saw. If undefined, the action applies to any version. */
export async function act(
  db: Database,
  scope: Scope,
  { id, version, action }: { id: string; version?: string | undefined; action: Action },
  now: string,
): Promise<ActionResult> {
  const lead = sql`id = ${id} AND ${inScope(scope)}`
  const [found] = await db.rows<{ brand: string; due_from: string; mail: string | null }>(
    sql`SELECT brand, ${DUE_FROM} AS due_from, (SELECT kind || ' ' || recipient FROM mails WHERE mails.id = ${'mail' in action ? action.mail : ''}) AS mail
        FROM leads WHERE ${lead}`,
  )
  if (found === undefined) return { outcome: 'missing' }
  const { lists, isReleased } = ALLOWED[action.action]
  const { set, detail = found.mail ?? '' } = changeOf(action, found, scope.who, now)
  const event = crypto.randomUUID()
  const where = all([
    lead,
    version === undefined ? undefined : sql`version = ${version}`,
    sql`list IN (${list(lists)})`,
    isReleased && sql`NOT ${IS_QUARANTINED}`,
    action.action === 'mail-again' &&
      sql`EXISTS (SELECT 1 FROM mails WHERE id = ${action.mail} AND lead = leads.id AND ${canSendAgain(now)})`,
  ])
  const isDone = sql`id = ${id} AND version = ${event}`
  const [changed = [], , [current] = []] = await db.batch([
    sql`UPDATE leads SET version = ${event}, acted_at = ${now}, erasure_listed_at = NULL ${set ? sql`, ${set}` : raw('')}
        WHERE ${where} RETURNING version`,
    addEvents({ who: scope.who, action: action.action, detail, now }, isDone),
    sql`SELECT version FROM leads WHERE ${lead}`,
    ...('text' in action && action.text
      ? [
          sql`INSERT INTO lead_notes (event, lead, text) SELECT version, id, ${action.text} FROM leads
             WHERE ${isDone}`,
        ]
      : []),
    ...(action.action === 'release' ? queueInquiryMails(isDone, now) : []),
    ...(action.action === 'assign' && action.to !== scope.who
      ? [
          queueMails(
            sql`SELECT ${`assigned-${event}`}, 'assigned', brand, id, 'colleague', ${action.to}, '{}', NULL FROM leads WHERE ${isDone}`,
            now,
          ),
        ]
      : []),
    ...(action.action === 'mail-again'
      ? [sendAgain(sql`id = ${action.mail} AND EXISTS (SELECT 1 FROM leads WHERE ${isDone})`, now)]
      : []),
  ])
  if (changed.length > 0) return { outcome: 'done', version: event }
  if (current === undefined) return { outcome: 'missing' }
  const isChanged = version !== undefined && (current as { version: string }).version !== version
  return { outcome: isChanged ? 'changed' : 'refused' }
}

/** Returns the number of leads that the staff member changed with `action` at exactly the time `at`. */
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

/**
 * @param then Receives a SQL condition that selects the changed leads, and returns additional statements to run in the same
 * transaction.
 */
export function actOnAll(
  { who, action, detail = '', now }: NewEvent,
  set: Sql,
  leads: Sql,
  then: (changed: Sql) => Sql[] = () => [],
): Sql[] {
  const batch = crypto.randomUUID()
  const changed = sql`acted_at = ${now} AND substr(version, 1, 36) = ${batch}`
  return [
    sql`UPDATE leads SET version = ${batch} || '-' || rowid, acted_at = ${now}, erasure_listed_at = NULL, ${set}
        WHERE ${leads} RETURNING id`,
    addEvents({ who, action, detail, now }, changed),
    ...then(changed),
  ]
}

/** Resends the failed emails about leads in the "Failed" list if possible. Returns the number of leads with resent emails. */
export async function mailAllFailed(db: Database, scope: Scope, now: string): Promise<number> {
  const failed = sql`${NOT_SENT} AND ${IS_REPORTED} AND ${canSendAgain(now)}`
  const leads = sql`${HAS_FAILED_MAIL} AND id IN (SELECT lead FROM mails WHERE ${failed}) AND ${inScope(scope)}`
  const [changed = []] = await db.batch(
    actOnAll({ who: scope.who, action: 'mail-again', now }, raw('list = list'), leads, (done) => [
      sendAgain(sql`${failed} AND lead IN (SELECT id FROM leads WHERE ${done})`, now),
    ]),
  )
  return changed.length
}

export function viewed({ who, ...scope }: Scope, id: string, now: string): Sql {
  return addEvents({ who, action: 'viewed', now }, sql`id = ${id} AND ${inScope(scope)}`)
}

/**
 * Returns a SQL statement that adds a CSV export to the desk's history.
 * @param detail List name and filters, without the search text.
 */
export function exported({ who }: Scope, detail: string, now: string): Sql {
  return sql`INSERT INTO lead_events (id, lead, brand, at, who, action, detail)
    VALUES (${crypto.randomUUID()}, '', '', ${now}, ${who}, 'exported', ${detail})`
}

/**
 * Erases leads, but keeps their history and counts without personal data.
 * @param how `why` is "request", "age" if the retention period ended, or "restore" if a restored backup brought the leads
 * back. `first` contains SQL statements that run first in the same transaction.
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
