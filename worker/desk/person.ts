/** Finds and erases everything that is stored about a person. */
import * as v from 'valibot'
import { cancelStatements, readAhead } from '#worker/appointments/change'
import { erase } from './actions'
import { type Database, type Sql, sql } from './database'
import { PHONE_KEY_MIN } from './lead'
import { inScope, type Scope } from './scope'

const row = v.object({
  id: v.string(),
  brand: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  topic: v.string(),
  created_at: v.string(),
  list: v.string(),
  version: v.string(),
  notes: v.number(),
  /** ISO time of an appointment that is ahead, or empty. */
  appointment: v.string(),
})
export type PersonLead = v.InferOutput<typeof row>
const totalRow = v.object({ total: v.number() })

/** The condition on the leads of an email address or phone number. Undefined if the text is neither. */
export function personLeads(text: string): Sql | undefined {
  const wanted = text.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(wanted)) return sql`email_key = lower(${wanted})`
  const digits = wanted.replace(/[\s().+-]/g, '')
  return new RegExp(`^\\d{${PHONE_KEY_MIN},}$`).test(digits) ? sql`phone_key = ${digits.slice(-10)}` : undefined
}

/** The leads of an email address or phone number, newest first. Undefined if the text is neither. @param now ISO time. */
export async function findPerson(
  db: Database,
  scope: Scope,
  text: string,
  now: string,
): Promise<PersonLead[] | undefined> {
  const leads = personLeads(text)
  return leads && readPersonLeads(db, scope, leads, now)
}

/** The leads that match, newest first. @param now ISO time. */
export async function readPersonLeads(db: Database, scope: Scope, leads: Sql, now: string): Promise<PersonLead[]> {
  const [found = []] = await db.batch([
    sql`SELECT id, brand, name, email, phone, topic, created_at, list, version,
          (SELECT count(*) FROM lead_notes WHERE lead_notes.lead = leads.id) AS notes,
          coalesce((SELECT starts_at FROM appointments WHERE lead = leads.id AND appointments.state = 'confirmed'
            AND ends_at > ${now}), '') AS appointment
        FROM leads WHERE ${leads} AND ${inScope(scope)} ORDER BY created_at DESC`,
  ])
  return v.parse(v.array(row), found)
}

/** A lead and the version of it that a colleague saw. */
export type Seen = Pick<PersonLead, 'id' | 'version'>

/**
 * Erases the leads, and cancels their appointments that are ahead, so that mails tell the visitor and the colleague. One
 * transaction does both, or nothing if somebody acted on one of the leads since. Ask the colleague first.
 * @returns the ids of the erased leads
 */
export async function eraseLeads(db: Database, scope: Scope, seen: readonly Seen[], now: string): Promise<string[]> {
  const ahead = await readAhead(db, sql`${among(seen)} AND ${inScope(scope)}`, now)
  const cancellations = ahead.map((appointment) => ({
    appointment,
    id: appointment.lead,
    version: crypto.randomUUID(),
  }))
  const changed = sql`SELECT 1 FROM leads WHERE ${changedSince([...seen, ...cancellations])} AND ${inScope(scope)}`
  const where = sql`NOT EXISTS (${changed})`
  const first = cancellations.flatMap(({ appointment, version }) =>
    cancelStatements(appointment, { who: scope.who, event: version, where, now }),
  )
  return erase(db, scope, sql`${among(seen)} AND ${where}`, { why: 'request', now, first })
}

/** The leads among these on which somebody acted since. @param now ISO time. */
export function findChanged(db: Database, scope: Scope, seen: readonly Seen[], now: string): Promise<PersonLead[]> {
  return readPersonLeads(db, scope, changedSince(seen), now)
}

function among(seen: readonly Seen[]): Sql {
  return sql`id IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(seen)}))`
}

function changedSince(seen: readonly Seen[]): Sql {
  const versions = sql`SELECT value ->> 'id', value ->> 'version' FROM json_each(${JSON.stringify(seen)})`
  return sql`${among(seen)} AND (id, version) NOT IN (${versions})`
}

/** How many leads of an email address or phone number are outside of the colleague's brands. */
export async function countElsewhere(db: Database, scope: Scope, text: string): Promise<number> {
  const leads = personLeads(text)
  if (!leads) return 0
  const [[found] = []] = await db.batch([
    sql`SELECT count(*) AS total FROM leads WHERE ${leads} AND NOT (${inScope(scope)})`,
  ])
  return v.parse(totalRow, found).total
}
