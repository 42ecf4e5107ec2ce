/**
 * The day by whose end the firm replies: the next day the office is open, Monday through Saturday. The firm has not said
 * which holidays it keeps, so no federal holiday is promised, neither its date nor its observed day.
 */
import { dayOf } from '#shared/dates'
import { isFederalHoliday } from '#shared/federal-holidays'
import { addDays } from '#tax/due-dates/days'

const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })

/** "Monday, November 23" for an inquiry of this ISO time. */
export function replyBy(iso: string): string {
  return format.format(new Date(nextOpenDay(iso)))
}

/** ISO day, always later than the day of the inquiry in Ohio. */
export function nextOpenDay(iso: string): string {
  let day = dayOf(iso)
  do day = addDays(day, 1)
  while (isSunday(day) || isFederalHoliday(day))
  return day
}

const isSunday = (day: string) => new Date(day).getUTCDay() === 0
