import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, longDate, yearOf } from '#shared/dates.ts'

test('dates are formatted in Eastern time, both in summer and in winter', () => {
  expect(longDate('2026-07-04T03:59:59.000Z')).toBe('July 3, 2026')
  expect(longDate('2026-07-04T04:00:00.000Z')).toBe('July 4, 2026')
  expect(longDate('2026-12-25T04:59:59.000Z')).toBe('December 24, 2026')
  expect(longDate('2026-12-25T00:00:00.000-05:00')).toBe('December 25, 2026')
})

test('computed Eastern dates and years match the time zone database from 2007 to 2099', () => {
  const zone = { timeZone: 'America/New_York' } as const
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...zone })
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...zone })
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', ...zone })
  const times = fc.date({ min: new Date('2007-01-02'), max: new Date('2099-12-31'), noInvalidDate: true })
  const aroundChanges = fc
    .tuple(
      fc.integer({ min: 2007, max: 2099 }),
      fc.constantFrom(2, 10),
      fc.integer({ min: 1, max: 15 }),
      fc.integer({ min: 0, max: 1439 }),
    )
    .map(([y, month, day, minute]) => new Date(Date.UTC(y, month, day, 0, minute)))
  fc.assert(
    fc.property(fc.oneof(times, aroundChanges), (time) => {
      const iso = time.toISOString()
      expect([longDate(iso), yearOf(iso), dayOf(iso)]).toEqual([long.format(time), year.format(time), day.format(time)])
    }),
  )
})
