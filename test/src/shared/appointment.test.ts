import { expect, test } from 'vitest'
import { easternTime } from '#shared/appointment.ts'

test.each([
  ['2026-03-08', '01:30', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08', '02:30', undefined],
  ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  // 1:30 AM occurs twice when daylight saving time ends, and the first occurrence counts.
  ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ['', '09:30', undefined],
])('the date %j at %s Eastern time converts to %s', (day, time, iso) => {
  expect(easternTime(day, time)).toBe(iso)
})
