/** Appointment links in emails to visitors. D1 stores only hashes of the tokens, so a copy of the database grants no access. */
import * as v from 'valibot'
import type { AppointmentRequest } from '#shared/appointment.ts'
import { type Database, type Sql, sql } from '#worker/db/database.ts'
import { parseRequest } from '#worker/leads/request.ts'
import { base64Url, bytesOf, toHex } from '#worker/platform/hmac.ts'
import { mailContent } from './appointment.ts'
import { IS_CHANGE_REQUESTED } from './conditions.ts'

const TOKEN_BYTES = 32
/**
 * Matches the token of an appointment link. The token encodes 256 bits in base64url, so its last character encodes only 4
 * bits.
 */
const TOKEN = /^[\w-]{42}[AEIMQUYcgkosw048]$/

export function newToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)).buffer)
}

export const linkPath = (token: string) => `/appointment/${token}`

async function hashOf(token: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', bytesOf(token)))
}

/** Returns a SQL statement that stores appointment links. Stores no links for leads that have been erased. */
export async function addLinks(links: readonly { lead: string; token: string }[], now: string): Promise<Sql> {
  const rows = await Promise.all(links.map(async ({ lead, token }) => ({ lead, hash: await hashOf(token) })))
  return sql`INSERT INTO appointment_links (hash, lead, created_at)
    SELECT link.value->>'hash', link.value->>'lead', ${now} FROM json_each(${JSON.stringify(rows)}) AS link
    WHERE EXISTS (SELECT 1 FROM leads WHERE leads.id = link.value->>'lead')
    RETURNING lead`
}

const row = v.object({
  lead: v.string(),
  brand: v.string(),
  state: v.picklist(['confirmed', 'canceled', 'no-show']),
  ...v.pick(mailContent, ['place', 'startsAt', 'endsAt', 'colleague', 'sequence', 'stampedAt', 'topic']).entries,
  /** Id of the event that recorded the appointment's latest change. */
  change: v.string(),
})
const leadRow = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  request: v.string(),
  isAsked: v.number(),
})

export interface VisitorAppointment extends v.InferOutput<typeof row> {
  /** True if staff have not yet answered the visitor's request for another time. The appointment is still confirmed. */
  isChangeRequested: boolean
  /** True if the appointment is confirmed and has not started. The visitor may then cancel it or ask for another time. */
  isAhead: boolean
  visitor: { name: string; email: string; phone: string }
  request: AppointmentRequest | undefined
}

/** Returns undefined if the appointment link's token is malformed or unknown, the lead was erased, or the appointment is over. */
export async function findByToken(db: Database, token: string, now: string): Promise<VisitorAppointment | undefined> {
  if (!TOKEN.test(token)) return undefined
  const [found] =
    await db.rows(sql`SELECT appointments.lead, appointments.brand, appointments.state, place, starts_at AS startsAt,
          ends_at AS endsAt, colleague, sequence, stamped_at AS stampedAt, change, leads.name, leads.email, leads.phone, leads.topic, leads.request,
          ${IS_CHANGE_REQUESTED} AS isAsked
        FROM appointment_links JOIN appointments ON appointments.lead = appointment_links.lead
          JOIN leads ON leads.id = appointments.lead
        WHERE appointment_links.hash = ${await hashOf(token)} AND ends_at > ${now}`)
  if (found === undefined) return undefined
  const appointment = v.parse(row, found)
  const { name, email, phone, request, isAsked } = v.parse(leadRow, found)
  const isConfirmed = appointment.state === 'confirmed'
  return {
    ...appointment,
    isChangeRequested: isConfirmed && isAsked === 1,
    isAhead: isConfirmed && appointment.startsAt > now,
    visitor: { name, email, phone },
    request: parseRequest(request),
  }
}
