import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEEKDAYS } from '#shared/dates.ts'
import {
  closedDates,
  type DayHours,
  type Hours,
  hoursLines,
  isOpenOn,
  openDays,
  openStatus,
  openWeekdays,
  type Weekday,
} from '#shared/hours.ts'

const NINE_TO_FIVE: DayHours = ['09:00', '17:00']
const hours: Hours = {
  days: {
    Monday: NINE_TO_FIVE,
    Tuesday: NINE_TO_FIVE,
    Wednesday: NINE_TO_FIVE,
    Thursday: NINE_TO_FIVE,
    Friday: ['09:00', '16:30'],
    Saturday: 'closed',
    Sunday: 'closed',
  },
  federalHolidays: 'closed',
  closedOn: ['2026-12-24'],
}

test('consecutive days with the same opening hours share one line in the list of opening hours', () => {
  expect(hoursLines(hours, '2026-11-23T15:00:00Z')).toEqual([
    ['Monday to Thursday', '9:00 AM to 5:00 PM'],
    ['Friday', '9:00 AM to 4:30 PM'],
    ['Saturday and Sunday', 'Closed'],
    ['Federal holidays', 'Closed'],
    ['December 24', 'Closed'],
  ])
})

test.each([
  ['60 days before December 24', '2026-10-25T15:00:00Z', 0],
  ['59 days before December 24', '2026-10-26T15:00:00Z', 1],
  ['in the last minute of December 24', '2026-12-25T04:59:00Z', 1],
  ['in the first minute after December 24', '2026-12-25T05:00:00Z', 0],
])('%s (%s), the opening hours for a firm that closes on December 24 list %i closed dates', (_when, now, count) => {
  const open = { ...hours, federalHolidays: 'open' } as const
  expect(closedDates(open, now)).toHaveLength(count)
  expect(hoursLines(open, now)).toHaveLength(3 + count)
})

test.each<[Weekday[], string]>([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday through Friday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Friday', 'Saturday'], 'Monday through Wednesday, Friday and Saturday'],
  [['Tuesday', 'Thursday'], 'Tuesday and Thursday'],
  [['Wednesday'], 'Wednesday'],
  [[...WEEKDAYS], 'Monday through Sunday'],
])('for a firm that is open on %j, openDays returns "%s"', (open, text) => {
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, open.includes(day) ? NINE_TO_FIVE : 'closed']))
  const week = { ...hours, days: days as Hours['days'] }
  expect(openDays(week)).toBe(text)
  expect(openWeekdays(week).toSorted()).toEqual(open.toSorted())
})

test('a firm without listed hours is treated as open Monday through Saturday, except on federal holidays', () => {
  expect(openDays()).toBe('Monday through Saturday')
  expect(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-26'].map((day) => isOpenOn(day))).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test.each([
  ['a minute before opening', '2026-11-23T13:59:00Z', 'Opens today at 9:00 AM'],
  ['at opening', '2026-11-23T14:00:00Z', 'Open now until 5:00 PM'],
  ['on the evening before Thanksgiving', '2026-11-25T23:00:00Z', 'Opens Friday at 9:00 AM'],
  ['on Saturday evening in Ohio, when it is Sunday in UTC', '2026-11-22T03:00:00Z', 'Opens Monday at 9:00 AM'],
  ['in summer, when Ohio is four hours behind UTC', '2026-07-06T13:00:00Z', 'Open now until 5:00 PM'],
  ['on July 3, when the July 4 holiday is observed', '2026-07-03T15:00:00Z', 'Opens Monday at 9:00 AM'],
  ['on the evening before a closed day and Christmas', '2026-12-23T23:00:00Z', 'Opens Monday at 9:00 AM'],
])('%s (%s), the firm\'s opening status is "%s"', (_when, now, status) => {
  expect(openStatus(hours, now)).toBe(status)
})

test('the opening status includes the date if the firm next opens a week or more from now', () => {
  const closedOn = ['2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']
  expect(openStatus({ ...hours, closedOn }, '2026-12-23T23:00:00Z')).toBe('Opens Monday, January 4, at 9:00 AM')
})

test('the opening status starts with "Open now" if and only if the New York time is within opening hours', () => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const open = { ...hours, federalHolidays: 'open', closedOn: [] } as const
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, (time) => {
      const parts = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]))
      const day = open.days[parts.weekday as keyof Hours['days']]
      const minute = `${parts.hour}:${parts.minute}`
      const isOpen = day !== 'closed' && minute >= day[0] && minute < day[1]
      expect(openStatus(open, time.toISOString())?.startsWith('Open now')).toBe(isOpen)
    }),
  )
})
