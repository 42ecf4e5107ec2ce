import { dayOf, eastern, longDate, WEEKDAYS } from './dates.ts'
import { clockText } from './hours.ts'

export function appointmentDay(iso: string): string {
  return `${WEEKDAYS[eastern(iso).getUTCDay()]}, ${longDate(iso)}`
}

export function clockTime(iso: string): string {
  return clockText(eastern(iso).toISOString().slice(11, 16))
}

/** Returns text such as "9:30 AM to 10:30 AM Eastern". Adds the end date if the appointment ends on a later day. */
export function appointmentHours(startsAt: string, endsAt: string): string {
  const end = dayOf(endsAt) === dayOf(startsAt) ? clockTime(endsAt) : `${clockTime(endsAt)} on ${longDate(endsAt)}`
  return `${clockTime(startsAt)} to ${end} Eastern`
}
