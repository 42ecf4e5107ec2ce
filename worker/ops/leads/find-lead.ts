/** Finds the inquiry that staff name by its reference number or the start of its id. */
import * as v from 'valibot'
import { referenceOf } from '#shared/reference'
import { type Database, type Sql, sql } from '#worker/desk/database'
import { readErased } from '#worker/desk/lead'
import { timeOf } from '#worker/leads/mail/time'

const ID_START = /^[0-9a-f]{4,32}$/
/** The dashes of a UUID. */
const GROUPS = /^(.{8})(.{0,4})(.{0,4})(.{0,4})(.*)$/

const row = v.object({ id: v.string(), list: v.string(), state: v.string() })
export type FoundLead = v.InferOutput<typeof row>

/**
 * @param start The start of an id, or a reference number. Its dashes do not matter.
 * @throws Error if no lead, or more than one, has an id that starts with `start`
 */
export async function findLead(db: Database, start: string): Promise<FoundLead> {
  const digits = start.replaceAll('-', '').toLowerCase()
  if (!ID_START.test(digits)) throw new Error('Give the reference, or at least four characters of the inquiry’s id')
  const from = GROUPS.exec(digits)?.slice(1).filter(Boolean).join('-') ?? digits
  // A dash and all hexadecimal digits sort before g.
  const [found = []] = await db.batch([
    sql`SELECT id, list, state FROM leads WHERE id >= ${from} AND id < ${`${from}g`} ORDER BY id LIMIT 2`,
  ])
  const [lead, other] = v.parse(v.array(row), found)
  if (!lead) throw new Error(await missingText(db, start, sql`lead >= ${from} AND lead < ${`${from}g`}`))
  if (other) throw new Error(`Several inquiries have an id that starts with ${start}. Give more characters of the id`)
  return lead
}

/** An erased lead leaves its history. */
async function missingText(db: Database, start: string, leads: Sql): Promise<string> {
  const erased = await readErased(db, { who: '', brands: undefined }, leads)
  const event = erased?.events.findLast(({ action }) => action === 'erased')
  if (!erased || !event) return `No inquiry has an id that starts with ${start}. Run list to see the ids`
  return `${referenceOf(erased.id)} was erased by ${event.who}: ${timeOf(event.at)}`
}
