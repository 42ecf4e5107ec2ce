/** Reads appointments for the desk. Hides the visitor and the topic if the staff member may not see the appointment's brand. */
import type { BookedTime } from '#desk/appointment-models.ts'
import type { AppointmentRequest, Wish } from '#shared/appointment.ts'
import { type Database, raw, type Sql, sql } from '#worker/db/database.ts'
import { HAS_FAILED_MAIL } from '#worker/db/mails.ts'
import { parseRequest } from '#worker/leads/request.ts'
import { inScope, type Scope } from '#worker/leads/scope.ts'
import { DUE_FROM, endOfDay, startOfDay } from '#worker/leads/waiting.ts'
import type { AppointmentState } from './appointment.ts'
import { IS_CHANGE_REQUESTED } from './conditions.ts'
import { earliestStart, isOffice } from './meeting.ts'
import { parseWishes } from './wishes-text.ts'

const LISTED_MAX = 200

/** A confirmed appointment. `lead`, `name` and `topic` are empty if the staff member may not see the brand. */
export interface ListedAppointment extends BookedTime {
  brand: string
  topic: string
  isChangeRequested: boolean
  hasFailedMail: boolean
}

type ListedRow = Omit<ListedAppointment, 'isChangeRequested' | 'hasFailedMail'> &
  Record<'isAsked' | 'hasFailed', number>

function listedOf({ isAsked, hasFailed, ...row }: ListedRow): ListedAppointment {
  return { ...row, isChangeRequested: isAsked === 1, hasFailedMail: hasFailed === 1 }
}

/** @param where SQL condition on `appointments`. The condition must exclude unconfirmed appointments. */
export function listedAppointments(scope: Scope, where: Sql): Sql {
  // Staff who may not see the lead's brand see the appointment's time and place, but not whose appointment it is.
  const ofLead = (column: 'id' | 'name' | 'topic') =>
    sql`coalesce((SELECT ${raw(column)} FROM leads WHERE id = appointments.lead AND ${inScope(scope)}), '')`
  return sql`SELECT ${ofLead('id')} AS lead, brand, place, starts_at AS startsAt, ends_at AS endsAt, colleague,
      ${ofLead('name')} AS name, ${ofLead('topic')} AS topic, ${IS_CHANGE_REQUESTED} AS isAsked,
      EXISTS (SELECT 1 FROM leads WHERE leads.id = appointments.lead AND ${HAS_FAILED_MAIL}) AS hasFailed
    FROM appointments WHERE ${where} ORDER BY starts_at, appointments.lead LIMIT ${LISTED_MAX}`
}

export function mergeLists(lists: readonly unknown[][]): ListedAppointment[] {
  const found = (lists.flat() as ListedRow[]).map(listedOf)
  const byKey = new Map(
    found.map((one) => [[one.startsAt, one.endsAt, one.place, one.colleague, one.lead].join(), one]),
  )
  return [...byKey.values()].sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
}

interface Day {
  day: string
  /** Id of an office, or "phone" or "video". */
  place: string
  colleague: string
}

export async function readDay(
  db: Database,
  scope: Scope,
  { day, place, colleague }: Day,
): Promise<ListedAppointment[]> {
  const from = startOfDay(day)
  const onDay = sql`state = 'confirmed' AND starts_at > ${earliestStart(from)} AND starts_at < ${endOfDay(day)}
    AND ends_at > ${from}`
  const conditions = [
    ...(isOffice(place) ? [sql`place = ${place} AND ${onDay}`] : []),
    ...(colleague === '' ? [] : [sql`colleague = ${colleague} AND ${onDay}`]),
  ]
  if (conditions.length === 0) return []
  return mergeLists(await db.batch(conditions.map((where) => listedAppointments(scope, where))))
}

interface RequestedAppointment {
  lead: string
  brand: string
  name: string
  topic: string
  request: string
  requestedAt: string
  dueFrom: string
}

/** Returns the open appointment requests, oldest first, and the confirmed appointments that have not ended, soonest first. */
export async function readUpcoming(db: Database, scope: Scope, now: string) {
  const [requests, upcoming] = await db.batch([
    sql`SELECT lead, requested.brand, name, topic, request, requested_at AS requestedAt, ${DUE_FROM} AS dueFrom
        FROM (SELECT lead, brand, requested_at FROM appointments WHERE state = 'requested' AND ${inScope(scope)}) AS requested
          JOIN leads ON leads.id = lead
        WHERE list IN ('open', 'follow-up') ORDER BY requested_at, lead LIMIT ${LISTED_MAX}`,
    listedAppointments(
      scope,
      sql`state = 'confirmed' AND starts_at > ${earliestStart(now)} AND ends_at > ${now} AND ${inScope(scope)}`,
    ),
  ])
  return {
    toConfirm: (requests as RequestedAppointment[]).map((row) => ({ ...row, request: parseRequest(row.request) })),
    upcoming: (upcoming as ListedRow[]).map(listedOf),
  }
}

export interface AppointmentRecord {
  state: AppointmentState
  place: string
  startsAt: string
  endsAt: string
  colleague: string
  request: AppointmentRequest | undefined
  /** The times that the visitor suggested when asking for another time. Undefined if no such request is open. */
  asked: Wish[] | undefined
}

type RecordRow = Omit<AppointmentRecord, 'request' | 'asked'> & { request: string; asked: string | null }

/**
 * Reads a lead's appointment. Returns undefined if the staff member may not see the lead's brand, or if the lead did not request
 * an appointment.
 */
export async function readAppointment(
  db: Database,
  scope: Scope,
  lead: string,
): Promise<AppointmentRecord | undefined> {
  const [row] = await db.rows<RecordRow>(
    sql`SELECT state, place, coalesce(starts_at, '') AS startsAt, coalesce(ends_at, '') AS endsAt, colleague,
          (SELECT request FROM leads WHERE id = appointments.lead) AS request,
          iif(${IS_CHANGE_REQUESTED}, (SELECT detail FROM lead_events WHERE id = change), NULL) AS asked
        FROM appointments WHERE lead = ${lead} AND ${inScope(scope)}`,
  )
  if (!row) return undefined
  return {
    ...row,
    request: parseRequest(row.request),
    asked: row.asked === null ? undefined : parseWishes(row.asked),
  }
}
