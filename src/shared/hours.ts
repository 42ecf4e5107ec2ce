/** Formats opening hours, and computes whether the firm is open. All times are in Eastern time. */
import { DAY_MS, eastern, MONTHS, WEEKDAYS } from './dates.ts'
import { isFederalHoliday } from './federal-holidays.ts'

export type Weekday = (typeof WEEKDAYS)[number]

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
/** A time of day that is a multiple of 15 minutes, such as 09:00 or 17:30. */
export type ClockTime = `${`0${Digit}` | `1${Digit}` | 20 | 21 | 22 | 23}:${'00' | 15 | 30 | 45}`
export type DayHours = 'closed' | readonly [opens: ClockTime, closes: ClockTime]

export interface Hours {
  days: Readonly<Record<Weekday, DayHours>>
  /** Hours on federal holidays, including the weekdays on which weekend holidays are observed. */
  federalHolidays: 'open' | 'closed'
  closedOn?: readonly string[] | undefined
}

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/
/** How many days ahead to search for closed days and for the next opening time. */
const DAYS_AHEAD = 60

export function isDayHours(value: unknown): value is DayHours {
  if (value === 'closed') return true
  if (!Array.isArray(value) || value.length !== 2) return false
  const [opens, closes] = value
  return CLOCK_TIME.test(opens) && CLOCK_TIME.test(closes) && opens < closes
}

/**
 * Returns the opening hours as lines, Monday first. Consecutive days with the same hours share a line. If the firm is closed on
 * federal holidays, another line says so. The last lines list upcoming `closedOn` dates.
 */
export function hoursLines(hours: Hours, now: string): [days: string, hours: string][] {
  const { days, federalHolidays, closedOn = [] } = hours
  const dates = closedDates(hours, now).filter((date) => closedOn.includes(date))
  const closed = [
    ...(federalHolidays === 'closed' ? ['Federal holidays'] : []),
    ...dates.map((date) => monthDay(new Date(date))),
  ]
  return [
    ...daysInRow((day) => dayText(days[day])).map(({ names, text }): [string, string] => [rangeText(names), text]),
    ...closed.map((label): [string, string] => [label, 'Closed']),
  ]
}

/** Returns the weekdays when the firm is open. If the brand's hours are unknown, returns Monday through Saturday. */
export function openWeekdays(hours?: Hours): Weekday[] {
  return WEEKDAYS.filter((day) => (hours ? hours.days[day] !== 'closed' : day !== 'Sunday'))
}

/** Returns the open weekdays in words, such as "Monday through Friday" or "Monday, Tuesday and Friday". */
export function openDays(hours?: Hours): string {
  const open = openWeekdays(hours)
  const parts = daysInRow((day) => `${open.includes(day)}`)
    .filter(({ text }) => text === 'true')
    .flatMap(({ names }) => (names.length > 2 ? `${names[0]} through ${names.at(-1)}` : names))
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ')
}

/** Returns true if the firm is open on an ISO date. If the hours are unknown, Sundays and federal holidays count as closed. */
export function isOpenOn(day: string, hours?: Hours): boolean {
  const date = new Date(day)
  if (hours) return hoursOn(hours, date) !== 'closed'
  return openWeekdays().includes(weekday(date)) && !isFederalHoliday(day)
}

/** Returns the opening and closing times for an ISO date, in minutes since midnight. Returns undefined if the firm is closed. */
export function openMinutes(hours: Hours, day: string): [opens: number, closes: number] | undefined {
  const open = hoursOn(hours, new Date(day))
  return open === 'closed' ? undefined : [minuteOf(open[0]), minuteOf(open[1])]
}

function minuteOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Returns the ISO dates on which the firm is closed in the next 60 days. Omits weekdays on which the firm is always closed. */
export function closedDates(hours: Hours, now: string): string[] {
  const today = eastern(now).getTime()
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => new Date(today + ahead * DAY_MS))
    .filter((day) => hours.days[weekday(day)] !== 'closed' && hoursOn(hours, day) === 'closed')
    .map((day) => day.toISOString().slice(0, 10))
}

function daysInRow(textOf: (day: Weekday) => string): { names: Weekday[]; text: string }[] {
  const groups: { names: Weekday[]; text: string }[] = []
  for (const name of [...WEEKDAYS.slice(1), WEEKDAYS[0]]) {
    const text = textOf(name)
    const group = groups.at(-1)
    if (group?.text === text) group.names.push(name)
    else groups.push({ names: [name], text })
  }
  return groups
}

function rangeText(names: readonly Weekday[]): string {
  const [first, ...others] = names
  return others.length === 0 ? `${first}` : `${first} ${others.length === 1 ? 'and' : 'to'} ${others.at(-1)}`
}

function dayText(hours: DayHours): string {
  return hours === 'closed' ? 'Closed' : hours.map(clockText).join(' to ')
}

export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * Returns text such as "Opens Monday at 9:00 AM" or "Open now until 5:00 PM". Returns undefined if the firm does not open in
 * the next 60 days.
 */
export function openStatus(hours: Hours, now: string): string | undefined {
  const local = eastern(now)
  const clock = local.toISOString().slice(11, 16)
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = new Date(local.getTime() + ahead * DAY_MS)
    const open = hoursOn(hours, day)
    if (open === 'closed' || (ahead === 0 && clock >= open[1])) continue
    if (ahead === 0 && clock >= open[0]) return `Open now until ${clockText(open[1])}`
    return `Opens ${dayName(day, ahead)} at ${clockText(open[0])}`
  }
  return undefined
}

/** @param day A date whose UTC fields contain Eastern time. */
function hoursOn({ days, federalHolidays, closedOn = [] }: Hours, day: Date): DayHours {
  const date = day.toISOString().slice(0, 10)
  const isClosed = closedOn.includes(date) || (federalHolidays === 'closed' && isFederalHoliday(date))
  return isClosed ? 'closed' : days[weekday(day)]
}

function dayName(day: Date, ahead: number): string {
  if (ahead === 0) return 'today'
  const name = weekday(day)
  return ahead < 7 ? name : `${name}, ${monthDay(day)},`
}

function monthDay(day: Date): string {
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`
}

function weekday(day: Date): Weekday {
  return WEEKDAYS[day.getUTCDay()] ?? 'Sunday'
}
