import fc from 'fast-check'
import { expect, test } from 'vitest'
import { federalHolidays } from '#shared/federal-holidays.ts'
import { AUDIENCES, type Audience, readAudiences } from '#tax/due-dates/audience.ts'
import { addDays, businessDay, emancipationDay } from '#tax/due-dates/days.ts'
import { dueDates, dueDatesOfYear, groupDates, movedFrom, nextDates } from '#tax/due-dates/due-dates.ts'
import { estimatedTaxDates } from '#tax/due-dates/estimated-tax.ts'
import { calendarPath } from '#tax/due-dates/paths.ts'
import { DUE_DATE_RULES } from '#tax/due-dates/rules.ts'

const datesOf = (rule: string, from: string, to: string) =>
  dueDates({ from, to })
    .filter((due) => due.rule.id === rule)
    .map(({ date }) => date)

const dates2027: [rule: string, firstPeriod: string, dates: string[]][] = [
  ['form-1040', '2026', ['2027-04-15']],
  ['form-1040-extended', '2026', ['2027-10-15']],
  ['form-1120', '2026', ['2027-04-15']],
  ['form-1120-extended', '2026', ['2027-10-15']],
  ['form-1120-estimate', 'payment 1 of 4 for 2027', ['2027-04-15', '2027-06-15', '2027-09-15', '2027-12-15']],
  ['form-1065-1120-s', '2026', ['2027-03-15']],
  ['form-1065-1120-s-extended', '2026', ['2027-09-15']],
  ['w-2', '2026', ['2027-02-01']],
  ['form-1099-nec', '2026', ['2027-02-01']],
  ['form-1099-misc', '2026', ['2027-02-01']],
  ['form-1099-misc-filing', '2026', ['2027-03-31']],
  ['form-944', '2026', ['2027-02-01']],
  ['form-940', '2026', ['2027-02-01']],
  ['form-941', 'October to December 2026', ['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01']],
  ['it-501-quarterly', 'October to December 2026', ['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01']],
  [
    'it-501-monthly',
    'December 2026',
    [
      ...['2027-01-15', '2027-02-16', '2027-03-15', '2027-04-15', '2027-05-17', '2027-06-15'],
      ...['2027-07-15', '2027-08-16', '2027-09-15', '2027-10-15', '2027-11-15', '2027-12-15'],
    ],
  ],
  ['it-942', 'October to December 2026', ['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01']],
  ['it-3', '2026', ['2027-02-01']],
  ['ohio-unemployment', 'October to December 2026', ['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01']],
  ['it-941', '2026', ['2027-02-01']],
  ['bwc-true-up', 'July 2026 to June 2027', ['2027-08-16']],
  ['it-1040', '2026', ['2027-04-15']],
  ['it-1040-extended', '2026', ['2027-10-15']],
  ['it-1040-es', 'payment 4 of 4 for 2026', ['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15']],
  ['sd-100', '2026', ['2027-04-15']],
  ['sd-100-extended', '2026', ['2027-10-15']],
  ['sd-100-es', 'payment 4 of 4 for 2026', ['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15']],
  ['it-4738', '2026', ['2027-04-15']],
  ['it-4738-extended', '2026', ['2027-09-15']],
  ['it-4738-es', 'payment 4 of 4 for 2026', ['2027-01-15', '2027-04-15', '2027-07-15', '2027-10-15']],
  ['cat', 'October to December 2026', ['2027-02-10', '2027-05-10', '2027-08-10', '2027-11-10']],
  ['ust-1-half-yearly', 'July to December 2026', ['2027-01-25', '2027-07-23']],
  [
    'ust-1-monthly',
    'December 2026',
    [
      ...['2027-01-25', '2027-02-23', '2027-03-23', '2027-04-23', '2027-05-24', '2027-06-23'],
      ...['2027-07-23', '2027-08-23', '2027-09-23', '2027-10-25', '2027-11-23', '2027-12-23'],
    ],
  ],
  ['form-1040-es', 'payment 4 of 4 for 2026', ['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15']],
]

test.each(dates2027)(
  'the due date rule %s has the expected dates in 2027, starting with the period %s',
  (rule, firstPeriod, dates) => {
    const found = dueDates({ from: '2027-01-01', to: '2027-12-31' }).filter((due) => due.rule.id === rule)
    expect(found.map(({ date }) => date)).toEqual(dates)
    expect(found[0]?.period).toBe(firstPeriod)
  },
)

