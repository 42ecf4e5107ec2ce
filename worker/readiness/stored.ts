/** Reads the state of the checks from D1 and KV. Writes nothing. */
import * as v from 'valibot'
import { contentKey } from '#worker/cache/content-store'
import { GENERATION_KEY } from '#worker/cache/generation'
import { type Database, raw, sql } from '#worker/desk/database'
import { inScope, type Scope } from '#worker/desk/scope'
import { lateLeads } from '#worker/desk/waiting'

const nameRow = v.object({ name: v.string() })
const countRow = v.object({
  kind: v.picklist(['unsent', 'failed', 'open', 'late']),
  brand: v.string(),
  count: v.number(),
  since: v.string(),
})
const runRow = v.object({ name: v.string(), at: v.string() })

/** The leads of a brand that wait for something, and ISO time of the oldest one. */
export type LeadCount = v.InferOutput<typeof countRow>

/** Returns the names of the applied migrations. @throws Error if the database does not answer */
export async function readMigrations(db: Database): Promise<string[]> {
  try {
    const [rows] = await db.batch([raw('SELECT name FROM d1_migrations ORDER BY id')])
    return v.parse(v.array(nameRow), rows).map(({ name }) => name)
  } catch (error) {
    if (error instanceof Error && /no such table|lacks the desk/.test(error.message)) return []
    throw error
  }
}

export interface StoredState {
  leads: LeadCount[]
  /** Name of a cron job → ISO time of its last completed run. */
  runs: ReadonlyMap<string, string>
  /** True if a morning mail of today was claimed and has no result. */
  isMorningLost: boolean
}

/** @param now ISO time. @param lost The day of the morning mail, and the ISO time before which a claim without a result is lost. */
export async function readState(
  db: Database,
  scope: Pick<Scope, 'brands'>,
  now: string,
  lost: { day: string; before: string },
): Promise<StoredState> {
  const counts = sql`brand, count(*) AS count, min(created_at) AS since`
  const byList = raw('FROM leads INDEXED BY leads_by_list')
  const byState = raw('FROM leads INDEXED BY leads_by_state')
  const own = inScope(scope)
  const [leads, runs, mails] = await db.batch([
    sql`SELECT 'unsent' AS kind, ${counts} ${byState} WHERE state IN ('pending', 'sending') AND ${own} GROUP BY brand
      UNION ALL SELECT 'failed', ${counts} ${byState} WHERE state = 'failed' AND list <> 'closed' AND ${own} GROUP BY brand
      UNION ALL SELECT 'open', ${counts} ${byList}
        WHERE list IN ('open', 'follow-up') AND answered_at IS NULL AND ${own} GROUP BY brand
      UNION ALL SELECT 'late', ${counts} ${byList} WHERE ${lateLeads(now)} AND ${own} GROUP BY brand`,
    raw('SELECT job AS name, completed_at AS at FROM job_runs'),
    sql`SELECT slot AS name FROM staff_mails
      WHERE kind = 'morning' AND slot = ${lost.day} AND settled = 0 AND claimed_at < ${lost.before}`,
  ])
  return {
    leads: v.parse(v.array(countRow), leads),
    runs: new Map(v.parse(v.array(runRow), runs).map(({ name, at }) => [name, at])),
    isMorningLost: v.parse(v.array(nameRow), mails).length > 0,
  }
}

/** Returns the value of a key in KV, or null. */
export type ReadContent = (key: string) => Promise<string | null>

/** A time that a Date can hold, ms since 1970. */
const time = v.pipe(v.number(), v.minValue(1), v.maxValue(8_640_000_000_000_000))
const entrySchema = v.pipe(v.string(), v.parseJson(), v.object({ fetchedAt: time }))
const generationSchema = v.pipe(v.string(), v.transform(Number), time)

/** The times of the last webhook and of the last load of the posts, ms since 1970. Undefined if there was none. */
export async function readContentTimes(read: ReadContent) {
  const [generation, index] = await Promise.all([read(GENERATION_KEY), read(contentKey('posts'))])
  const webhook = v.safeParse(generationSchema, generation)
  const entry = v.safeParse(entrySchema, index)
  return {
    webhookAt: webhook.success ? webhook.output : undefined,
    fetchedAt: entry.success ? entry.output.fetchedAt : undefined,
  }
}
