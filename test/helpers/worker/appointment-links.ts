/** Confirmed appointments ahead, as the running worker sees them, and their links. */

import { actOnAppointment } from '#worker/appointments/change'
import { addLinks, newToken } from '#worker/appointments/links'
import { d1Database } from '#worker/desk/database'
import { uuid } from './lead-parts'
import { DB } from './storage'

export const db = d1Database(DB)
export const HOUR_MS = 3_600_000
export const COLLEAGUE = 'ana@firm.test'
const scope = { who: COLLEAGUE, brands: undefined }

/** The ISO time of the next full hour, some hours ahead. */
export function hoursAhead(hours: number): string {
  return new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString()
}

interface Fields {
  brand?: string
  place?: string
  /** The visitor's wishes. */
  wishes?: { day: string; part: string }[]
}

/** Stores a request whose id is `uuid(number)`. */
export async function addRequest(number: number, { brand = 'dresdentax', place = 'dresden', wishes }: Fields = {}) {
  const now = new Date(Date.now()).toISOString()
  const request = { service: 'payroll', place, minutes: 60, wishes: wishes ?? [{ day: '2099-03-05', part: 'morning' }] }
  await DB.prepare(
    `INSERT INTO leads (id, digest, brand, name, email, phone, service, topic, message, form_type, created_at, state, sent_at, list, request)
     VALUES (?1, ?1, ?2, ?3, ?4, '(740) 555-0199', 'Payroll', 'Payroll', 'About my shop', 'appointment', ?5, 'sent', ?5, 'open', ?6)`,
  )
    .bind(uuid(number), brand, `Visitor ${number}`, `visitor-${number}@visitor.test`, now, JSON.stringify(request))
    .run()
}

interface Confirmed extends Fields {
  startsAt?: string
  colleague?: string
}

/** Stores a request and confirms it for an hour, by default in a week. */
export async function addConfirmed(
  number: number,
  { startsAt = hoursAhead(168), colleague = COLLEAGUE, ...fields }: Confirmed = {},
) {
  await addRequest(number, fields)
  const { place = 'dresden' } = fields
  const action = { action: 'confirm', start: startsAt, minutes: 60, place, colleague, override: false } as const
  const { outcome } = await actOnAppointment(
    db,
    scope,
    { id: uuid(number), action },
    new Date(Date.now()).toISOString(),
  )
  if (outcome !== 'done') throw new Error(`Cannot confirm the appointment ${number}: ${outcome}`)
}

/** Stores a link to the appointment, as a mail to its visitor does. Returns the token. */
export async function addLink(number: number): Promise<string> {
  const token = newToken()
  await db.batch([await addLinks([{ lead: uuid(number), token }], new Date(Date.now()).toISOString())])
  return token
}

/** Everything that an appointment page can change. */
export async function stored() {
  const tables = [
    'leads ORDER BY id',
    'appointments ORDER BY lead',
    'appointment_mails ORDER BY id',
    'lead_events ORDER BY seq',
  ]
  const results = await DB.batch(
    [...tables, 'appointment_links ORDER BY hash'].map((table) => DB.prepare(`SELECT * FROM ${table}`)),
  )
  return results.map(({ results }) => results)
}

export async function appointmentOf(number: number): Promise<Record<string, unknown> | null> {
  return DB.prepare(
    `SELECT appointments.state, place, starts_at, ends_at, colleague, sequence, leads.list, closed_as
     FROM appointments JOIN leads ON leads.id = lead WHERE lead = ?`,
  )
    .bind(uuid(number))
    .first()
}

/** "visitor confirmed", in the order in which they were queued. */
export async function queuedMails(): Promise<string[]> {
  const { results } = await DB.prepare('SELECT recipient, kind FROM appointment_mails ORDER BY rowid').all<{
    recipient: string
    kind: string
  }>()
  return results.map(({ recipient, kind }) => `${recipient} ${kind}`)
}
