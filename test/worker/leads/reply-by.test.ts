import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '#shared/dates.ts'
import type { Hours } from '#shared/hours.ts'
import { addDays } from '#tax/due-dates/days.ts'
import { HOURS } from '#test/helpers/filled-brand.ts'
import { replyBy, replyDay } from '#worker/leads/reply-by.ts'

test.each([
  ['a Friday', '2026-11-20T15:00:00Z', 'Saturday, November 21'],
  ['a Sunday', '2026-11-22T15:00:00Z', 'Monday, November 23'],
  ['a Saturday at 11:59 PM Eastern, already Sunday in UTC', '2026-11-22T04:59:59Z', 'Monday, November 23'],
  ['a Monday at midnight Eastern', '2026-11-23T05:00:00Z', 'Tuesday, November 24'],
  ['the day before Thanksgiving', '2026-11-25T15:00:00Z', 'Friday, November 27'],
  ['the Saturday before Labor Day', '2026-09-05T15:00:00Z', 'Tuesday, September 8'],
  ['the Thursday before a Fourth of July on a Saturday', '2026-07-02T15:00:00Z', 'Monday, July 6'],
  ['the Thursday before a New Year on a Saturday', '2027-12-30T15:00:00Z', 'Monday, January 3'],
])('an inquiry received on %s (%s) has the reply-by date %s', (_when, iso, day) => {
  expect(replyBy(iso)).toBe(day)
})

test.each<[string, string, Hours, string]>([
  ['a Friday, if the firm is closed on Saturdays', '2026-11-20T15:00:00Z', HOURS, 'Monday, November 23'],
  ['the day before a day in `closedOn` and Christmas', '2026-12-23T15:00:00Z', HOURS, 'Monday, December 28'],
  [
    'the day before Thanksgiving, if the firm is open on holidays',
    '2026-11-25T15:00:00Z',
    { ...HOURS, federalHolidays: 'open' },
    'Thursday, November 26',
  ],
])('with office hours, the reply-by date for an inquiry on %s (%s) is the next open day', (_when, iso, hours, day) => {
  expect(replyBy(iso, hours)).toBe(day)
})

test('the reply-by date for an inquiry is never a Sunday', () => {
  const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, (time) => {
      const day = replyDay(time.toISOString())
      expect(new Date(day).getUTCDay()).not.toBe(0)
      expect([1, 2, 3, 4, 5].map((days) => addDays(dayOf(time.toISOString()), days))).toContain(day)
    }),
    { numRuns: 1000 },
  )
})
