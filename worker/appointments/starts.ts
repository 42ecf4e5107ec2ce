import { easternTime, type Wish } from '#shared/appointment.ts'
import { type Hours, openMinutes } from '#shared/hours.ts'

const STEP = 30
const NOON = 12 * 60
/** Office hours for a brand whose opening hours are unknown, in minutes since midnight. */
const USUAL_HOURS: [opens: number, closes: number] = [9 * 60, 17 * 60]

interface Options {
  hours: Hours | undefined
  minutes: number
  now: string
}

export interface Start {
  /** Start time in Eastern time, such as "09:30". */
  time: string
  startsAt: string
}

/** Returns the future half-hourly start times in the requested part of the day. Each meeting ends by closing time. */
export function startsOf({ day, part }: Wish, { hours, minutes, now }: Options): Start[] {
  const [opens, closes] = officeHours(day, hours)
  const first = part === 'morning' ? opens : Math.max(opens, NOON)
  const starts: Start[] = []
  for (let minute = first; minute + minutes <= closes && (part === 'afternoon' || minute < NOON); minute += STEP) {
    const time = `${`${Math.floor(minute / 60)}`.padStart(2, '0')}:${`${minute % 60}`.padStart(2, '0')}`
    const startsAt = easternTime(day, time)
    if (startsAt !== undefined && startsAt > now) starts.push({ time, startsAt })
  }
  return starts
}

/** Returns the opening and closing times on an ISO date, in minutes since midnight. The firm must be open on that day. */
export function officeHours(day: string, hours: Hours | undefined): [opens: number, closes: number] {
  return (hours && openMinutes(hours, day)) ?? USUAL_HOURS
}
