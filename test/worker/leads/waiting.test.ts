import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index.ts'
import { filled, HOURS } from '#test/helpers/filled-brand.ts'
import {
  businessDaysBetween,
  followUpDays,
  isLate,
  lateBefore,
  openMinutesBetween,
  waited,
} from '#worker/leads/waiting.ts'

const HOUR = 3_600_000
const START = Date.parse('2025-12-20T00:00:00Z')
const brand = fc.constantFrom(...BRAND_IDS, 'closed-brand')
/** A range of 450 days includes every holiday and several DST changes. Many times are close to midnight Eastern. */
const time = fc
  .tuple(
    fc.integer({ min: 0, max: 450 }),
    fc.oneof(
      fc.integer({ min: 0, max: 24 * HOUR }),
      fc.integer({ min: -5, max: 5 }).map((ms) => 5 * HOUR + ms),
      fc.integer({ min: -5, max: 5 }).map((ms) => 4 * HOUR + ms),
    ),
  )
  .map(([day, ms]) => new Date(START + day * 24 * HOUR + ms).toISOString())

test('lateBefore and isLate agree on which leads are late', () => {
  fc.assert(
    fc.property(brand, time, fc.integer({ min: 0, max: 8 * 24 * HOUR }), (id, createdAt, waitedMs) => {
      const now = new Date(Date.parse(createdAt) + waitedMs).toISOString()
      expect(createdAt < lateBefore(id, now)).toBe(isLate(id, createdAt, now))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['Friday to Saturday', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z', 1],
  ['Saturday to Sunday', '2026-11-21T17:00:00.000Z', '2026-11-22T17:00:00.000Z', 0],
  ['Saturday to Monday', '2026-11-21T17:00:00.000Z', '2026-11-23T17:00:00.000Z', 1],
  ['the day before Thanksgiving to the day after', '2026-11-25T17:00:00.000Z', '2026-11-27T17:00:00.000Z', 1],
  ['New Year’s Eve to January 2', '2026-12-31T17:00:00.000Z', '2027-01-02T17:00:00.000Z', 1],
  ['one evening', '2026-11-24T01:00:00.000Z', '2026-11-24T04:59:00.000Z', 0],
])('businessDaysBetween does not count Sundays and holidays: %s', (_name, since, now, days) => {
  expect(businessDaysBetween(since, now)).toBe(days)
})

test.each([
  ['a Monday', '2026-11-16T17:00:00.000Z', ['2026-11-17', '2026-11-23']],
  ['a Saturday', '2026-11-21T17:00:00.000Z', ['2026-11-23', '2026-11-28']],
  ['the day before Thanksgiving', '2026-11-25T17:00:00.000Z', ['2026-11-27', '2026-12-02']],
  ['a week before Thanksgiving', '2026-11-19T17:00:00.000Z', ['2026-11-20', '2026-11-27']],
])('for a lead on %s, the follow-up days that the desk proposes are business days', (_name, now, days) => {
  expect(followUpDays('brownco', now)).toEqual(days)
})

test.each([
  ['within one day', '2026-11-23T15:00:00.000Z', '2026-11-23T18:30:00.000Z', 210],
  ['before the firm opens', '2026-11-23T11:00:00.000Z', '2026-11-23T14:00:00.000Z', 0],
  ['from evening to morning', '2026-11-23T23:00:00.000Z', '2026-11-24T14:20:00.000Z', 20],
  ['over a short Friday and a weekend', '2026-11-20T21:00:00.000Z', '2026-11-23T14:10:00.000Z', 40],
  ['over Thanksgiving', '2026-11-25T21:00:00.000Z', '2026-11-27T15:00:00.000Z', 120],
  ['over days on which the firm is closed', '2026-12-23T21:00:00.000Z', '2026-12-28T14:01:00.000Z', 61],
])('openMinutesBetween counts only minutes within office hours: %s', (_name, since, now, minutes) => {
  expect(openMinutesBetween(since, now, HOURS)).toBe(minutes)
})

test("a lead's waiting time is shown in hours and minutes if the brand has office hours", () => {
  const { contact } = getBrand('payroll')
  const before = contact.hours
  const [since, now] = ['2026-11-23T15:00:00.000Z', '2026-11-24T15:30:00.000Z']
  try {
    Object.assign(contact, { hours: filled(getBrand('payroll')).contact.hours })
    expect([waited('payroll', since, now), waited('payroll', since, since)]).toEqual(['8 h 30 min', '0 min'])
  } finally {
    Object.assign(contact, { hours: before })
  }
  expect([waited('brownco', since, now), waited('brownco', since, since)]).toEqual(['1 business day', 'today'])
})
