/** The days and the hour of the morning email. */
import { brands } from '#brands/index.ts'
import { eastern } from '#shared/dates.ts'
import { isOpenOn } from '#shared/hours.ts'

/** Hour in Ohio at which the morning email is due. */
export const MORNING_HOUR = 8

/** Returns true if a brand is open on an ISO day. */
export function isWorkingDay(day: string): boolean {
  return brands.some(({ contact }) => isOpenOn(day, contact.hours))
}

/** The time of the morning email on an ISO day, as an ISO time. */
export function morningOf(day: string): string {
  const summer = `${day}T12:00:00.000Z`
  return eastern(summer).getUTCHours() === MORNING_HOUR ? summer : `${day}T13:00:00.000Z`
}
