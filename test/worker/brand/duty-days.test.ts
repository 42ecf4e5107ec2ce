import { expect, test } from 'vitest'
import payroll from '#brands/payroll/copy.ts'
import { DUTY_DAYS, dutyDays } from '#worker/brand/duty-days.ts'

const { idea } = payroll.home.hero
const daysAt = (now: string) =>
  dutyDays(idea, now).map(({ date, day, moved, duties }) => [
    date,
    day,
    moved,
    ...duties.map(({ duty, period, condition }) => [duty, period, condition].filter(Boolean).join(', ')),
  ])

test('the next tax due dates after November 22, 2026 are December 15, January 15, February 1 and February 16', () => {
  expect(daysAt('2026-11-22T17:00:00Z')).toEqual([
    ['2026-12-15', 'Tue, Dec 15', undefined, 'Ohio withholding, Nov, if you pay monthly'],
    ['2027-01-15', 'Fri, Jan 15', undefined, 'Ohio withholding, Dec, if you pay monthly'],
    [
      '2027-02-01',
      'Mon, Feb 1',
      'Sun, Jan 31',
      'Ohio withholding, Oct to Dec, if you pay quarterly',
      'Form 941, Oct to Dec',
      'W-2s, 2026',
    ],
    ['2027-02-16', 'Tue, Feb 16', 'Mon, Feb 15', 'Ohio withholding, Jan, if you pay monthly'],
  ])
})

test('the next four tax due dates are in order on every day of a two-year span', () => {
  for (let time = Date.UTC(2026, 0, 1, 12); time < Date.UTC(2028, 0, 1); time += 86_400_000) {
    const days = dutyDays(idea, new Date(time).toISOString())
    const dates = days.map(({ date }) => date)
    expect(dates).toHaveLength(DUTY_DAYS)
    expect(dates).toEqual([...new Set(dates)].toSorted())
    expect(days.filter(({ duties }) => duties.length === 0)).toEqual([])
  }
})
