/** The lists of leads: their order, filters, search and counts. A page starts after the last lead of the one before. */
import * as v from 'valibot'
import { COUNT_MAX, type ListName } from '#desk/models'
import { parseRequest } from '#worker/appointments/request'
import { all, type Database, raw, type Sql, sql } from './database'
import { inScope, type Scope } from './scope'
import { referenceTerm, searchTerms } from './search-terms'
import { DUE_FROM, lateLeads } from './waiting'

export interface Filters {
  brand?: string | undefined
  /** A service's title, as stored with the lead. */
  topic?: string | undefined
  form?: string | undefined
  /** ISO times: from the first, before the second. */
  from?: string | undefined
  to?: string | undefined
  /** Words that the lead contains. */
  search?: string | undefined
}

export const PAGE_SIZE = 50
/** Leads of one part of an export. 100,000 leads then take 41 of the 50 statements that a request may use. */
const EXPORT_PART = 2500
/** Bytes of messages after which a part ends. A message has up to 20 kB, and the other columns of a part up to about 1 MB. */
const EXPORT_PART_BYTES = 3_500_000
const CURSOR_GAP = '~'

interface List {
  where: (who: string) => Sql
  /** The index that has the list in its order. */
  index: string
  /** The column that sorts the list. Leads with the same value are sorted by id. */
  order: 'created_at' | 'follow_up_on'
  newestFirst?: true
}

const LIST: Record<ListName, List> = {
  open: { where: () => raw(`list = 'open'`), index: 'leads_by_list', order: 'created_at' },
  mine: {
    where: (who) => sql`assignee = ${who} AND list IN ('open', 'follow-up')`,
    index: 'leads_by_assignee',
    order: 'created_at',
  },
  'follow-up': { where: () => raw(`list = 'follow-up'`), index: 'leads_by_follow_up', order: 'follow_up_on' },
  held: { where: () => raw(`list = 'held'`), index: 'leads_by_list', order: 'created_at', newestFirst: true },
  failed: { where: () => raw(`state = 'failed' AND list <> 'closed'`), index: 'leads_by_state', order: 'created_at' },
  closed: { where: () => raw(`list = 'closed'`), index: 'leads_by_list', order: 'created_at', newestFirst: true },
  all: { where: () => raw('true'), index: 'leads_by_time', order: 'created_at', newestFirst: true },
}

const orEmpty = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
)
const listedRow = v.pipe(
  v.object({
    id: v.string(),
    brand: v.string(),
    name: v.string(),
    topic: v.string(),
    start: v.string(),
    created_at: v.string(),
    due_from: v.string(),
    answered_at: orEmpty,
    state: v.string(),
    reasons: v.string(),
    last_error: orEmpty,
    assignee: v.string(),
    follow_up_on: orEmpty,
    closed_as: orEmpty,
    list: v.picklist(['open', 'follow-up', 'held', 'closed']),
    request: v.string(),
    cursor: orEmpty,
  }),
  v.transform(
    ({ created_at, due_from, answered_at, reasons, last_error, follow_up_on, closed_as, request, ...row }) => ({
      ...row,
      reasons: reasons.split(' ').filter(Boolean),
      createdAt: created_at,
      dueFrom: due_from,
      answeredAt: answered_at,
      lastError: last_error,
      followUpOn: follow_up_on,
      closedAs: closed_as,
      wish: parseRequest(request)?.wishes[0],
    }),
  ),
)

const COLUMNS = sql`leads.id, leads.brand, leads.name, leads.topic, substr(leads.message, 1, 160) AS start, created_at, state, reasons,
  last_error, assignee, follow_up_on, closed_as, list, request, answered_at, ${DUE_FROM} AS due_from`

function filterConditions(scope: Scope, { brand, topic, form, from, to }: Filters): Sql[] {
  return [
    inScope(scope),
    ...(brand ? [sql`brand = ${brand}`] : []),
    ...(topic ? [sql`topic = ${topic}`] : []),
    ...(form ? [sql`form_type = ${form}`] : []),
    ...(from ? [sql`created_at >= ${from}`] : []),
    ...(to ? [sql`created_at < ${to}`] : []),
  ]
}