test('the test table of 2027 due dates covers every due date rule', () => {
  expect(dates2027.map(([rule]) => rule).toSorted()).toEqual(DUE_DATE_RULES.map(({ id }) => id).toSorted())
})

test.each([
  [2025, ['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15']],
  [2026, ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']],
  [2027, ['2027-04-15', '2027-06-15', '2027-09-15', '2028-01-18']],
])('federal estimated tax for %i is due on the four expected dates', (year, dates) => {
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
  [2028, '2028-04-18'],
  [2029, '2029-04-17'],
])('allowing for weekends and Emancipation Day, the %i due date for income tax returns is %s', (year, date) => {
  for (const rule of ['form-1040', 'it-1040', 'it-4738', 'sd-100'])
    expect(datesOf(rule, `${year}-04-01`, `${year}-04-30`)).toEqual([date])
})

test('Emancipation Day moves only federal due dates', () => {
  expect(businessDay('2027-04-16', (year) => [emancipationDay(year)])).toBe('2027-04-19')
  expect(businessDay('2027-04-16')).toBe('2027-04-16')
  expect(datesOf('it-501-monthly', '2022-04-01', '2022-04-30')).toEqual(['2022-04-15'])
})

/** The due dates are calculated by hand from printed calendars. */
test.each([
  ['form-1065-1120-s', ['2025-03-17', '2026-03-16', '2027-03-15', '2028-03-15', '2029-03-15', '2030-03-15']],
  ['it-3', ['2025-01-31', '2026-02-02', '2027-02-01', '2028-01-31', '2029-01-31', '2030-01-31']],
  ['bwc-true-up', ['2025-08-15', '2026-08-17', '2027-08-16', '2028-08-15', '2029-08-15', '2030-08-15']],
  ['it-1040-extended', ['2025-10-15', '2026-10-15', '2027-10-15', '2028-10-16', '2029-10-15', '2030-10-15']],
  ['it-4738-extended', ['2025-09-15', '2026-09-15', '2027-09-15', '2028-09-15', '2029-09-17', '2030-09-16']],
  ['form-1099-misc-filing', ['2025-03-31', '2026-03-31', '2027-03-31', '2028-03-31', '2029-04-02', '2030-04-01']],
])('from 2025 to 2030, the due date rule %s has the expected due dates', (rule, dates) => {
  expect(datesOf(rule, '2025-01-01', '2030-12-31')).toEqual(dates)
})

test.each([
  ['form-941', '2027-02-01', 'moved from Sun, Jan 31'],
  ['form-1040-es', '2028-01-18', 'moved from Sat, Jan 15'],
  ['it-501-monthly', '2027-02-16', 'moved from Mon, Feb 15, a holiday'],
  ['form-1040', '2027-04-15', undefined],
])('for the rule %s with due date %s, the note about the moved date is "%s"', (rule, date, moved) => {
  expect(
    dueDates({ from: date, to: date })
      .filter((due) => due.rule.id === rule)
      .map(movedFrom),
  ).toEqual([moved])
})

test.each([
  ['form-941', '2027-08-02', 'April to June 2027'],
  ['cat', '2027-05-10', 'January to March 2027'],
  ['ust-1-monthly', '2027-03-23', 'February 2027'],
  ['ust-1-half-yearly', '2027-07-23', 'January to June 2027'],
  ['form-1040-es', '2027-06-15', 'payment 2 of 4 for 2027'],
  ['form-1120-estimate', '2027-12-15', 'payment 4 of 4 for 2027'],
])('for the due date rule %s with due date %s, the tax period is "%s"', (rule, date, period) => {
  expect(dueDates({ from: date, to: date }).find((due) => due.rule.id === rule)?.period).toBe(period)
})

const DAYS_TO_YEAR_3000 = 356_000
const day = fc.integer({ min: 0, max: DAYS_TO_YEAR_3000 }).map((days) => addDays('2025-01-01', days))
const span = fc.tuple(day, fc.integer({ min: 0, max: 500 })).map(([from, days]) => ({ from, to: addDays(from, days) }))
const someAudiences = fc.subarray(AUDIENCES.map(({ id }) => id))

test('every due date is a business day within the requested range', () => {
  fc.assert(
    fc.property(span, someAudiences, ({ from, to }, audiences) => {
      const found = dueDates({ from, to, for: audiences })
      for (const { date } of found) {
        expect(date >= from && date <= to).toBe(true)
        expect([0, 6]).not.toContain(new Date(date).getUTCDay())
        expect(federalHolidays(Number(date.slice(0, 4)))).not.toContain(date)
      }
      const places = found.map(({ date, rule }) => `${date} ${String(DUE_DATE_RULES.indexOf(rule)).padStart(3, '0')}`)
      expect(places).toEqual(places.toSorted())
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    }),
  )
})

test("filtering due dates by audience returns exactly the due dates from that audience's rules", () => {
  fc.assert(
    fc.property(span, someAudiences, ({ from, to }, audiences) => {
      const own = dueDates({ from, to, for: audiences })
      const all = dueDates({ from, to })
      const isFor = (ids: readonly Audience[]) => audiences.length === 0 || ids.some((id) => audiences.includes(id))
      expect(own).toEqual(all.filter(({ rule }) => isFor(rule.for)))
    }),
  )
})

test('dueDatesOfYear returns the due dates from the given day through the same day of the next year', () => {
  expect(dueDatesOfYear('2026-12-15', ['employer'])).toEqual(
    dueDates({ from: '2026-12-15', to: '2027-12-15', for: ['employer'] }),
  )
})

test('groupDates returns every date once, in order, grouped by key', () => {
  fc.assert(
    fc.property(span, ({ from, to }) => {
      const all = dueDates({ from, to })
      const groups = groupDates(all, ({ date }) => date)
      expect(groups.flatMap(([, dates]) => dates)).toEqual(all)
      expect(groups.map(([date]) => date)).toEqual([...new Set(all.map(({ date }) => date))])
    }),
  )
})

test('nextDates returns at least the requested number of due dates, including all due dates on the last returned day', () => {
  fc.assert(
    fc.property(span, someAudiences, fc.integer({ min: 1, max: 30 }), ({ from, to }, audiences, least) => {
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

test('every due date is at most six days after its statutory date', () => {
  fc.assert(
    fc.property(span, ({ from, to }) => {
      for (const due of dueDates({ from, to })) {
        expect(due.date >= due.from && due.date < addDays(due.from, 7)).toBe(true)
        expect(movedFrom(due) === undefined).toBe(due.date === due.from)
      }
    }),
  )
})

test('every due date rule has a unique id, an audience and valid dates', () => {
  expect(new Set(DUE_DATE_RULES.map(({ id }) => id)).size).toBe(DUE_DATE_RULES.length)
  const ids = AUDIENCES.map(({ id }) => id)
  expect(new Set(DUE_DATE_RULES.flatMap((rule) => rule.for))).toEqual(new Set(ids))
  for (const { id, on, for: audiences } of DUE_DATE_RULES) {
    expect([id, audiences.length > 0]).toEqual([id, true])
    for (const monthDay of on) expect(addDays(`2027-${monthDay}`, 0)).toBe(`2027-${monthDay}`)
  }
})

test.each(DUE_DATE_RULES)('the due date rule $id links to the law or to an official page', (rule) => {
  const { title, what, agency, source } = rule
  for (const text of [title, what, agency, source.label]) expect(text).toMatch(/^\w.+[\w).]$/)
  expect(source.href).toMatch(/^https:\/\/(?:(?:www\.irs|[a-z.]+\.ohio)\.gov|www\.law\.cornell\.edu)\/.*\w$/)
})

test('the path of the due date calendar file contains the selected audiences', () => {
  expect(calendarPath([])).toBe('/due-dates.ics')
  expect(calendarPath(['employer', 'sales'])).toBe('/due-dates.ics?for=employer,sales')
})

test.each([
  ['sales,employer', ['employer', 'sales']],
  ['employer,employer,nobody,', ['employer']],
  ['nobody', []],
  ['', []],
  [undefined, []],
])("the due dates page's ?for= value %j selects the audiences %j", (text, audiences) => {
  expect(readAudiences(text)).toEqual(audiences)
})
