/** The day by whose end the firm replies: the next day on which it is open. */
import { dayOf } from '#shared/dates'
import { type Hours, isOpenOn } from '#shared/hours'
import { addDays } from '#tax/due-dates/days'

const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })

/** "Monday, November 23" for an inquiry of this ISO time. */
export function replyBy(iso: string, hours?: Hours): string {
  return format.format(new Date(nextOpenDay(iso, hours)))
}

/** ISO day, always later than the day of the inquiry in Ohio. */
export function nextOpenDay(iso: string, hours?: Hours): string {
  let day = dayOf(iso)
  do day = addDays(day, 1)
  while (!isOpenOn(day, hours))
  return day
}
