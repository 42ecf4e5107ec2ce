import { BRAND_IDS, findBrand } from '#brands/index.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { dayOf, eastern } from '#shared/dates.ts'
import { type Hours, isOpenOn, openMinutes } from '#shared/hours.ts'
import { addDays } from '#tax/due-dates/days.ts'
import { raw, type Sql, sql } from '#worker/db/database.ts'
import { replyDay } from './reply-by.ts'

/**
 * Returns the ISO date when the reply to a lead is due. Uses the default reply time for an unknown brand.
 * @param dueFrom Start of the reply period.
 */
export function dueDay(brand: string, dueFrom: string): string {
  const found = findBrand(brand as BrandId)
  return replyDay(dueFrom, found?.contact.hours, found?.replyDays)
}

export function isLate(brand: string, dueFrom: string, now: string): boolean {
  return dueDay(brand, dueFrom) < dayOf(now)
}

interface Waiting {
  brand: string
  createdAt: string
  dueFrom: string
  /** Time of the first reply to the lead, or an empty string. */
  answeredAt: string
}

/** Returns how long a lead has waited for the first reply and when the reply is due. After a reply, both texts are empty. */
export function waiting({ brand, createdAt, dueFrom, answeredAt }: Waiting, now: string) {
  if (answeredAt) return { waited: '', dueOn: '', isLate: false }
  return {
    waited: waited(brand, createdAt, now),
    dueOn: dueDay(brand, dueFrom),
    isLate: isLate(brand, dueFrom, now),
  }
}

/**
 * Returns the waiting time in office hours, such as "3 h 30 min". If the brand's hours are unknown, returns days, such as "1
 * business day".
 */
export function waited(brand: string, since: string, now: string): string {
  const hours = findBrand(brand as BrandId)?.contact.hours
  return hours ? inHours(openMinutesBetween(since, now, hours)) : inDays(businessDaysBetween(since, now))
}

function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? '1 business day' : `${days} business days`
}

/** Returns the number of days when the firm is open, from the day after `since` to the day of `now`, inclusive. */
export function businessDaysBetween(since: string, now: string, hours?: Hours): number {
  const today = dayOf(now)
  let count = 0
  for (let day = addDays(dayOf(since), 1); day <= today; day = addDays(day, 1)) if (isOpenOn(day, hours)) count += 1
  return count
}

/**
 * Returns the follow-up dates that staff can choose. They are the firm's next open day, and its first open day in a week or
 * later.
 */
export function followUpDays(brand: string, now: string): string[] {
  const hours = findBrand(brand as BrandId)?.contact.hours
  const openFrom = (first: string) => {
    const days = Array.from({ length: 31 }, (_, after) => addDays(first, after))
    return days.find((day) => isOpenOn(day, hours)) ?? first
  }
  return [...new Set([1, 7].map((after) => openFrom(addDays(dayOf(now), after))))]
}

export function openMinutesBetween(since: string, now: string, hours: Hours): number {
  const [start, end] = [eastern(since), eastern(now)]
  const [first, last] = [start, end].map((date) => date.toISOString().slice(0, 10)) as [string, string]
  const minuteOf = (date: Date) => date.getUTCHours() * 60 + date.getUTCMinutes()
  let minutes = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const open = openMinutes(hours, day)
    if (!open) continue
    const from = day === first ? Math.max(open[0], minuteOf(start)) : open[0]
    const to = day === last ? Math.min(open[1], minuteOf(end)) : open[1]
    minutes += Math.max(0, to - from)
  }
  return minutes
}

export function startOfDay(day: string): string {
  const summer = `${day}T04:00:00.000Z`
  return dayOf(summer) === day ? summer : `${day}T05:00:00.000Z`
}

/**
 * Returns a cutoff time. The reply to a lead is overdue if the lead's reply period started before the cutoff time.
 * @param due Returns the date when a reply is due.
 */
export function lateBefore(brand: string, now: string, due = dueDay): string {
  const today = dayOf(now)
  let day = today
  while (due(brand, startOfDay(day)) >= today) day = addDays(day, -1)
  return startOfDay(addDays(day, 1))
}

export function endOfDay(day: string): string {
  return startOfDay(addDays(day, 1))
}

/** SQL for the start of a lead's reply period. */
export const DUE_FROM = raw('coalesce(released_at, created_at)')

/** SQL condition: the lead is open or in the follow-up list, and the first reply to it is overdue. */
export function lateLeads(now: string): Sql {
  return sql`list IN ('open', 'follow-up') AND answered_at IS NULL
    AND ${DUE_FROM} < ${byBrand((brand) => lateBefore(brand, now))}`
}

/** SQL for the ids of leads whose appointment request has no confirmed time. */
export const REQUESTED = raw(`SELECT lead FROM appointments WHERE state = 'requested'`)

/** SQL for when the visitor asked for a different appointment time. NULL if the appointment has changed since then. */
export const CHANGE_REQUESTED_AT = raw(`(SELECT at FROM appointments JOIN lead_events ON lead_events.id = change
  WHERE appointments.lead = leads.id AND action = 'asked-another-time')`)

/** SQL condition: the visitor has waited more than one business day for an appointment time or for a requested change. */
export function lateRequests(now: string): Sql {
  return sql`iif(id IN (${REQUESTED}), ${DUE_FROM}, ${CHANGE_REQUESTED_AT})
    < ${byBrand((brand) => lateBefore(brand, now, nextBusinessDay))}`
}

export function isRequestLate(brand: string, dueFrom: string, now: string): boolean {
  return nextBusinessDay(brand, dueFrom) < dayOf(now)
}

function nextBusinessDay(brand: string, since: string): string {
  return replyDay(since, findBrand(brand as BrandId)?.contact.hours)
}

function byBrand(timeOf: (brand: string) => string): Sql {
  const cases = BRAND_IDS.map((id) => sql`WHEN ${id} THEN ${timeOf(id)}`).reduce((all, next) => sql`${all} ${next}`)
  return sql`CASE brand ${cases} ELSE ${timeOf('')} END`
}

/** Returns the ISO date of the Monday that is `weeks` weeks before the current week. */
export function weekStart(now: string, weeks: number): string {
  const today = dayOf(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return addDays(today, -sinceMonday - 7 * weeks)
}
