/** Finds the next due dates for employers, for the hero on the home page. */
import type { BrandCopy } from '#shared/brand-copy.ts'
import type { DutyDay } from '#shared/content.ts'
import { dayOf } from '#shared/dates.ts'
import { addDays, dayText } from '#tax/due-dates/days.ts'
import { type DueDate, dueDates } from '#tax/due-dates/due-dates.ts'

type Idea = BrandCopy['home']['hero']['idea']

export const DUTY_DAYS = 3
/** Long enough to include at least one due date of every rule. */
const AHEAD_DAYS = 370

/** Returns the next three days with due dates, each with everything that is due that day. */
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

/** Returns the date before it was moved because of a weekend or holiday, if it is the same for everything due that day. */
function movedDay(dues: readonly DueDate[]): string | undefined {
  const [from, ...others] = new Set(dues.map((due) => due.from))
  return from === undefined || others.length > 0 || from === dues[0]?.date ? undefined : dayText(from)
}

/** Shortens "October to December 2026" to "Oct to Dec". The period has just ended, so visitors know the year. */
function shortPeriod(period: string): string {
  return period.replace(/ \d{4}$/, '').replace(/[A-Z][a-z]+/g, (month) => month.slice(0, 3))
}
