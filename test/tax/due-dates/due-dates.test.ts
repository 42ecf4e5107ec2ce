import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AUDIENCES, type Audience, readAudiences } from '#tax/due-dates/audience'
import { addDays, businessDay, dayOf, emancipationDay, federalHolidays } from '#tax/due-dates/days'
import { dueDates, movedFrom, nextDates } from '#tax/due-dates/due-dates'
import { estimatedTaxDates } from '#tax/due-dates/estimated-tax'
import { DUE_DATE_RULES } from '#tax/due-dates/rules'

const datesOf = (rule: string, from: string, to: string) =>
  dueDates({ from, to })
    .filter((due) => due.rule.id === rule)
    .map(({ date }) => date)

const IN_2027 = ['2027-01-01', '2027-12-31'] as const

const dates2027: [rule: string, dates: string[]][] = [
  ['form-1040', ['2027-04-15']],
  ['form-1040-extended', ['2027-10-15']],
  ['form-1120', ['2027-04-15']],
  ['form-1120-extended', ['2027-10-15']],
  ['form-1120-estimate', ['2027-04-15', '2027-06-15', '2027-09-15', '2027-12-15']],
  ['form-1065-1120-s', ['2027-03-15']],
  ['form-1065-1120-s-extended', ['2027-09-15']],
  ['w-2', ['2027-02-01']],
  ['form-1099-nec', ['2027-02-01']],
  ['form-1099-misc', ['2027-02-01']],
  ['form-1099-misc-filing', ['2027-03-31']],
  ['form-944', ['2027-02-01']],
  ['form-940', ['2027-02-01']],
  ['form-941', ['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01']],
  ['it-501-quarterly', ['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01']],
  [
    'it-501-monthly',
    [
      ...['2027-01-15', '2027-02-16', '2027-03-15', '2027-04-15', '2027-05-17', '2027-06-15'],
      ...['2027-07-15', '2027-08-16', '2027-09-15', '2027-10-15', '2027-11-15', '2027-12-15'],
    ],
  ],
  ['it-942', ['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01']],
  ['it-3', ['2027-02-01']],
  ['ohio-unemployment', ['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01']],
  ['it-941', ['2027-02-01']],
  ['bwc-true-up', ['2027-08-16']],
  ['it-1040', ['2027-04-15']],
  ['it-1040-extended', ['2027-10-15']],
  ['it-1040-es', ['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15']],
  ['sd-100', ['2027-04-15']],
  ['sd-100-extended', ['2027-10-15']],
  ['sd-100-es', ['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15']],
  ['it-4738', ['2027-04-15']],
  ['it-4738-extended', ['2027-09-15']],
  ['it-4738-es', ['2027-01-15', '2027-04-15', '2027-07-15', '2027-10-15']],
  ['cat', ['2027-02-10', '2027-05-10', '2027-08-10', '2027-11-10']],
  ['ust-1-half-yearly', ['2027-01-25', '2027-07-23']],
  [
    'ust-1-monthly',
    [
      ...['2027-01-25', '2027-02-23', '2027-03-23', '2027-04-23', '2027-05-24', '2027-06-23'],
      ...['2027-07-23', '2027-08-23', '2027-09-23', '2027-10-25', '2027-11-23', '2027-12-23'],
    ],
  ],
  ['form-1040-es', ['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15']],
]

test.each(dates2027)('%s in 2027', (rule, dates) => {
  expect(datesOf(rule, ...IN_2027)).toEqual(dates)
})

test('every rule is in that table', () => {
  expect(dates2027.map(([rule]) => rule).toSorted()).toEqual(DUE_DATE_RULES.map(({ id }) => id).toSorted())
})

