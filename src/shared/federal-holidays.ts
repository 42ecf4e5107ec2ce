/** Computes federal holidays (5 U.S.C. 6103(a)) and the days when federal offices observe them (6103(b), E.O. 11582). */
const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

/** Federal holidays on fixed dates, as [month, day]. */
const FIXED = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const

/**
 * Federal holidays as [month, weekday, n], which means the nth weekday of the month. Memorial Day (n = 0) is a week
 * before June's first Monday.
 */
const FLOATING = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [6, MONDAY, 0],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
] as const

/** Returns the ISO dates when a year's holidays are observed. Adds the next New Year's Day, which may be on December 31. */
export function federalHolidays(year: number): string[] {
  return [
    ...FIXED.map(([month, day]) => observedDay(year, month, day)),
    ...FLOATING.map(([month, weekday, n]) => nthWeekday(year, month, weekday, n)),
    observedDay(year + 1, 1, 1),
  ].sort()
}

/** Returns true if the date is a federal holiday, or a day when federal offices observe a holiday. */
export function isFederalHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return FIXED.some(([month, day]) => isoDay(year, month, day) === date) || federalHolidays(year).includes(date)
}

/**
 * Returns the day when a holiday is observed. A Saturday holiday is observed on Friday, and a Sunday holiday is
 * observed on Monday.
 */
export function observedDay(year: number, month: number, day: number): string {
  const weekday = weekdayOf(year, month, day)
  return isoDay(year, month, weekday === SATURDAY ? day - 1 : weekday === SUNDAY ? day + 1 : day)
}

function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = 1 + ((weekday - weekdayOf(year, month, 1) + 7) % 7)
  return isoDay(year, month, first + 7 * (n - 1))
}

function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

/** Returns the ISO date of a day in a month. A day of 0 or less counts back from the last day of the previous month. */
function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
