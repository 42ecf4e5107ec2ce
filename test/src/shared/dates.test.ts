import { expect, test } from 'vitest'
import { longDate, yearOf } from '#shared/dates'

test('a date is formatted in Eastern time, in summer and in winter', () => {
  expect(longDate('2026-07-04T03:59:59.000Z')).toBe('July 3, 2026')
  expect(longDate('2026-07-04T04:00:00.000Z')).toBe('July 4, 2026')
  expect(longDate('2026-12-25T04:59:59.000Z')).toBe('December 24, 2026')
  expect(longDate('2026-12-25T00:00:00.000-05:00')).toBe('December 25, 2026')
})

test('the year changes at midnight Eastern time', () => {
  expect([yearOf('2027-01-01T04:59:59Z'), yearOf('2027-01-01T05:00:00Z')]).toEqual(['2026', '2027'])
})
