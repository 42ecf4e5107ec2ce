import type { AppointmentRequest } from '#shared/appointment.ts'
import type { AppointmentAction } from '#worker/appointments/appointment.ts'
import { actOnAppointment } from '#worker/appointments/change.ts'
import { d1Database } from '#worker/db/database.ts'
import type { Scope } from '#worker/leads/scope.ts'
import { START, uuid } from './lead-parts.ts'
import { DB, mailRows } from './storage.ts'

export const db = d1Database(DB)
export const ana: Scope = { who: 'ana@firm.test', brands: undefined }
export const bob: Scope = { who: 'bob@firm.test', brands: undefined }
export const iso = (offset = 0) => new Date(START + offset).toISOString()

interface RequestFields {
  brand?: string
  name?: string
  email?: string
  createdAt?: string
  request?: Partial<AppointmentRequest>
  list?: string
}

export async function addRequests(
  numbers: readonly number[],
  fields: RequestFields | ((n: number) => RequestFields) = {},
) {
  const statement = DB.prepare(
    `INSERT INTO leads (id, digest, brand, name, email, phone, service, topic, message, form_type, created_at, list,
       request) VALUES (?1, ?1, ?2, ?3, ?4, '(740) 555-0199', 'Payroll', 'Payroll', '', 'appointment', ?5, ?6, ?7)`,
  )
  const rows = numbers.map((number) => {
    const {
      brand = 'dresdentax',
      request,
      createdAt = iso(),
      list = 'open',
      ...more
    } = typeof fields === 'function' ? fields(number) : fields
    const wishes = [{ day: '2026-03-05', part: 'morning' as const }]
    const asked = { service: 'payroll', place: 'dresden', minutes: 60, wishes, ...request }
    const { name = `Visitor ${number}`, email = `visitor-${number}@visitor.test` } = more
    return statement.bind(uuid(number), brand, name, email, createdAt, list, JSON.stringify(asked))
  })
  await DB.batch(rows)
}

type Meeting = Extract<AppointmentAction, { start: string }>

export function meeting(action: 'confirm' | 'move', more: Partial<Meeting> = {}): Meeting {
  const start = '2026-03-05T15:00:00.000Z'
  return { action, start, minutes: 60, place: 'dresden', colleague: ana.who, override: false, ...more }
}

interface Doing {
  scope?: Scope
  version?: string
  at?: string
}

export function doing(number: number, action: AppointmentAction, { scope = ana, version, at = iso() }: Doing = {}) {
  return actOnAppointment(db, scope, { id: uuid(number), version, action }, at)
}

export async function rows<Row = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]> {
  const { results } = await DB.prepare(text)
    .bind(...values)
    .all<Row>()
  return results
}

export async function stored(number: number) {
  const [row] = await rows(
    `SELECT appointments.state, place, starts_at, ends_at, colleague, sequence, stamped_at, confirmed_at, remind_at, list, closed_as
     FROM appointments JOIN leads ON leads.id = lead WHERE lead = ?`,
    uuid(number),
  )
  return row
}

export const mailStates = async () =>
  (await mailRows()).map(({ recipient, kind, state }) => `${recipient} ${kind} ${state}`)
export const events = () =>
  rows<{ who: string; action: string; detail: string }>('SELECT who, action, detail FROM lead_events ORDER BY seq')

export function seen(...numbers: number[]): Promise<{ id: string; version: string }[]> {
  return rows(
    'SELECT id, version FROM leads WHERE id IN (SELECT value FROM json_each(?))',
    JSON.stringify(numbers.map(uuid)),
  )
}
