import { expect, test } from 'vitest'
import type { Hours } from '#shared/hours.ts'
import { startsOf } from '#worker/appointments/starts.ts'

const open = ['08:15', '16:00'] as const
const days = {
  Monday: open,
  Tuesday: open,
  Wednesday: open,
  Thursday: open,
  Friday: open,
  Saturday: 'closed',
  Sunday: 'closed',
} as const
const hours: Hours = { days, federalHolidays: 'closed' }
const now = '2026-03-02T15:00:00.000Z'
const times = (wish: Parameters<typeof startsOf>[0], options: Partial<Parameters<typeof startsOf>[1]> = {}) =>
  startsOf(wish, { hours: undefined, minutes: 60, now, ...options }).map(({ time }) => time)

test('the desk offers a start time only if the appointment would end by closing time', () => {
  expect(times({ day: '2026-03-05', part: 'morning' })).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
  expect(times({ day: '2026-03-05', part: 'afternoon' }).at(0)).toBe('12:00')
  expect(times({ day: '2026-03-05', part: 'afternoon' }).at(-1)).toBe('16:00')
  expect(times({ day: '2026-03-05', part: 'afternoon' }, { minutes: 90 }).at(-1)).toBe('15:30')
})

test("the desk offers only appointment times within the brand's office hours", () => {
  expect(times({ day: '2026-03-05', part: 'morning' }, { hours })[0]).toBe('08:15')
  expect(times({ day: '2026-03-05', part: 'afternoon' }, { hours }).at(-1)).toBe('15:00')
  expect(times({ day: '2026-03-05', part: 'morning' }, { hours, minutes: 480 })).toEqual([])
})

test('an 11:00 AM Eastern start time is 16:00 UTC during EST and 15:00 UTC during EDT', () => {
  expect(times({ day: '2026-03-02', part: 'morning' })).toEqual(['10:30', '11:00', '11:30'])
  expect(times({ day: '2026-03-01', part: 'morning' })).toEqual([])
  const utc = (day: string) =>
    startsOf({ day, part: 'morning' }, { hours: undefined, minutes: 60, now }).find(({ time }) => time === '11:00')
      ?.startsAt
  expect([utc('2026-03-07'), utc('2026-03-09')]).toEqual(['2026-03-07T16:00:00.000Z', '2026-03-09T15:00:00.000Z'])
  expect([utc('2026-10-31'), utc('2026-11-02')]).toEqual(['2026-10-31T15:00:00.000Z', '2026-11-02T16:00:00.000Z'])
})
