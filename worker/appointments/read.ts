/** Appointments for the desk. Of an appointment outside the colleague's brands, only its time, place and colleague are shown. */
import * as v from 'valibot'
import type { AppointmentRequest, Wish } from '#shared/appointment'
import { type Database, raw, type Sql, sql } from '#worker/desk/database'
import { inScope, type Scope } from '#worker/desk/scope'
import { DUE_FROM, endOfDay, startOfDay } from '#worker/desk/waiting'
import { APPOINTMENT_STATES, type AppointmentState, MAIL_KINDS, RECIPIENTS } from './appointment'
import { IS_CHANGE_REQUESTED } from './is-change-requested'
import { earliestStart, isOffice } from './meeting'
import { parseRequest } from './request'
import { parseWishes } from './wishes-text'

/** Rows of one page. */
const LISTED_MAX = 200

const orEmpty = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
)

const listedRow = v.pipe(
  v.object({
    lead: v.string(),
    brand: v.string(),
    place: v.string(),
    starts_at: v.string(),
    ends_at: v.string(),
    colleague: v.string(),
    name: v.nullable(v.string()),
    topic: orEmpty,
    is_change_requested: v.number(),
    has_failed_mail: v.number(),
  }),
  v.transform(({ starts_at, ends_at, is_change_requested, has_failed_mail, name, lead, ...rest }) => ({
    ...rest,
    // Its page would be a 404.
    lead: name === null ? '' : lead,
    name: name ?? '',
    startsAt: starts_at,
    endsAt: ends_at,
    isChangeRequested: is_change_requested === 1,
    hasFailedMail: has_failed_mail === 1,
  })),
)

/** A confirmed appointment. `lead`, `name` and `topic` are empty if it belongs to another brand than the colleague's. */
export type ListedAppointment = v.InferOutput<typeof listedRow>

export const parseListed = (row: unknown): ListedAppointment => v.parse(listedRow, row)

/** @param where A condition on `appointments` that only confirmed ones meet. */
export function listedAppointments(scope: Scope, where: Sql): Sql {
  const ofLead = (column: 'name' | 'topic') =>
    sql`(SELECT ${raw(column)} FROM leads WHERE id = appointments.lead AND ${inScope(scope)})`
  return sql`SELECT lead, brand, place, starts_at, ends_at, colleague, ${ofLead('name')} AS name, ${ofLead('topic')} AS topic,
      ${IS_CHANGE_REQUESTED} AS is_change_requested,
      EXISTS (SELECT 1 FROM appointment_mails AS mail WHERE mail.lead = appointments.lead AND state = 'failed'
        AND NOT EXISTS (SELECT 1 FROM appointment_mails AS later WHERE later.lead = mail.lead
          AND later.recipient = mail.recipient AND later.rowid > mail.rowid)) AS has_failed_mail
    FROM appointments WHERE ${where} ORDER BY starts_at, lead LIMIT ${LISTED_MAX}`
}

/** Reads rows of several lists, in time order. An appointment may be in more than one. */
export function parseLists(lists: readonly unknown[][]): ListedAppointment[] {
  const found = lists.flat().map(parseListed)
  const byKey = new Map(
    found.map((one) => [[one.startsAt, one.endsAt, one.place, one.colleague, one.lead].join(), one]),
  )
  return [...byKey.values()].sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
}

interface Day {
  /** ISO day. */
  day: string
  /** Id of a place. Phone and video are never occupied. */
  place: string
  /** Email address, or empty. */
  colleague: string
}

/** The confirmed appointments of a day in an office, and those of a colleague. */
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
  return parseLists(await db.batch(conditions.map((where) => listedAppointments(scope, where))))
}

const requestedRow = v.pipe(
  v.object({
    lead: v.string(),
    brand: v.string(),
    name: v.string(),
    topic: v.string(),
    request: v.string(),
    requested_at: v.string(),
    due_from: v.string(),
  }),
  v.transform(({ requested_at, due_from, request, ...rest }) => ({
    ...rest,
    request: parseRequest(request),
    requestedAt: requested_at,
    dueFrom: due_from,
  })),
)

export type RequestedAppointment = v.InferOutput<typeof requestedRow>

export interface Upcoming {
  /** Oldest request first. */
  toConfirm: RequestedAppointment[]
  /** In time order, including those that have started and not ended. */
  upcoming: ListedAppointment[]
}

