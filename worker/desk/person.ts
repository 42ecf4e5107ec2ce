import type { PersonLead, PersonView } from '#desk/models.ts'
import { cancelStatements, readAhead } from '#worker/appointments/change.ts'
import { brandName } from '#worker/brand/brand.ts'
import { type Database, type Sql, sql } from '#worker/db/database.ts'
import { inScope, type Scope } from '#worker/leads/scope.ts'
import { erase } from './actions.ts'
import { PHONE_KEY_MIN } from './lead.ts'

function personLeads(text: string): Sql | undefined {
  const wanted = text.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(wanted)) return sql`email_key = lower(${wanted})`
  const digits = wanted.replace(/[\s().+-]/g, '')
  return new RegExp(`^\\d{${PHONE_KEY_MIN},}$`).test(digits) ? sql`phone_key = ${digits.slice(-10)}` : undefined
}

/** Returns the person's leads, or undefined if the text is neither an email address nor a phone number. */
export async function findPerson(
  db: Database,
  scope: Scope,
  text: string,
  now: string,
): Promise<Pick<PersonView, 'leads' | 'elsewhere'> | undefined> {
  const where = personLeads(text)
  if (!where) return undefined
  const [rows, others] = await db.batch([
    sql`SELECT id, brand, name, email, phone, topic, created_at, list, version,
          (SELECT count(*) FROM lead_notes WHERE lead_notes.lead = leads.id) AS notes,
          coalesce((SELECT starts_at FROM appointments WHERE lead = leads.id AND appointments.state = 'confirmed'
            AND ends_at > ${now}), '') AS appointment
        FROM leads WHERE ${where} AND list <> 'test' AND ${inScope(scope)} ORDER BY created_at DESC`,
    sql`SELECT count(*) AS total FROM leads WHERE ${where} AND list <> 'test' AND NOT (${inScope(scope)})`,
  ])
  return {
    leads: (rows as Omit<PersonLead, 'brandName'>[]).map((lead) => ({ ...lead, brandName: brandName(lead.brand) })),
    elsewhere: (others as [{ total: number }])[0].total,
  }
}

export type Seen = Pick<PersonLead, 'id' | 'version'>

/**
 * Erases leads and cancels their appointments. Does nothing if any of the leads has changed since the staff member saw it. The
 * caller must ask the staff member for confirmation first.
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

export async function findChanged(db: Database, scope: Scope, seen: readonly Seen[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`SELECT id FROM leads WHERE ${changedSince(seen)} AND ${inScope(scope)}`,
  )
  return rows.map(({ id }) => id)
}

function among(seen: readonly Seen[]): Sql {
  return sql`id IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(seen)}))`
}

function changedSince(seen: readonly Seen[]): Sql {
  const versions = sql`SELECT value ->> 'id', value ->> 'version' FROM json_each(${JSON.stringify(seen)})`
  return sql`${among(seen)} AND (id, version) NOT IN (${versions})`
}
