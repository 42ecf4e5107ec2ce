/** The days and the hour of the morning email. */
import { brands } from '#brands/index.ts'
import { eastern } from '#shared/dates.ts'
import { isOpenOn } from '#shared/hours.ts'

/** The morning email is due at this hour, Eastern time. */
export const MORNING_HOUR = 8

/** Returns true if any brand is open on an ISO date. */
export function isWorkingDay(day: string): boolean {
  return brands.some(({ contact }) => isOpenOn(day, contact.hours))
}

/** Returns the time of the morning email on an ISO date. */
export function morningOf(day: string): string {
  const summer = `${day}T12:00:00.000Z`
  return eastern(summer).getUTCHours() === MORNING_HOUR ? summer : `${day}T13:00:00.000Z`
}