/** The requests that wait for staff, and the confirmed appointments ahead. @param now ISO time. */
export async function readUpcoming(
  db: Database,
  scope: Scope,
  now: string = new Date(Date.now()).toISOString(),
): Promise<Upcoming> {
  const [requests = [], upcoming = []] = await db.batch([
    sql`SELECT lead, requested.brand, name, topic, request, requested_at, ${DUE_FROM} AS due_from
        FROM (SELECT lead, brand, requested_at FROM appointments WHERE state = 'requested' AND ${inScope(scope)}) AS requested
          JOIN leads ON leads.id = lead
        WHERE list IN ('open', 'follow-up') ORDER BY requested_at, lead LIMIT ${LISTED_MAX}`,
    listedAppointments(
      scope,
      sql`state = 'confirmed' AND starts_at > ${earliestStart(now)} AND ends_at > ${now} AND ${inScope(scope)}`,
    ),
  ])
  return { toConfirm: v.parse(v.array(requestedRow), requests), upcoming: upcoming.map(parseListed) }
}

const recordRow = v.pipe(
  v.object({
    lead: v.string(),
    brand: v.string(),
    state: v.picklist(APPOINTMENT_STATES),
    place: v.string(),
    starts_at: orEmpty,
    ends_at: orEmpty,
    colleague: v.string(),
    sequence: v.number(),
    stamped_at: orEmpty,
    requested_at: v.string(),
    confirmed_at: orEmpty,
    remind_at: orEmpty,
    is_change_requested: v.number(),
    asked: orEmpty,
    request: v.string(),
  }),
  v.transform(({ is_change_requested, asked, request, ...row }) => ({
    ...{ lead: row.lead, brand: row.brand, state: row.state, place: row.place, colleague: row.colleague },
    ...{ startsAt: row.starts_at, endsAt: row.ends_at, sequence: row.sequence, stampedAt: row.stamped_at },
    ...{ requestedAt: row.requested_at, confirmedAt: row.confirmed_at, remindAt: row.remind_at },
    request: parseRequest(request),
    asked: is_change_requested === 1 ? parseWishes(asked) : undefined,
  })),
)

const mailRow = v.pipe(
  v.object({
    kind: v.picklist(MAIL_KINDS),
    recipient: v.picklist(RECIPIENTS),
    state: v.string(),
    attempts: v.number(),
    last_error: orEmpty,
    created_at: v.string(),
    sent_at: orEmpty,
  }),
  v.transform(({ last_error, created_at, sent_at, ...rest }) => ({
    ...rest,
    lastError: last_error,
    createdAt: created_at,
    sentAt: sent_at,
  })),
)

/** The appointment of a lead. Fields that are not set are empty. Times are ISO times. */
export interface AppointmentRecord {
  lead: string
  brand: string
  state: AppointmentState
  place: string
  startsAt: string
  endsAt: string
  colleague: string
  sequence: number
  stampedAt: string
  requestedAt: string
  confirmedAt: string
  remindAt: string
  request: AppointmentRequest | undefined
  /** The times that suit the visitor, who asked for another time. Undefined if no such wish waits for staff. */
  asked: Wish[] | undefined
  /** Oldest first. */
  mails: v.InferOutput<typeof mailRow>[]
}

/** Undefined if the colleague's brands have no such lead, or if it is not a request for an appointment. */
export async function readAppointment(
  db: Database,
  scope: Scope,
  lead: string,
): Promise<AppointmentRecord | undefined> {
  const [[row] = [], mails = []] = await db.batch([
    sql`SELECT *, ${IS_CHANGE_REQUESTED} AS is_change_requested, (SELECT detail FROM lead_events WHERE id = change) AS asked,
          (SELECT request FROM leads WHERE id = appointments.lead) AS request
        FROM appointments WHERE lead = ${lead} AND ${inScope(scope)}`,
    sql`SELECT kind, recipient, state, attempts, last_error, created_at, sent_at FROM appointment_mails
        WHERE lead = ${lead} AND ${inScope(scope)} ORDER BY rowid`,
  ])
  return row === undefined ? undefined : { ...v.parse(recordRow, row), mails: v.parse(v.array(mailRow), mails) }
}
