/** The schedule form's texts, in a separate file so that pages do not load the validation code. */
import { DAYS_AHEAD, type DayPart, WISHES_MAX } from './appointment.ts'
import { MONTHS, WEEKDAYS } from './dates.ts'

export const NOTE_MAX = 500

/** Numbers in the field names of the preferred times. For example, `day1` and `part1` are for the first choice. */
export const WISH_NUMBERS = [1, 2, 3] as const

export const WISH_FIELDS = WISH_NUMBERS.flatMap((number) => [`day${number}`, `part${number}`])

export const PERSON_FIELDS = ['name', 'email', 'phone'] as const

/** Field names, in form order. The value of `service` is a service id or empty. The value of `place` is a place id. */
export const SCHEDULE_FIELDS = ['service', 'place', ...WISH_FIELDS, ...PERSON_FIELDS, 'message']

export const PART_LABELS: Record<DayPart, string> = { morning: 'Morning', afternoon: 'Afternoon' }

export const scheduleTexts = {
  service: 'Please select one of our services',
  place: 'Please select one of our locations',
  noWish: 'Please select a day',
  day: 'Please select a day from the list',
  dayPast: 'This day is in the past. Please select a later day',
  dayToday: 'Please select a day after today',
  dayFar: `Please select a day within the next ${DAYS_AHEAD} days`,
  dayClosed: (day: string) => `We are closed on ${day}. Please select another day`,
  part: 'Please select morning or afternoon',
  partClosed: (part: DayPart, day: string) => `We are closed in the ${part} of ${day}. Please select another time`,
  sameWish: 'You already chose this time. Please select another one, or leave it empty',
  tooManyWishes: `You can choose up to ${WISHES_MAX} times`,
  /** Shown in the schedule form if no service is chosen, and stored as the topic of the appointment. */
  notSure: 'I am not sure yet',
  submit: 'Request Appointment',
  sendAnother: 'Request Another Appointment',
  successTitle: 'Request sent successfully',
  successDescription: "We'll get back to you soon!",
  thanksTitle: 'Thank you for your request',
  thanksRead: 'We check your times against our calendar {days}.',
  thanksReply: 'We confirm one of them by email, or call you if none of them is open. Until then, no time is booked.',
  failureTitle: 'Error sending request',
  notSent: 'Failed to send your request',
  textKept: 'Your request is still here. Send it again when you are back online.',
  success: 'Request submitted successfully. No time is confirmed yet.',
} as const

export function dayLabel(day: string): string {
  const date = new Date(day)
  return `${WEEKDAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}
