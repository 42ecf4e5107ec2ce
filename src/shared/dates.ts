/**
 * Formats dates in the firm's time zone, so the server and the browser render the same text. Does not use Intl.DateTimeFormat,
 * because its first use blocks a slow phone for 50 ms during hydration, and a new isolate for 10 ms.
 */

export const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export function longDate(iso: string): string {
  const day = eastern(iso)
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** Formats an ISO date without a time, such as "2026-10-03". */
export function longDay(day: string): string {
  return longDate(`${day}T12:00:00Z`)
}

/** Returns the date of an ISO timestamp in Eastern time, such as "2026-10-03". */
export function dayOf(iso: string): string {
  return eastern(iso).toISOString().slice(0, 10)
}

/** Returns noon Eastern Standard Time on the given day. During DST, this time is 1 p.m. Eastern. */
export function noonOf(iso: string): string {
  return `${dayOf(iso)}T17:00:00.000Z`
}

export function isDay(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** Formats the month of an ISO date: "November 2026", or "Nov 2026" if `letters` is 3. */
export function monthOf(iso: string, letters?: 3): string {
  return `${MONTHS[Number(iso.slice(5, 7)) - 1]?.slice(0, letters)} ${iso.slice(0, 4)}`
}

export function yearOf(iso: string): string {
  return `${eastern(iso).getUTCFullYear()}`
}

/** Returns a date whose UTC fields contain Eastern time. Applies the DST rules in effect since 2007 (15 U.S.C. 260a). */
export function eastern(iso: string): Date {
  const time = Date.parse(iso)
  const year = new Date(time).getUTCFullYear()
  const isDaylightTime = time >= sundayFrom(year, 2, 8) + 7 * HOUR_MS && time < sundayFrom(year, 10, 1) + 6 * HOUR_MS
  return new Date(time - (isDaylightTime ? 4 : 5) * HOUR_MS)
}

/** Returns midnight UTC of the first Sunday on or after the given day, in ms since 1970. January is month 0. */
function sundayFrom(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay()
  return Date.UTC(year, month, day + ((7 - weekday) % 7))
}
