import { expect, test } from 'vitest'
import { federalHolidays, isFederalHoliday } from '#shared/federal-holidays.ts'

/** The dates come from the U.S. Office of Personnel Management. A New Year's Day on a Saturday is observed on December 31. */
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  [2030, '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
])('in %i, federal holidays are observed on %s', (year, days) => {
  const ofYear = federalHolidays(year).filter((date) => date.startsWith(`${year}`))
  expect(ofYear).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})

test.each([
  ['a holiday on a Saturday', '2026-07-04', true],
  ['the Friday before a holiday on a Saturday', '2026-07-03', true],
  ['the Monday after a holiday on a Sunday', '2022-06-20', true],
  ['December 31 before a New Year’s Day on a Saturday', '2027-12-31', true],
  ['the Saturday after a holiday on a Friday', '2026-12-26', false],
])('for %s (%s), isFederalHoliday returns %s', (_what, date, isHoliday) => {
  expect(isFederalHoliday(date)).toBe(isHoliday)
})
