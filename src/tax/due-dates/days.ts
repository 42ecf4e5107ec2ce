import { DAY_MS, MONTHS, WEEKDAYS } from '#shared/dates.ts'
import { federalHolidays, observedDay } from '#shared/federal-holidays.ts'

const SATURDAY = 6
const SUNDAY = 0

export function addDays(date: string, shift: number): string {
  return new Date(Date.parse(date) + shift * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

function weekday(date: string): number {
  return new Date(date).getUTCDay()
}

/** Formats an ISO date: "2027-01-31" → "Sun, Jan 31". */
export function dayText(date: string): string {
  const [month = '', day] = [MONTHS[Number(date.slice(5, 7)) - 1], Number(date.slice(8))]
  return `${WEEKDAYS[weekday(date)]?.slice(0, 3)}, ${month.slice(0, 3)} ${day}`
}

/** Returns the date when the District of Columbia observes Emancipation Day under the federal rules (D.C. Code 1-612.02). */
export function emancipationDay(year: number): string {
  return observedDay(year, 4, 16)
}

export function isWeekend(date: string): boolean {
  return [SATURDAY, SUNDAY].includes(weekday(date))
}

/** Returns the date itself, or the next business day if the date falls on a weekend, federal holiday or extra holiday. */
export function businessDay(date: string, extraHolidays: (year: number) => string[] = () => []): string {
  const year = Number(date.slice(0, 4))
  const closed = new Set([...federalHolidays(year), ...extraHolidays(year)])
  const open = !isWeekend(date) && !closed.has(date)
  return open ? date : businessDay(addDays(date, 1), extraHolidays)
}

/** Returns a federal due date, moved to a business day if needed. Holidays in the District of Columbia count (26 U.S.C. 7503). */
export function federalDay(date: string): string {
  return businessDay(date, (year) => [emancipationDay(year)])
}
