import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerBy, nextOpenDay } from '#worker/leads/answer-by'

test.each([
  ['a Friday', '2026-11-20T15:00:00Z', 'Saturday, November 21'],
  ['a Saturday', '2026-11-21T15:00:00Z', 'Monday, November 23'],
  ['a Sunday', '2026-11-22T15:00:00Z', 'Monday, November 23'],
  ['late on a Saturday there, Sunday in UTC', '2026-11-22T04:59:59Z', 'Monday, November 23'],
  ['the first minute of a Monday there', '2026-11-23T05:00:00Z', 'Tuesday, November 24'],
  ['the last minute of a Sunday in summer time', '2026-07-20T03:59:59Z', 'Monday, July 20'],
  ['the day before Thanksgiving', '2026-11-25T15:00:00Z', 'Friday, November 27'],
  ['the weekend before Labor Day', '2026-09-05T15:00:00Z', 'Tuesday, September 8'],
  ['the weekend before Memorial Day', '2026-05-23T15:00:00Z', 'Tuesday, May 26'],
  ['the Monday before the last one of May', '2026-05-17T15:00:00Z', 'Monday, May 18'],
  ['the Thursday before a Fourth of July on a Saturday', '2026-07-02T15:00:00Z', 'Monday, July 6'],
  ['the Friday before a Juneteenth on a Sunday', '2022-06-17T15:00:00Z', 'Saturday, June 18'],
  ['the day before a Juneteenth on a Sunday', '2022-06-18T15:00:00Z', 'Tuesday, June 21'],
  ['the Thursday before a New Year on a Saturday', '2027-12-30T15:00:00Z', 'Monday, January 3'],
])('an inquiry of %s', (_when, iso, day) => {
  expect(answerBy(iso)).toBe(day)
})

test('the day is never a Sunday, and one to five days after the inquiry', () => {
  const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, (time) => {
      const day = nextOpenDay(time.toISOString())
      const there = new Date(time.toLocaleDateString('en-CA', { timeZone: 'America/New_York' }))
      const days = (day.getTime() - there.getTime()) / 86_400_000
      expect(day.getUTCDay()).not.toBe(0)
      expect([1, 2, 3, 4, 5]).toContain(days)
    }),
    { numRuns: 1000 },
  )
})

test('later inquiries are never promised an earlier day', () => {
  const times = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, fc.nat(20 * 86_400_000), (time, later) => {
      const after = new Date(time.getTime() + later)
      expect(nextOpenDay(after.toISOString()) >= nextOpenDay(time.toISOString())).toBe(true)
    }),
  )
})
