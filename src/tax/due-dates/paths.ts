import type { Audience } from './audience.ts'

export const DUE_DATES_PATH = '/resources/due-dates'
export const CALENDAR_PATH = '/due-dates.ics'

export function calendarPath(audiences: readonly Audience[]): string {
  return audiences.length > 0 ? `${CALENDAR_PATH}?for=${audiences.join(',')}` : CALENDAR_PATH
}
