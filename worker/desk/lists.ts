import { type FilterFields, type ListedLead, type ListName, PAGE_SIZE } from '#desk/models.ts'
import { brandName } from '#worker/brand/brand.ts'
import { all, type Database, raw, type Sql, sql } from '#worker/db/database.ts'
import { FAILED_MAIL_ERROR, HAS_FAILED_MAIL } from '#worker/db/mails.ts'
import { parseRequest } from '#worker/leads/request.ts'
import { inScope, type Scope } from '#worker/leads/scope.ts'
import { DUE_FROM, lateLeads, waiting } from '#worker/leads/waiting.ts'
import { matching } from './filters.ts'

const MAX_LEADS_PER_PART = 2500
/**
 * A part of a CSV export ends when its messages reach this size. The last message may exceed the size by up to 20 kB.
 * Other columns add about 1 MB.
 */
const EXPORT_PART_BYTES = 3_500_000

const OLDEST_FIRST = raw('created_at, id')
const NEWEST_FIRST = raw('created_at DESC, id DESC')

const LIST: Record<ListName, { where: (who: string) => Sql; order: Sql }> = {
  open: { where: () => raw(`list = 'open'`), order: OLDEST_FIRST },
  mine: { where: (who) => sql`assignee = ${who} AND list IN ('open', 'follow-up')`, order: OLDEST_FIRST },
  'follow-up': { where: () => raw(`list = 'follow-up'`), order: raw('follow_up_on, id') },
  held: { where: () => raw(`list = 'held'`), order: NEWEST_FIRST },
  failed: { where: () => HAS_FAILED_MAIL, order: OLDEST_FIRST },
  closed: { where: () => raw(`list = 'closed'`), order: NEWEST_FIRST },
  all: { where: () => raw('true'), order: NEWEST_FIRST },
}

/** SQL condition: the lead is in the list and matches the filters. If `filters.q` is set, the lead may be in any list. */
export function listed(scope: Scope, name: ListName, filters: FilterFields): Sql {
  return all([!filters.q && LIST[name].where(scope.who), matching(scope, filters)])
}

function orderOf(name: ListName, { q }: FilterFields): Sql {
  return q ? NEWEST_FIRST : LIST[name].order
}

const COLUMNS = sql`id, brand, name, topic, substr(message, 1, 160) AS start, created_at AS createdAt, list, reasons,
  ${HAS_FAILED_MAIL} AS hasFailedMail, ${FAILED_MAIL_ERROR} AS mailError, assignee, coalesce(follow_up_on, '') AS followUpOn,
  coalesce(closed_as, '') AS closedAs, request, coalesce(answered_at, '') AS answeredAt, ${DUE_FROM} AS dueFrom`

interface Row extends Omit<ListedLead, 'brandName' | 'reasons' | 'wish' | 'waited' | 'dueOn' | 'isLate'> {
  reasons: string
  request: string
  answeredAt: string
  dueFrom: string
}

export async function readList(
  db: Database,
  scope: Scope,
  name: ListName,
  { filters = {}, page = 1, now }: { filters?: FilterFields; page?: number; now: string },
): Promise<{ leads: ListedLead[]; total: number }> {
  const where = listed(scope, name, filters)
  const [rows, total] = await db.batch([
    sql`SELECT ${COLUMNS} FROM leads WHERE ${where} ORDER BY ${orderOf(name, filters)}
        LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
    sql`SELECT count(*) AS total FROM leads WHERE ${where}`,
  ])
  const leads = (rows as Row[]).map(({ reasons, request, ...lead }) => ({
    ...lead,
    brandName: brandName(lead.brand),
    reasons: reasons.split(' ').filter(Boolean),
    wish: parseRequest(request)?.wishes[0],
    ...waiting(lead, now),
  }))
  return { leads, ...(total as [{ total: number }])[0] }
}

/** Yields the leads of a list in parts so that a CSV export of any size fits in memory. */
export async function* readAll(
  db: Database,
  scope: Scope,
  name: ListName,
  filters: FilterFields,
  columns: readonly string[],
) {
  // Reads all ids first, so that the export does not skip or duplicate a lead if the list changes between two parts.
  const found = await db.rows<{ id: string }>(
    sql`SELECT id FROM leads WHERE ${listed(scope, name, filters)} ORDER BY ${orderOf(name, filters)}`,
  )
  const ids = found.map(({ id }) => id)
  for (let start = 0; start < ids.length; ) {
    const part = ids.slice(start, start + MAX_LEADS_PER_PART)
    const leads = await db.rows<
      Record<string, string | number | null>
    >(sql`SELECT * FROM (SELECT *, sum(bytes) OVER (ROWS UNBOUNDED PRECEDING) AS up_to FROM (
            SELECT position, ${raw(columns.join())}, length(CAST(message AS BLOB)) AS bytes
            FROM (SELECT key AS position, value AS listed FROM json_each(${JSON.stringify(part)}))
              JOIN leads ON leads.id = listed
            ORDER BY position))
          WHERE up_to - bytes < ${EXPORT_PART_BYTES}`)
    if (leads.length > 0) yield leads
    const last = leads.at(-1)
    const isCut = last !== undefined && Number(last.up_to) >= EXPORT_PART_BYTES
    start += isCut ? Number(last.position) + 1 : part.length
  }
}

/**
 * Every lead is in exactly one of the lists open, follow-up, held and closed. The count of `all` is therefore the sum of
 * these four counts.
 */
const COUNTED = ['open', 'mine', 'follow-up', 'held', 'failed', 'closed'] as const

export async function readCounts(db: Database, scope: Scope): Promise<Record<ListName, number>> {
  const counts = COUNTED.map(
    (name) => sql`count(*) FILTER (WHERE ${LIST[name].where(scope.who)}) AS ${raw(`"${name}"`)}`,
  ).reduce((before, next) => sql`${before}, ${next}`)
  const [found] = (await db.rows(sql`SELECT ${counts} FROM leads WHERE ${inScope(scope)}`)) as [
    Record<(typeof COUNTED)[number], number>,
  ]
  return { ...found, all: found.open + found['follow-up'] + found.held + found.closed }
}

export async function countLate(db: Database, scope: Scope, now: string): Promise<number> {
  const [found] = await db.rows<{ total: number }>(
    sql`SELECT count(*) AS total FROM leads WHERE ${all([lateLeads(now), inScope(scope)])}`,
  )
  return found?.total ?? 0
}
