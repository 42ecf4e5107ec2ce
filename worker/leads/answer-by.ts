/**
 * By when an inquiry is answered: the end of the next day on which the office is open, Monday to Saturday. Which holidays
 * the firm keeps is not known, so no federal one is promised (5 U.S.C. 6103), nor the weekday it is kept on.
 */
const ZONE = 'America/New_York'
const DAY_MS = 86_400_000
const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

const inZone = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' })
const words = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })

/** "Monday, November 23" for an inquiry of this ISO time. */
export function answerBy(iso: string): string {
  return words.format(nextOpenDay(iso))
}

/** Midnight UTC of that day; always later than the day of the inquiry. */
export function nextOpenDay(iso: string): Date {
  let day = new Date(inZone.format(new Date(iso)))
  do day = new Date(day.getTime() + DAY_MS)
  while (day.getUTCDay() === SUNDAY || isFederalHoliday(day))
  return day
}

/** [month, day], each also on the Friday before a Saturday and the Monday after a Sunday. */
const FIXED = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const

/** [month, weekday, which one of the month]; -1 is the last. */
const FLOATING = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [5, MONDAY, -1],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
] as const

function isFederalHoliday(day: Date): boolean {
  const [month, weekday, date] = [day.getUTCMonth() + 1, day.getUTCDay(), day.getUTCDate()]
  const isLast = new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() + 1 !== month
  const floats = FLOATING.some(
    ([m, w, nth]) => m === month && w === weekday && (nth === -1 ? isLast : Math.ceil(date / 7) === nth),
  )
  return (
    floats || isFixed(day) || (weekday === MONDAY && isFixed(day, -1)) || (weekday === SATURDAY - 1 && isFixed(day, 1))
  )
}

/** @param shift In days: 1 asks for the day after. */
function isFixed(day: Date, shift = 0): boolean {
  const other = new Date(day.getTime() + shift * DAY_MS)
  return FIXED.some(([month, date]) => other.getUTCMonth() + 1 === month && other.getUTCDate() === date)
}