/** The condition on held leads that match the filters. The filters do not include a search. */
export function heldLeads(scope: Scope, filters: Filters): Sql {
  return all([LIST.held.where(scope.who), ...filterConditions(scope, filters)])
}

/** The leads of a list that match the filters, without a search. */
function listed(scope: Scope, name: ListName, filters: Filters): Sql {
  const { where, index } = LIST[name]
  return sql`FROM leads INDEXED BY ${raw(index)} WHERE ${all([where(scope.who), ...filterConditions(scope, filters)])}`
}

/** A search finds leads of all lists. A reference number is the start of an id. Otherwise the full-text index narrows it down first, because it has no exact filters. */
function found(scope: Scope, search: string, filters: Filters): Sql {
  const { brand, topic, form, from, to } = filters
  const reference = referenceTerm('leads.id', search)
  if (reference) {
    const where = all([reference, ...filterConditions(scope, filters).map(ofLeads)])
    return sql`FROM leads CROSS JOIN lead_search ON lead_search.rowid = leads.rowid WHERE ${where}`
  }
  const terms = searchTerms(search, {
    ...(brand ? { brand: [brand] } : scope.brands && { brand: scope.brands }),
    ...(topic && { topic: [topic] }),
    ...(form && { form_type: [form] }),
  })
  if (terms === undefined) return raw('FROM leads JOIN lead_search ON false WHERE false')
  const times = all([from ? sql`created_at >= ${from}` : undefined, to ? sql`created_at < ${to}` : undefined])
  const bound = (bound: 'min' | 'max') =>
    sql`(SELECT ${raw(bound)}(rowid) FROM leads INDEXED BY leads_by_time WHERE ${times})`
  const range = from || to ? sql`lead_search.rowid BETWEEN ${bound('min')} AND ${bound('max')}` : undefined
  const where = all([sql`lead_search MATCH ${terms}`, range, ...filterConditions(scope, filters).map(ofLeads)])
  return sql`FROM lead_search CROSS JOIN leads ON leads.rowid = lead_search.rowid WHERE ${where}`
}

/** Names the table of columns that the full-text index has too. */
function ofLeads({ text, values }: Sql): Sql {
  return { text: text.replace(/\b(?:brand|topic|form_type)\b/g, 'leads.$&'), values }
}

interface Part {
  /** Cursor of the last lead of the part before. */
  after?: string | undefined
  limit: number
  columns?: Sql
}

/**
 * Each row has a cursor, with which the next part starts after it. It holds the values that sort the lead, because the lead
 * may be erased or leave the list before the next part is read.
 */
function listStatement(scope: Scope, name: ListName, filters: Filters, { after, limit, columns = COLUMNS }: Part): Sql {
  if (filters.search) {
    const next = after ? sql`AND lead_search.rowid < CAST(${after} AS INTEGER)` : raw('')
    return sql`SELECT ${columns}, CAST(leads.rowid AS TEXT) AS cursor ${found(scope, filters.search, filters)} ${next}
      ORDER BY lead_search.rowid DESC LIMIT ${limit}`
  }
  const { order, newestFirst } = LIST[name]
  const [sign, direction] = newestFirst ? [raw('<'), raw('DESC')] : [raw('>'), raw('ASC')]
  const key = raw(order)
  const [value = '', id = ''] = after?.split(CURSOR_GAP) ?? []
  const next = after ? sql`AND (${key}, id) ${sign} (${value}, ${id})` : raw('')
  return sql`SELECT ${columns}, ${key} || ${CURSOR_GAP} || id AS cursor ${listed(scope, name, filters)} ${next}
    ORDER BY ${key} ${direction}, id ${direction} LIMIT ${limit}`
}

/**
 * All columns of a list's leads in its order, a part at a time, so that an export of any size fits into memory.
 * @param columns Separated by commas.
 */
