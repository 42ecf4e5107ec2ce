import { expect, test } from 'vitest'
import { daysBetween, dayText } from '#tax/due-dates/days.ts'

test.each([
  ['2027-01-31', 'Sun, Jan 31'],
  ['2026-12-01', 'Tue, Dec 1'],
  ['2028-02-29', 'Tue, Feb 29'],
])('the date %s is displayed as "%s"', (date, text) => {
  expect(dayText(date)).toBe(text)
})

test.each([
  ['2026-12-31', '2026-12-31', 0],
  ['2026-12-31', '2027-01-01', 1],
  ['2027-03-01', '2027-12-01', 275],
])('the number of days between %s and %s is %i', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
