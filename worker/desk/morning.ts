/**
 * The morning mail: on working days at 8:00 Eastern, each brand's staff get one mail about what waits for them, if anything
 * does.
 */
import { brands } from '#brands/index'
import type { Brand } from '#shared/brand'
import { dayOf } from '#shared/dates'
import { isOpenOn } from '#shared/hours'
import { all, raw, type Sql, sql } from '#worker/db/database'
import { completedRun, type JobName } from '#worker/db/job-runs'
import { MORNING_SECTIONS, type MorningLead, type MorningSection, type MorningSectionName } from '#worker/leads/mailer'
import { staffBrand } from '#worker/leads/staff-brand'
import { CHANGE_REQUESTED_AT, lateLeads, lateRequests, REQUESTED, waited } from '#worker/leads/waiting'
import { morningOf } from '#worker/leads/working-days'
import { log } from '#worker/log'
import { withMailDeadline } from '#worker/mail/deadline'
import { DAY_MS, idleSince, NEEDS_NOTICE, NOTICE_MS } from './retention'
import { claimMail, isBeingSent, rejected, type StaffMailParts, settled } from './staff-mails'

/** Leads of a section that one mail lists. */
const MAX_LISTED = 50

const JOB: JobName = 'morning'

interface Row extends Omit<MorningLead, 'waited' | 'lastError'> {
  brand: string
  last_error: string | null
  state: string
  total: number
}

interface MorningParts extends StaffMailParts {
  retentionDays: number
}

export function createMorning({ db, mailer, retentionDays, now = Date.now }: MorningParts) {
  /** The latest day whose mails this isolate knows to be sent. It saves a statement a minute. */
  let doneOn = ''

  /** The condition and order of each section. */
  function conditions(time: string): Record<MorningSectionName, { where: Sql; order?: string }> {
    const ageAtErasure = retentionDays * DAY_MS - NOTICE_MS
    const erasedSoon = idleSince(new Date(Date.parse(time) - Math.max(ageAtErasure, 0)).toISOString(), time)
    return {
      late: { where: all([lateLeads(time), sql`id NOT IN (${REQUESTED})`]) },
      'to-confirm': { where: sql`list IN ('open', 'follow-up') AND ${lateRequests(time)}` },
      'follow-up': {
        // A late one is in the section before.
        where: sql`list = 'follow-up' AND follow_up_on <= ${dayOf(time)} AND NOT (${lateLeads(time)})`,
        order: 'follow_up_on',
      },
      failed: { where: raw(`state = 'failed' AND list <> 'closed'`) },
      held: { where: raw(`list = 'held'`) },
      erasure: {
        where: all([NEEDS_NOTICE, erasedSoon, raw('erasure_listed_at IS NULL')]),
        order: 'coalesce(acted_at, created_at)',
      },
    }
  }

  async function readSections(brand: Brand, time: string): Promise<MorningSection[]> {
    const found = conditions(time)
    const results = await db.batch(
      MORNING_SECTIONS.map((name) => {
        const { where, order = 'created_at' } = found[name]
        return sql`SELECT id, brand, name, topic, coalesce(${CHANGE_REQUESTED_AT}, created_at) AS since, assignee,
            last_error, state, count(*) OVER () AS total
          FROM leads WHERE ${where} AND ${staffBrand()} = ${brand.id}
          ORDER BY ${raw(order)}, id LIMIT ${MAX_LISTED}`
      }),
    )
    const sections = MORNING_SECTIONS.map((name, index) => {
      const rows = results[index] as Row[]
      const leads = rows.map(({ brand, last_error, state, total: _, ...lead }) => ({
        ...lead,
        waited: waited(brand, lead.since, time),
        lastError: (state === 'failed' && last_error) || '',
      }))
      return { name, leads, total: rows[0]?.total ?? 0 }
    })
    return sections.filter(({ total }) => total > 0)
  }

  /** Returns true if the mail needs no other attempt. */
  async function mailBrand(brand: Brand, day: string, time: string): Promise<boolean> {
    const sections = await readSections(brand, time)
    if (sections.length === 0) return true
    const mail = { kind: 'morning', brand: brand.id, slot: day } as const
    if (!(await claimMail(db, mail, time))) return !(await isBeingSent(db, mail, time))
    const result = await withMailDeadline(() => mailer.morning(sections, brand))
    if (result.outcome !== 'accepted') log('morning-mail-not-sent', { brand: brand.id, error: result.error })
    // After an unknown outcome, the claim stays unsettled: health reports it, and no second mail is sent.
    if (result.outcome === 'accepted') await db.batch([settled(mail), listedForErasure(sections, time)])
    if (result.outcome === 'rejected') await db.rows(rejected(mail))
    return result.outcome !== 'rejected'
  }

  return async function morning(): Promise<void> {
    const time = new Date(now()).toISOString()
    const day = dayOf(time)
    if (doneOn === day || time < morningOf(day)) return
    const done = await db.rows(sql`SELECT 1 FROM job_runs WHERE job = ${JOB} AND completed_at >= ${morningOf(day)}`)
    if (done.length === 0) {
      let isDone = true
      for (const brand of brands.filter(({ contact }) => isOpenOn(day, contact.hours)))
        if (!(await mailBrand(brand, day, time))) isDone = false
      if (!isDone) return
      await db.rows(completedRun(JOB, time))
    }
    doneOn = day
  }
}

/** An action on a lead since the mail was written has taken it off the list. */
function listedForErasure(sections: readonly MorningSection[], time: string): Sql {
  const ids = sections.find(({ name }) => name === 'erasure')?.leads.map(({ id }) => id) ?? []
  return sql`UPDATE leads SET erasure_listed_at = ${time}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND coalesce(acted_at, '') <= ${time}`
}