export async function* readAll(db: Database, scope: Scope, name: ListName, filters: Filters, columns: string) {
  const named = raw(columns.replace(/\w+/g, 'leads.$&'))
  const withBytes = sql`${named}, length(CAST(leads.message AS BLOB)) AS bytes`
  for (let after: string | undefined; ; ) {
    const next = listStatement(scope, name, filters, { after, limit: EXPORT_PART, columns: withBytes })
    const [rows = []] = await db.batch([
      sql`SELECT * FROM (SELECT *, sum(bytes) OVER (ROWS UNBOUNDED PRECEDING) AS up_to FROM (${next}))
          WHERE up_to - bytes < ${EXPORT_PART_BYTES}`,
    ])
    if (rows.length === 0) return
    const leads = rows as Record<string, string | number | null>[]
    after = `${leads.at(-1)?.cursor}`
    yield leads.map(({ cursor, bytes, up_to, ...lead }) => lead)
  }
}

/** Each lead is in one of four of these lists, so their sum is the number of all leads. */
const COUNTED = ['open', 'mine', 'follow-up', 'held', 'failed', 'closed'] as const

/** The number of leads in each list, without filters. */
function countsStatement(scope: Scope): Sql {
  const count = (name: ListName) =>
    sql`(SELECT count(*) FROM leads WHERE ${all([LIST[name].where(scope.who), inScope(scope)])}) AS ${raw(`"${name}"`)}`
  return sql`SELECT ${COUNTED.map(count).reduce((counts, next) => sql`${counts}, ${next}`)}`
}

function totalStatement(scope: Scope, name: ListName, filters: Filters): Sql {
  const leads = filters.search ? found(scope, filters.search, filters) : listed(scope, name, filters)
  return sql`SELECT count(*) AS total FROM (SELECT 1 ${leads} LIMIT ${COUNT_MAX + 1})`
}

const countsRow = v.object(v.entriesFromList(COUNTED, v.number()))
const totalRow = v.object({ total: v.number() })

export interface ListPage {
  leads: Omit<v.InferOutput<typeof listedRow>, 'cursor'>[]
  /** The key at which the next page starts. Undefined if there is none. */
  next: string | undefined
  /** Number of leads that match the filters, at most COUNT_MAX + 1. Undefined if this page has all of them, or without filters. */
  matching: number | undefined
}

/** @param after `next` of the page before. */
export async function readList(
  db: Database,
  scope: Scope,
  name: ListName,
  filters: Filters = {},
  after?: string,
): Promise<ListPage> {
  const [rows = []] = await db.batch([listStatement(scope, name, filters, { after, limit: PAGE_SIZE + 1 })])
  const hasMore = rows.length > PAGE_SIZE
  const leads = v.parse(v.array(listedRow), rows.slice(0, PAGE_SIZE))
  return {
    leads: leads.map(({ cursor, ...lead }) => lead),
    next: hasMore ? leads.at(-1)?.cursor : undefined,
    matching: hasMore && Object.values(filters).some(Boolean) ? await readTotal(db, scope, name, filters) : undefined,
  }
}

async function readTotal(db: Database, scope: Scope, name: ListName, filters: Filters): Promise<number> {
  const [[total] = []] = await db.batch([totalStatement(scope, name, filters)])
  return v.parse(totalRow, total).total
}

export async function readCounts(db: Database, scope: Scope): Promise<Record<ListName, number>> {
  const [[counts] = []] = await db.batch([countsStatement(scope)])
  const found = v.parse(countsRow, counts)
  return { ...found, all: found.open + found['follow-up'] + found.held + found.closed }
}

/** The number of unanswered leads that are late. @param now ISO time. */
export async function countLate(db: Database, scope: Scope, now: string): Promise<number> {
  const late = all([lateLeads(now), inScope(scope)])
  const [[total] = []] = await db.batch([
    sql`SELECT count(*) AS total FROM leads INDEXED BY leads_by_list WHERE ${late}`,
  ])
  return v.parse(totalRow, total).total
}
