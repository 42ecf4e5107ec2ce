/**
 * The list of erased leads, which is kept outside of the database. If the database is lost, a restore still leaves out the leads
 * that were erased after the backup. The list contains no personal data.
 */
import * as v from 'valibot'
import { type Database, sql } from '#worker/desk/database'

/** The name of the file next to a backup, and of the object in R2. */
export const ERASED_LIST = 'erased-leads.jsonl'

const entry = v.object({
  /** The id. */
  lead: v.pipe(v.string(), v.nonEmpty()),
  /** ISO time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The detail of the event. */
  why: v.string(),
})
export type ErasedLead = v.InferOutput<typeof entry>

const entryLine = v.pipe(v.string(), v.parseJson(), entry)
const eventRow = v.object({ id: v.string(), lead: v.string(), at: v.string(), why: v.string() })
export type ErasedEvent = v.InferOutput<typeof eventRow>

/** Returns the events of erasures, oldest first. @param after Id of an event. The result starts after it. */
export async function readErased(db: Database, after: string, limit: number): Promise<ErasedEvent[]> {
  const [found = []] = await db.batch([
    sql`SELECT id, lead, at, detail AS why FROM lead_events INDEXED BY lead_events_erased
        WHERE action = 'erased' AND seq > coalesce((SELECT seq FROM lead_events WHERE id = ${after}), 0)
        ORDER BY seq LIMIT ${limit}`,
  ])
  return v.parse(v.array(eventRow), found)
}

/** One line of JSON per lead, without leads that `text` has. @param text The list so far. */
export function withErased(text: string, leads: readonly ErasedLead[]): string {
  const known = new Set(parseErased(text).map(({ lead }) => lead))
  const added = leads.filter(({ lead }) => !known.has(lead))
  return text + added.map(({ lead, at, why }) => `${JSON.stringify({ lead, at, why })}\n`).join('')
}

/** @throws Error with the number of the first malformed line */
export function parseErased(text: string): ErasedLead[] {
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line, index) => {
    const parsed = v.safeParse(entryLine, line)
    if (!parsed.success) throw new Error(`Line ${index + 1} of ${ERASED_LIST} is malformed`)
    return parsed.output
  })
}