test.each([
  [2025, ['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15']],
  [2026, ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']],
  [2027, ['2027-04-15', '2027-06-15', '2027-09-15', '2028-01-18']],
])('the payments of estimated tax for %i', (year, dates) => {
  expect(estimatedTaxDates(year)).toEqual(dates)
  expect(datesOf('form-1040-es', dates[0] ?? '', dates[3] ?? '')).toEqual(dates)
})

test.each([
  [2016, '2016-04-18'],
  [2017, '2017-04-18'],
  [2018, '2018-04-17'],
  [2022, '2022-04-18'],
  [2023, '2023-04-18'],
  [2024, '2024-04-15'],
  [2025, '2025-04-15'],
  [2028, '2028-04-18'],
])('with Emancipation Day and weekends, income tax was due in %i on %s', (year, date) => {
  for (const rule of ['form-1040', 'it-1040', 'it-4738', 'sd-100'])
    expect(datesOf(rule, `${year}-04-01`, `${year}-04-30`)).toEqual([date])
})

test('Emancipation Day moves no date that the District of Columbia has no part in', () => {
  expect(businessDay('2027-04-16', (year) => [emancipationDay(year)])).toBe('2027-04-19')
  expect(businessDay('2027-04-16')).toBe('2027-04-16')
})

/** As the Office of Personnel Management lists them; December 31 where the next New Year's Day is a Saturday. */
test.each([
  [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'],
  [2030, '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
])('the federal holidays of %i', (year, days) => {
  const own = federalHolidays(year).filter((date) => date.startsWith(`${year}`))
  expect(own).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})

/** Computed by hand from printed calendars. */
test.each([
  ['form-1040', ['2025-04-15', '2026-04-15', '2027-04-15', '2028-04-18', '2029-04-17', '2030-04-15']],
  ['form-1065-1120-s', ['2025-03-17', '2026-03-16', '2027-03-15', '2028-03-15', '2029-03-15', '2030-03-15']],
  ['it-3', ['2025-01-31', '2026-02-02', '2027-02-01', '2028-01-31', '2029-01-31', '2030-01-31']],
  ['bwc-true-up', ['2025-08-15', '2026-08-17', '2027-08-16', '2028-08-15', '2029-08-15', '2030-08-15']],
  ['it-1040-extended', ['2025-10-15', '2026-10-15', '2027-10-15', '2028-10-16', '2029-10-15', '2030-10-15']],
  ['it-4738-extended', ['2025-09-15', '2026-09-15', '2027-09-15', '2028-09-15', '2029-09-17', '2030-09-16']],
  ['form-1099-misc-filing', ['2025-03-31', '2026-03-31', '2027-03-31', '2028-03-31', '2029-04-02', '2030-04-01']],
])('%s from 2025 to 2030', (rule, dates) => {
  expect(datesOf(rule, '2025-01-01', '2030-12-31')).toEqual(dates)
})

test.each([
  ['form-941', '2027-02-01', 'moved from Sunday, January 31'],
  ['form-1040-es', '2028-01-18', 'moved from Saturday, January 15'],
  ['it-501-monthly', '2027-02-16', 'moved from Monday, February 15, a holiday'],
  ['form-1040', '2027-04-15', undefined],
])('%s of %s is %s', (rule, date, moved) => {
  expect(
    dueDates({ from: date, to: date })
      .filter((due) => due.rule.id === rule)
      .map(movedFrom),
  ).toEqual([moved])
})

test.each([
  ['form-941', '2027-02-01', 'October to December 2026'],
  ['form-941', '2027-08-02', 'April to June 2027'],
  ['cat', '2027-05-10', 'January to March 2027'],
  ['cat', '2027-02-10', 'October to December 2026'],
  ['ust-1-monthly', '2027-01-25', 'December 2026'],
  ['ust-1-monthly', '2027-03-23', 'February 2027'],
  ['ust-1-half-yearly', '2027-01-25', 'July to December 2026'],
  ['ust-1-half-yearly', '2027-07-23', 'January to June 2027'],
  ['bwc-true-up', '2027-08-16', 'July 2026 to June 2027'],
  ['form-1040', '2027-04-15', '2026'],
  ['form-1040-es', '2027-01-15', 'payment 4 of 4 for 2026'],
  ['form-1040-es', '2027-06-15', 'payment 2 of 4 for 2027'],
  ['form-1120-estimate', '2027-12-15', 'payment 4 of 4 for 2027'],
])('%s on %s is for %s', (rule, date, period) => {
  expect(dueDates({ from: date, to: date }).find((due) => due.rule.id === rule)?.period).toBe(period)
})

const YEAR_3000_DAYS = 356_000
const day = fc.integer({ min: 0, max: YEAR_3000_DAYS }).map((days) => addDays('2025-01-01', days))
const span = fc.tuple(day, fc.integer({ min: 0, max: 500 })).map(([from, days]) => ({ from, to: addDays(from, days) }))
const who = fc.subarray(AUDIENCES.map(({ id }) => id))

test('a date is within what was asked, never on a weekend or federal holiday, in order, and there once', () => {
  fc.assert(
    fc.property(span, who, ({ from, to }, audiences) => {
      const found = dueDates({ from, to, for: audiences })
      for (const { date } of found) {
        expect(date >= from && date <= to).toBe(true)
        expect([0, 6]).not.toContain(new Date(date).getUTCDay())
        expect(federalHolidays(Number(date.slice(0, 4)))).not.toContain(date)
      }
      expect(found.map(({ date }) => date)).toEqual(found.map(({ date }) => date).sort())
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    }),
  )
})

test('the dates of some are those of all that are for them, and more people never have fewer', () => {
  fc.assert(
    fc.property(span, who, ({ from, to }, audiences) => {
      const own = dueDates({ from, to, for: audiences })
      const all = dueDates({ from, to })
      const isFor = (them: readonly Audience[]) => audiences.length === 0 || them.some((id) => audiences.includes(id))
      expect(own).toEqual(all.filter(({ rule }) => isFor(rule.for)))
    }),
  )
})

test('a span has the dates of its parts', () => {
  fc.assert(
    fc.property(span, ({ from, to }) => {
      const middle = addDays(from, 100)
      const parts = [dueDates({ from, to: middle }), dueDates({ from: addDays(middle, 1), to })]
      if (middle < to) expect(dueDates({ from, to })).toEqual(parts.flat())
    }),
  )
})

test('the next dates are the first ones, in whole days, and no day more than are asked for', () => {
  fc.assert(
    fc.property(span, who, fc.integer({ min: 1, max: 30 }), ({ from, to }, audiences, least) => {
      const all = dueDates({ from, to, for: audiences })
      const next = nextDates(all, least)
      expect(next).toEqual(all.slice(0, next.length))
      expect(next.length).toBeGreaterThanOrEqual(Math.min(least, all.length))
      expect(all[next.length]?.date).not.toBe(next.at(-1)?.date ?? '')
      const lastDay = next.filter(({ date }) => date === next.at(-1)?.date)
      expect(next.length - lastDay.length).toBeLessThan(least)
    }),
  )
})

test('a date is the law’s own or later, by less than a week, and says so exactly when it is later', () => {
  fc.assert(
    fc.property(span, ({ from, to }) => {
      for (const due of dueDates({ from, to })) {
        expect(due.date >= due.from && due.date < addDays(due.from, 7)).toBe(true)
        expect(movedFrom(due) === undefined).toBe(due.date === due.from)
      }
    }),
  )
})

test('every rule has somebody to be for, every audience has dates, and ids are unique', () => {
  expect(new Set(DUE_DATE_RULES.map(({ id }) => id)).size).toBe(DUE_DATE_RULES.length)
  for (const { id } of AUDIENCES)
    expect([id, DUE_DATE_RULES.some((rule) => rule.for.some((audience) => audience === id))]).toEqual([id, true])
  for (const { id, on, source, for: audiences } of DUE_DATE_RULES) {
    expect([id, audiences.length > 0]).toEqual([id, true])
    expect([id, source.href, source.label]).toEqual([
      id,
      expect.stringMatching(/^https:\/\//),
      expect.stringMatching(/./),
    ])
    for (const monthDay of on) expect(addDays(`2027-${monthDay}`, 0)).toBe(`2027-${monthDay}`)
  }
})

test.each([
  ['sales,employer', ['employer', 'sales']],
  ['employer,employer,nobody,', ['employer']],
  ['nobody', []],
  ['', []],
  [undefined, []],
])('%j are %j', (text, audiences) => {
  expect(readAudiences(text)).toEqual(audiences)
})

test('the day is Ohio’s, whatever the clock of the server says', () => {
  expect([dayOf('2027-01-01T04:59:59Z'), dayOf('2027-01-01T05:00:00Z')]).toEqual(['2026-12-31', '2027-01-01'])
})
