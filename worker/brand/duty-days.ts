/** Finds the next due dates for employers. The hero on the home page shows them. */
import type { BrandCopy } from '#shared/brand-copy.ts'
import type { DutyDay } from '#shared/content.ts'
import { dayOf } from '#shared/dates.ts'
import { addDays, dayText } from '#tax/due-dates/days.ts'
import { type DueDate, dueDates } from '#tax/due-dates/due-dates.ts'

type Idea = BrandCopy['home']['hero']['idea']

export const DUTY_DAYS = 3
/** Number of days to search. Long enough to find at least one due date of every rule. */
const AHEAD_DAYS = 370

/** Returns the next three days on which anything is due, each with a list of what is due. */
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

/** Returns the original due date if a weekend or holiday moved it, and if it is the same for everything due that day. */
function movedDay(dues: readonly DueDate[]): string | undefined {
  const [from, ...others] = new Set(dues.map((due) => due.from))
  return from === undefined || others.length > 0 || from === dues[0]?.date ? undefined : dayText(from)
}

/** Shortens "October to December 2026" to "Oct to Dec". The period has only just ended, so visitors know the year. */
function shortPeriod(period: string): string {
  return period.replace(/ \d{4}$/, '').replace(/[A-Z][a-z]+/g, (month) => month.slice(0, 3))
}
