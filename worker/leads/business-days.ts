/** Computes the days and the time when the morning email is sent. */
import { brands } from '#brands/index.ts'
import { eastern } from '#shared/dates.ts'
import { isOpenOn } from '#shared/hours.ts'

/** Hour at which the morning email is due, in Eastern time. */
export const MORNING_HOUR = 8

export function isBusinessDay(day: string): boolean {
  return brands.some(({ contact }) => isOpenOn(day, contact.hours))
}

export function morningOf(day: string): string {
  const summer = `${day}T12:00:00.000Z`
  return eastern(summer).getUTCHours() === MORNING_HOUR ? summer : `${day}T13:00:00.000Z`
}
