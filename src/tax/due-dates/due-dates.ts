/** Computes tax due dates from the rules. The result does not depend on the current date. */
import { MONTHS } from '#shared/dates.ts'
import type { Audience } from './audience.ts'
import { addDays, businessDay, dayText, federalDay, isWeekend } from './days.ts'
import { DUE_DATE_RULES, type DueDateRule } from './rules.ts'

const YEAR_DAYS = 365

export interface DueDate {
  /** The due date's id, which stays the same if a new holiday moves the date. */
  id: string
  /** The due date as an ISO date. Always a business day. */
  date: string
  /** The statutory due date. If it falls on a weekend or holiday, `date` is later. */
  from: string
  /** The period that the return or payment covers, such as "2026", "July to September 2026" or "payment 1 of 4 for 2027". */
  period: string
  rule: DueDateRule
}

interface Query {
  /** First day of a range of due dates, as an ISO date. `to` is the last day. The range includes both days. */
  from: string
  to: string
  /** Audiences whose due dates the query returns. If empty, the query returns all due dates. */
  for?: readonly Audience[]
}

/** Returns due dates sorted by date. Due dates on the same day keep the order of the rules. */
export function dueDates({ from, to, for: audiences = [] }: Query): DueDate[] {
  // Starts with the due dates of the previous year, because a holiday can move a due date into the next year.
  const firstYear = Number(from.slice(0, 4)) - 1
  const years = Array.from({ length: Number(to.slice(0, 4)) - firstYear + 1 }, (_, index) => firstYear + index)
  return DUE_DATE_RULES.filter(
    (rule) => audiences.length === 0 || rule.for.some((audience) => audiences.includes(audience)),
  )
    .flatMap((rule) => years.flatMap((year) => rule.on.map((day) => dueDate(rule, `${year}-${day}`))))
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}

export function dueDatesOfYear(from: string, audiences: readonly Audience[] = []): DueDate[] {
  return dueDates({ from, to: addDays(from, YEAR_DAYS), for: audiences })
}

/** Returns the first `atLeast` due dates from a sorted list, plus any others on the same day as the last one. */
export function nextDates(dates: readonly DueDate[], atLeast: number): readonly DueDate[] {
  const last = dates[atLeast - 1]?.date
  return last === undefined ? dates : dates.filter(({ date }) => date <= last)
}

export function groupDates(dates: readonly DueDate[], key: (due: DueDate) => string): [string, DueDate[]][] {
  const groups = new Map<string, DueDate[]>()
  for (const due of dates) groups.set(key(due), [...(groups.get(key(due)) ?? []), due])
  return [...groups]
}

function dueDate(rule: DueDateRule, day: string): DueDate {
  return { id: `${rule.id}-${day}`, date: businessDayOf(rule, day), from: day, period: periodOf(rule, day), rule }
}

function businessDayOf({ shift }: DueDateRule, day: string): string {
  return shift === 'federal' ? federalDay(day) : businessDay(day)
}

/** Returns text such as "moved from Sun, Jan 31", or undefined if the due date was not moved. */
export function movedFrom({ date, from }: DueDate): string | undefined {
  if (date === from) return undefined
  return `moved from ${dayText(from)}${isWeekend(from) ? '' : ', a holiday'}`
}

function periodOf({ period, on }: DueDateRule, day: string): string {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  if (period === 'year') return `${year - 1}`
  if (period === 'policy-year') return `July ${year - 1} to June ${year}`
  if (period === 'payment')
    return `payment ${on.indexOf(day.slice(5)) + 1} of ${on.length} for ${month === 1 ? year - 1 : year}`
  const months = { half: 6, quarter: 3, month: 1 }[period]
  const end = month - 1 - ((month - 1) % months)
  const last = `${MONTHS[(end + 11) % 12]} ${end === 0 ? year - 1 : year}`
  return months === 1 ? last : `${MONTHS[(end + 12 - months) % 12]} to ${last}`
}
