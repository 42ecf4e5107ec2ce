import { expect, test } from 'vitest'
import { daysBetween, dayText } from '#tax/due-dates/days'

test.each([
  ['2027-01-31', 'Sunday, January 31', 'Sun, Jan 31'],
  ['2026-12-01', 'Tuesday, December 1', 'Tue, Dec 1'],
  ['2028-02-29', 'Tuesday, February 29', 'Tue, Feb 29'],
])('%s is "%s", or "%s"', (date, long, short) => {
  expect([dayText(date), dayText(date, 3)]).toEqual([long, short])
})

test.each([
  ['2026-12-31', '2026-12-31', 0],
  ['2026-12-31', '2027-01-01', 1],
  ['2027-03-01', '2027-12-01', 275],
])('from %s to %s it is %i days, whatever the clocks do', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
