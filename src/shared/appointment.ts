/** Places, days and parts of the day that the schedule form offers. All times are in Eastern time. */
import { DAY_MS, dayOf, eastern } from './dates.ts'
import { type Hours, isOpenOn, openMinutes } from './hours.ts'

export const DAY_PARTS = ['morning', 'afternoon'] as const
export type DayPart = (typeof DAY_PARTS)[number]

export interface Wish {
  day: string
  part: DayPart
}

export interface AppointmentRequest {
  /** The service's id. Empty if the visitor did not choose a service. */
  service: string
  place: string
  minutes: number
  wishes: readonly Wish[]
}

export interface Place {
  /**
   * Id of the place, which is a city in lowercase, "phone" or "video". Brands with offices in one city share an id and
   * a room.
   */
  id: string
  label: string
  /** True for an appointment in an office, which needs a room. False for phone and video. */
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

/** Returns the parts of the day when the firm is open. If the hours are unknown, returns both parts for an open day. */
export function dayParts(day: string, hours?: Hours): DayPart[] {
  if (!isOpenOn(day, hours)) return []
  const open = hours && openMinutes(hours, day)
  if (!open) return [...DAY_PARTS]
  return DAY_PARTS.filter((part) => (part === 'morning' ? open[0] < NOON : open[1] > NOON))
}

/** Returns the days that the visitor can choose. They are all days when the firm is open, from tomorrow to 60 days from now. */
export function offeredDays(now: string, hours?: Hours): string[] {
  const today = Date.parse(dayOf(now))
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => new Date(today + (ahead + 1) * DAY_MS))
    .map((date) => date.toISOString().slice(0, 10))
    .filter((day) => dayParts(day, hours).length > 0)
}

/** Converts an Eastern time to UTC. Returns undefined if DST skips the time. If it occurs twice, returns the earlier time. */
export function easternTime(day: string, time: string): string | undefined {
  const local = `${day}T${time}:00.000Z`
  const utc = Date.parse(local)
  if (Number.isNaN(utc)) return undefined
  return [4, 5]
    .map((hours) => new Date(utc + hours * 3_600_000).toISOString())
    .find((iso) => eastern(iso).toISOString() === local)
}
