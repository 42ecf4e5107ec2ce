/** Computes the date by which the firm replies to an inquiry. By default, this is the next day when the firm is open. */
import { dayOf } from '#shared/dates.ts'
import { type Hours, isOpenOn } from '#shared/hours.ts'
import { addDays } from '#tax/due-dates/days.ts'

const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })

export function replyBy(iso: string, hours?: Hours, days?: number): string {
  return format.format(new Date(replyDay(iso, hours, days)))
}

/**
 * Returns the ISO date of the reply deadline, always later than the Eastern date of the inquiry. @param days Number of business
 * days until the reply.
 */
export function replyDay(iso: string, hours?: Hours, days = 1): string {
  let day = dayOf(iso)
  for (let open = 0; open < days; ) {
    day = addDays(day, 1)
    if (isOpenOn(day, hours)) open += 1
  }
  return day
}
