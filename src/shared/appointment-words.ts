import { type DayPart, placesOf } from './appointment.ts'
import { appointmentDay, appointmentHours, clockTime } from './appointment-time.ts'
import { dayOf } from './dates.ts'
import { officesOf } from './links.ts'
import { dayLabel } from './schedule-texts.ts'

const PART_WORDS: Record<DayPart, string> = { morning: 'in the morning', afternoon: 'in the afternoon' }

/** Returns a meeting's time as text such as "Monday, November 30, 2026, 9:30 AM to 10:30 AM Eastern". */
export function timeInWords(startsAt: string, endsAt: string): string {
  return `${appointmentDay(startsAt)}, ${appointmentHours(startsAt, endsAt)}`
}

/** Returns a meeting's start as text such as "Monday, November 30, 9:30 AM". */
export function startInWords(startsAt: string): string {
  return `${dayLabel(dayOf(startsAt))}, ${clockTime(startsAt)}`
}

export function wishInWords({ day, part }: { day: string; part: DayPart }): string {
  return `${dayLabel(day)}, ${PART_WORDS[part]}`
}

/** Returns the office whose place id is `place`, or undefined if the place is "phone" or "video". */
export function officeAt<Office extends { city: string }>(
  contact: { location: Office; secondaryLocation: Office },
  place: string,
): Office | undefined {
  return officesOf(contact)[placesOf(contact).findIndex(({ id }) => id === place)]
}
