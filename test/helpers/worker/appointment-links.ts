import { addLinks, newToken } from '#worker/appointments/links.ts'
import { addRequests, ana, db, doing, meeting, rows, stored as storedAppointment } from './appointments.ts'
import { HOUR, uuid } from './lead-parts.ts'
import { mailRows } from './storage.ts'

export function hoursAhead(hours: number): string {
  return new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString()
}

const now = () => new Date(Date.now()).toISOString()

interface Fields {
  brand?: string
  place?: string
  wishes?: { day: string; part: 'morning' | 'afternoon' }[]
}

export function addRequest(number: number, { brand = 'dresdentax', place = 'dresden', wishes }: Fields = {}) {
  const day = { day: '2099-03-05', part: 'morning' } as const
  return addRequests([number], { brand, createdAt: now(), request: { place, wishes: wishes ?? [day] } })
}

interface Confirmed extends Fields {
  startsAt?: string
  colleague?: string
}

export async function addConfirmed(
  number: number,
  { startsAt: start = hoursAhead(168), colleague = ana.who, ...fields }: Confirmed = {},
) {
  await addRequest(number, fields)
  const action = meeting('confirm', { start, colleague, place: fields.place ?? 'dresden' })
  const { outcome } = await doing(number, action, { at: now() })
  if (outcome !== 'done') throw new Error(`Cannot confirm the appointment ${number}: ${outcome}`)
}

export async function addLink(number: number): Promise<string> {
  const token = newToken()
  await db.batch([await addLinks([{ lead: uuid(number), token }], now())])
  return token
}

export function stored() {
  const tables = ['leads ORDER BY id', 'appointments ORDER BY lead', 'mails ORDER BY id']
  const others = ['lead_events ORDER BY seq', 'appointment_links ORDER BY hash']
  return Promise.all([...tables, ...others].map((table) => rows(`SELECT * FROM ${table}`)))
}

export const appointmentOf = async (number: number) => (await storedAppointment(number)) ?? null

export const queuedMails = async () => (await mailRows()).map(({ recipient, kind }) => `${recipient} ${kind}`)
