/** Finds the leads for the morning email to staff, which is sent at 8:00 a.m. Eastern on days when a brand's office is open. */
import { brands } from '#brands/index.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { dayOf } from '#shared/dates.ts'
import { isOpenOn } from '#shared/hours.ts'
import { all, type Database, raw, type Sql, sql } from '#worker/db/database.ts'
import { FAILED_MAIL_ERROR, HAS_FAILED_MAIL, queueMails } from '#worker/db/mails.ts'
import { morningOf } from '#worker/leads/business-days.ts'
import { staffBrand } from '#worker/leads/scope.ts'
import { CHANGE_REQUESTED_AT, endOfDay, lateLeads, lateRequests, REQUESTED, waited } from '#worker/leads/waiting.ts'
import { DAY_MS, idleSince, NEEDS_NOTICE, NOTICE_MS } from './retention.ts'

const MAX_LISTED = 50

/** Sections of a morning email, most urgent first. */
export const MORNING_SECTIONS = ['late', 'to-confirm', 'follow-up', 'failed', 'held', 'erasure'] as const
export type MorningSectionName = (typeof MORNING_SECTIONS)[number]

export interface MorningLead {
  id: string
  name: string
  topic: string
  since: string
  /** Office hours that the lead has waited, such as "3 h 30 min", or business days if the brand's office hours are unknown. */
  waited: string
  assignee: string
  lastError: string
}

export interface MorningSection {
  name: MorningSectionName
  leads: MorningLead[]
  total: number
}

/** Returns SQL that queues a morning email to each brand that is open today. Returns no SQL before 8:00 a.m. Eastern. */
export function queueMorning(now: string): Sql[] {
  const day = dayOf(now)
  const open = brands.filter(({ contact }) => isOpenOn(day, contact.hours)).map(({ id }) => id)
  if (now < morningOf(day) || open.length === 0) return []
  const rows = sql`SELECT 'morning-' || value || '-' || ${day}, 'morning', value, '', 'office', '', '{}', ${endOfDay(day)}
    FROM json_each(${JSON.stringify(open)})`
  return [queueMails(rows, now)]
}

function conditions(time: string, retentionDays: number): Record<MorningSectionName, { where: Sql; order?: string }> {
  const ageAtErasure = retentionDays * DAY_MS - NOTICE_MS
  const erasedSoon = idleSince(new Date(Date.parse(time) - Math.max(ageAtErasure, 0)).toISOString(), time)
  return {
    late: { where: all([lateLeads(time), sql`id NOT IN (${REQUESTED})`]) },
    'to-confirm': { where: sql`list IN ('open', 'follow-up') AND ${lateRequests(time)}` },
    'follow-up': {
      // Excludes leads with an overdue reply, because an earlier section of the morning email already lists them.
      where: sql`list = 'follow-up' AND follow_up_on <= ${dayOf(time)} AND NOT (${lateLeads(time)})`,
      order: 'follow_up_on',
    },
    failed: { where: HAS_FAILED_MAIL },
    held: { where: raw(`list = 'held'`) },
    erasure: {
      where: all([NEEDS_NOTICE, erasedSoon, raw('erasure_listed_at IS NULL')]),
      order: 'coalesce(acted_at, created_at)',
    },
  }
}

interface Row extends Omit<MorningLead, 'waited'> {
  brand: string
  staff: BrandId
  total: number
}

export async function readMorning(
  db: Database,
  retentionDays: number,
  time: string,
): Promise<(brand: BrandId) => MorningSection[]> {
  const found = conditions(time, retentionDays)
  const results = await db.batch(
    MORNING_SECTIONS.map((name) => {
      const { where, order = 'created_at' } = found[name]
      const lastError = name === 'failed' ? FAILED_MAIL_ERROR : raw(`''`)
      return sql`SELECT * FROM (SELECT id, brand, name, topic, coalesce(${CHANGE_REQUESTED_AT}, created_at) AS since,
          assignee, ${lastError} AS lastError, ${staffBrand()} AS staff,
          count(*) OVER (PARTITION BY ${staffBrand()}) AS total,
          row_number() OVER (PARTITION BY ${staffBrand()} ORDER BY ${raw(order)}, id) AS position
        FROM leads WHERE ${where}) WHERE position <= ${MAX_LISTED} ORDER BY position`
    }),
  )
  return (brand) =>
    MORNING_SECTIONS.map((name, index) => {
      const rows = (results[index] as Row[]).filter(({ staff }) => staff === brand)
      const leads = rows.map((row) => ({ ...row, waited: waited(row.brand, row.since, time) }))
      return { name, leads, total: rows[0]?.total ?? 0 }
    }).filter(({ total }) => total > 0)
}

/**
 * Returns a SQL statement that records for which leads the morning email announced the erasure. Skips leads that staff acted
 * on after `time`.
 */
export function listedForErasure(sections: readonly MorningSection[], time: string): Sql {
  const ids = sections.find(({ name }) => name === 'erasure')?.leads.map(({ id }) => id) ?? []
  return sql`UPDATE leads SET erasure_listed_at = ${time}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND coalesce(acted_at, '') <= ${time}`
}
