import * as v from 'valibot'
import { easternTime, type Place } from '#shared/appointment.ts'
import { isDay } from '#shared/dates.ts'
import { type Hours, isOpenOn } from '#shared/hours.ts'
import { type Sql, sql } from '#worker/db/database.ts'
import { emailAddress } from '#worker/platform/email-address.ts'
import type { AppointmentAction, Meeting } from './appointment.ts'
import { officeHours } from './starts.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
export const MINUTES_MIN = 15
export const MINUTES_MAX = 240
export const DAYS_AHEAD_MAX = 366

export interface Limits {
  /** Email addresses that the lead may be assigned to. If undefined, the lead may be assigned to anyone. */
  colleagues: readonly string[] | undefined
  now: string
}

interface MeetingLimits extends Limits {
  places: readonly Place[]
  hours: Hours | undefined
}

export type ReadMeeting = { action: AppointmentAction } | { error: string }

/**
 * Reads a form with the fields `day` (ISO date), `time` (Eastern, such as "09:30"), `place`, `minutes` and `colleague`. The
 * field `override` exists only if the staff member checked the override box.
 */
export function readMeeting(
  name: 'confirm' | 'move',
  fields: Record<string, string>,
  { places, hours, colleagues, now }: MeetingLimits,
): ReadMeeting {
  const { day = '', time = '', place = '', minutes = '', override } = fields
  if (!isDay(day)) return { error: 'Choose a day.' }
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return { error: 'Enter a time, such as 9:30 AM.' }
  const start = easternTime(day, time)
  if (!start) return { error: 'Clocks skip this time on that day. Choose another time.' }
  if (start <= now) return { error: 'This time is in the past. Choose a later one.' }
  if (Date.parse(start) > Date.parse(now) + DAYS_AHEAD_MAX * DAY_MS)
    return { error: 'Choose a day up to a year from now.' }
  if (!places.some(({ id }) => id === place)) return { error: 'Choose a place.' }
  const length = /^\d{1,3}$/.test(minutes) ? Number(minutes) : 0
  if (length < MINUTES_MIN || length > MINUTES_MAX || length % MINUTES_MIN !== 0)
    return { error: `Choose a length from ${MINUTES_MIN} to ${MINUTES_MAX} minutes, in steps of ${MINUTES_MIN}.` }
  const colleague = v.safeParse(emailAddress, fields.colleague)
  if (!colleague.success) return { error: 'Enter the email address of the colleague.' }
  if (colleagues && !colleagues.includes(colleague.output))
    return { error: `${colleague.output} does not work on inquiries of this brand.` }
  const meeting = { start, minutes: length, place, colleague: colleague.output }
  const isClosed = !isOpenFor(day, time, length, hours)
  if (isClosed && !override)
    return { error: 'The firm is closed then. Choose another time, or confirm even if the firm is closed.' }
  return { action: { action: name, ...meeting, override: Boolean(override), ...(isClosed && { isClosed }) } }
}

function isOpenFor(day: string, time: string, minutes: number, hours: Hours | undefined): boolean {
  const [opens, closes] = officeHours(day, hours)
  const start = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return isOpenOn(day, hours) && start >= opens && start + minutes <= closes
}

export function endOf({ start, minutes }: Pick<Meeting, 'start' | 'minutes'>): string {
  return new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString()
}

/** Returns the earliest possible start time of an appointment that is still in progress at `time`. */
export function earliestStart(time: string): string {
  return new Date(Date.parse(time) - MINUTES_MAX * MINUTE_MS).toISOString()
}

export const isOffice = (place: string) => place !== 'phone' && place !== 'video'

/**
 * Returns one SQL condition per index in D1. One condition finds the staff member's appointments. The other condition finds
 * appointments in the same office.
 */
export function overlapConditions(lead: string, { start, minutes, place, colleague }: Meeting): Sql[] {
  const atSameTime = sql`state = 'confirmed' AND starts_at > ${earliestStart(start)}
    AND starts_at < ${endOf({ start, minutes })} AND ends_at > ${start} AND lead <> ${lead}`
  return [
    sql`colleague = ${colleague} AND ${atSameTime}`,
    ...(isOffice(place) ? [sql`place = ${place} AND ${atSameTime}`] : []),
  ]
}
