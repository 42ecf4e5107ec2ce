/** Finds the next tax due dates for employers, which the home page's hero section shows. */
import type { BrandCopy } from '#shared/brand-copy.ts'
import type { DutyDay } from '#shared/content.ts'
import { dayOf } from '#shared/dates.ts'
import { addDays, dayText } from '#tax/due-dates/days.ts'
import { type DueDate, dueDates } from '#tax/due-dates/due-dates.ts'

type Idea = BrandCopy['home']['hero']['idea']

export const DUTY_DAYS = 4
/** Number of days to search for employers' tax due dates. Every rule has at least one due date in this period. */
const AHEAD_DAYS = 370

export function dutyDays(idea: Idea, now: string): DutyDay[] {
  if (idea.kind !== 'dates') return []
  const today = dayOf(now)
  const { duties } = idea
  const rules = duties.map(({ rule }) => rule)
  const found = dueDates({ from: today, to: addDays(today, AHEAD_DAYS), for: ['employer'] }).filter(({ rule }) =>
    rules.includes(rule.id),
  )
  return [...new Set(found.map(({ date }) => date))].slice(0, DUTY_DAYS).map((date) => {
    const dues = found.filter((due) => due.date === date)
    return {
      date,
      day: dayText(date),
      moved: movedDay(dues),
      duties: duties.flatMap(({ rule, duty, condition }) =>
        dues.filter((due) => due.rule.id === rule).map((due) => ({ duty, period: shortPeriod(due.period), condition })),
      ),
    }
  })
}

/** Returns the original date as text if a weekend or holiday moved all due dates in the list from that date. */
function movedDay(dues: readonly DueDate[]): string | undefined {
  const [from, ...others] = new Set(dues.map((due) => due.from))
  return from === undefined || others.length > 0 || from === dues[0]?.date ? undefined : dayText(from)
}

/** Shortens a period such as "October to December 2026" to "Oct to Dec". The due date next to the period implies the year. */
function shortPeriod(period: string): string {
  return period.replace(/ \d{4}$/, '').replace(/[A-Z][a-z]+/g, (month) => month.slice(0, 3))
}
