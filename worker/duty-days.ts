/** The next days on which employers have a duty, for the hero of home. */
import type { BrandCopy } from '#shared/brand-copy'
import type { DutyDay } from '#shared/content'
import { dayOf } from '#shared/dates'
import { addDays } from '#tax/due-dates/days'
import { dueDates } from '#tax/due-dates/due-dates'

type Idea = BrandCopy['home']['hero']['idea']

const DAYS = 3
/** Every rule has a date within a year. */
const AHEAD_DAYS = 370

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** @param now ISO time. @returns The next three days. Duties of one day share it. */
export function dutyDays(idea: Idea, now: string): DutyDay[] {
  if (idea.kind !== 'dates') return []
  const today = dayOf(now)
  const found = dueDates({ from: today, to: addDays(today, AHEAD_DAYS), for: ['employer'] }).flatMap((due) => {
    const duty = idea.duties.find(({ rule }) => rule === due.rule.id)
    return duty ? [{ date: due.date, duty: duty.duty, period: due.period, condition: duty.condition }] : []
  })
  return [...new Set(found.map(({ date }) => date))].slice(0, DAYS).map((date) => ({
    date,
    day: dayFormat.format(new Date(date)),
    duties: found
      .filter((due) => due.date === date)
      .map(({ duty, period, condition }) => ({ duty, period, condition })),
  }))
}
