/** Appointments: places, parts of a day, and the days that the schedule form offers. All times are Eastern. */
import { DAY_MS, dayOf, eastern } from './dates.ts'
import { type Hours, isOpenOn, openMinutes } from './hours.ts'

export const DAY_PARTS = ['morning', 'afternoon'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** A time that suits the visitor. `day` is an ISO day. */
export interface Wish {
  day: string
  part: DayPart
}

/** A schedule form's request, as stored with its lead. */
export interface AppointmentRequest {
  /** Id of the service. Empty if the visitor chose none. */
  service: string
  /** Id of a place. */
  place: string
  /** Minutes that the brand sets for the service. */
  minutes: number
  /** One to three, in the visitor's order. */
  wishes: readonly Wish[]
}

export interface Place {
  /** A city in lower case, "phone" or "video". Two brands with an office in the same city share its room. */
  id: string
  label: string
  /** False for phone and video, which do not need a room. */
  isOffice: boolean
}

export const WISHES_MAX = 3
export const DAYS_AHEAD = 60
export const DEFAULT_MINUTES = 60
const NOON = 12 * 60

export interface Offices {
  location: { city: string }
  secondaryLocation: { city: string }
}

/** The places that a brand offers, in the order of the form. */
export function placesOf({ location, secondaryLocation }: Offices): Place[] {
  return [
    ...[location, secondaryLocation].map(({ city }) => ({
      id: city.toLowerCase().replaceAll(' ', '-'),
      label: `Our office in ${city}`,
      isOffice: true,
    })),
    { id: 'phone', label: 'By phone', isOffice: false },
    { id: 'video', label: 'By video', isOffice: false },
  ]
}

/** The parts of an ISO day in which the firm is open. If the brand has no hours, both parts of an open day. */
export function dayParts(day: string, hours?: Hours): DayPart[] {
  if (!isOpenOn(day, hours)) return []
  const open = hours && openMinutes(hours, day)
  if (!open) return [...DAY_PARTS]
  return DAY_PARTS.filter((part) => (part === 'morning' ? open[0] < NOON : open[1] > NOON))
}

/** The open days that a visitor may ask for, from the next working day to 60 days from now. */
export function offeredDays(now: string, hours?: Hours): string[] {
  const today = Date.parse(dayOf(now))
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => new Date(today + (ahead + 1) * DAY_MS))
    .map((date) => date.toISOString().slice(0, 10))
    .filter((day) => dayParts(day, hours).length > 0)
}

/**
 * The ISO time of an Eastern day and time, such as 2026-11-30 and 09:30. Undefined if the time does not exist because clocks
 * skip it in March. Of a time that exists twice in November, the first.
 */
export function easternTime(day: string, time: string): string | undefined {
  const local = `${day}T${time}:00.000Z`
  const utc = Date.parse(local)
  if (Number.isNaN(utc)) return undefined
  return [4, 5]
    .map((hours) => new Date(utc + hours * 3_600_000).toISOString())
    .find((iso) => eastern(iso).toISOString() === local)
}
