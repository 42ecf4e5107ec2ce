/** Re-erases leads that a database restore has brought back. */

import { type Database, sql } from '#worker/db/database.ts'
import { log } from '#worker/log.ts'
import { erase } from './actions.ts'
import type { ErasedList } from './erased-list.ts'
import { DAY_MS, WEBSITE } from './retention.ts'

/** Leads erased within this period are added to the KV list of erased leads if they are missing from it. */
const RECENT_MS = 7 * DAY_MS
/** Number of lead ids per SQL statement. Keeps each statement well below D1's size limit. */
const BATCH_SIZE = 5000

interface EraseAgainParts {
  db: Database
  erasedList: ErasedList
  now?: () => number
}

export function createEraseAgain({ db, erasedList, now = Date.now }: EraseAgainParts) {
  return async function eraseAgain(): Promise<void> {
    const time = new Date(now()).toISOString()
    const listed = await erasedList.read()
    const known = new Set(listed)
    const recent = (await readErasedSince(db, new Date(now() - RECENT_MS).toISOString())).filter((id) => !known.has(id))
    await erasedList.add(recent, time)
    let count = 0
    for (let start = 0; start < listed.length; start += BATCH_SIZE) {
      const ids = JSON.stringify(listed.slice(start, start + BATCH_SIZE))
      const leads = sql`id IN (SELECT value FROM json_each(${ids}))`
      count += (await erase(db, WEBSITE, leads, { why: 'restore', now: time })).length
    }
    if (count > 0) log('leads-erased-again', { count })
  }
}

/**
 * Wraps the cron job that sends email. Before an isolate's first run, erases leads that a restored backup brought back, so that
 * no emails about these leads are sent. If erasing fails, the job still runs, and the next run tries to erase the leads again.
 */
export function eraseBeforeFirst(sweep: () => Promise<void>, eraseAgain: () => Promise<void>) {
  let isDone = false
  return async function sweepWithoutErased(): Promise<void> {
    if (!isDone)
      await eraseAgain().then(
        () => {
          isDone = true
        },
        (error) => log('not-erased-again', { error }),
      )
    await sweep()
  }
}

async function readErasedSince(db: Database, time: string): Promise<string[]> {
  const found = await db.rows<{ lead: string }>(
    sql`SELECT DISTINCT lead FROM lead_events WHERE action = 'erased' AND at >= ${time}`,
  )
  return found.map(({ lead }) => lead)
}
