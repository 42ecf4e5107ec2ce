/** Days as ISO dates ("2027-04-15"), federal holidays and business days. Nothing here knows what today is. */

const DAY_MS = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

/** @param shift Days, negative for earlier ones. */
export function addDays(date: string, shift: number): string {
  return new Date(Date.parse(date) + shift * DAY_MS).toISOString().slice(0, 10)
}

const calendar = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/New_York' })

/** The day in Ohio at an ISO time. */
export function dayOf(instant: string): string {
  return calendar.format(new Date(instant))
}

/** 0 is Sunday. */
function weekday(date: string): number {
  return new Date(date).getUTCDay()
}

/** The nth such weekday of a month, counted from its 1st; n of 0 is the one before: the last of the month before. */
function nthWeekday(year: number, month: number, day: number, n: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (n - 1))
}

/** On a Saturday a holiday is kept the Friday before, on a Sunday the Monday after (5 U.S.C. 6103(b), E.O. 11582). */
function observed(date: string): string {
  const shifts: Record<number, number> = { [SATURDAY]: -1, [SUNDAY]: 1 }
  return addDays(date, shifts[weekday(date)] ?? 0)
}

/** The days on which a year's federal holidays are kept (5 U.S.C. 6103(a)). Next New Year's can be kept on December 31. */
export function federalHolidays(year: number): string[] {
  return [
    observed(`${year}-01-01`),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    nthWeekday(year, 6, 1, 0),
    observed(`${year}-06-19`),
    observed(`${year}-07-04`),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    observed(`${year}-11-11`),
    nthWeekday(year, 11, 4, 4),
    observed(`${year}-12-25`),
    observed(`${year + 1}-01-01`),
  ]
}

/** A holiday of the District of Columbia alone, kept as the federal ones are (D.C. Code 1-612.02). */
export function emancipationDay(year: number): string {
  return observed(`${year}-04-16`)
}

export function isWeekend(date: string): boolean {
  return [SATURDAY, SUNDAY].includes(weekday(date))
}

/** The day itself, or the first after it that is no Saturday, Sunday, federal holiday or one of `more`. */
export function businessDay(date: string, more: (year: number) => string[] = () => []): string {
  const year = Number(date.slice(0, 4))
  const closed = new Set([...federalHolidays(year), ...more(year)])
  const open = !isWeekend(date) && !closed.has(date)
  return open ? date : businessDay(addDays(date, 1), more)
}

/** Where federal income tax is filed or paid: holidays of the District of Columbia move it as well (26 U.S.C. 7503). */
export function federalDay(date: string): string {
  return businessDay(date, (year) => [emancipationDay(year)])
}
