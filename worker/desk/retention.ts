/** Erases leads after their retention period. Staff actions restart the period, but opening or exporting a lead does not. */
import { hasAppointmentAhead } from '#worker/appointments/conditions.ts'
import { all, type Database, raw, type Sql, sql } from '#worker/db/database.ts'
import { deleteOldMails } from '#worker/db/mails.ts'
import { log } from '#worker/log.ts'
import { erase } from './actions.ts'
import type { ErasedList } from './erased-list.ts'

export const DAY_MS = 24 * 3_600_000
/** Minimum time between the morning email that announces a lead's erasure and the erasure itself. */
export const NOTICE_MS = 7 * DAY_MS
const BATCH_SIZE = 2000
const MAX_BATCHES = 10

/** Cron jobs act under this name in the history of leads. */
export const WEBSITE = { who: 'website', brands: undefined }

/** SQL condition: the lead may be erased only after a morning email has announced the erasure. */
export const NEEDS_NOTICE = raw(`list IN ('open', 'follow-up')`)

/** SQL condition: nobody has acted on the lead since `time`, and it has no unsent emails or upcoming appointments. */
export function idleSince(time: string, now: string): Sql {
  return all([
    sql`coalesce(acted_at, created_at) < ${time}`,
    raw(`NOT EXISTS (SELECT 1 FROM mails WHERE lead = leads.id AND state IN ('due', 'claimed'))`),
    sql`NOT ${hasAppointmentAhead(now)}`,
  ])
}

interface RetentionParts {
  db: Database
  erasedList: ErasedList
  retentionDays: number
  now?: () => number
}

export function createRetention({ db, erasedList, retentionDays, now = Date.now }: RetentionParts) {
  return async function eraseOld(): Promise<void> {
    const before = (ms: number) => new Date(now() - ms).toISOString()
    const condition = all([
      idleSince(before(retentionDays * DAY_MS), before(0)),
      sql`NOT ${NEEDS_NOTICE} OR erasure_listed_at <= ${before(NOTICE_MS)}`,
    ])
    const leads = sql`id IN (SELECT id FROM leads WHERE ${condition} ORDER BY id LIMIT ${BATCH_SIZE})`
    let count = 0
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const erased = await erase(db, WEBSITE, leads, { why: 'age', now: before(0) })
      await erasedList.add(erased, before(0))
      count += erased.length
      if (erased.length < BATCH_SIZE) break
    }
    if (count > 0) log('leads-erased', { count })
    await deleteOldMails(db, before(retentionDays * DAY_MS))
  }
}
