/** Serves the calendar of all due dates, or of the due dates for some audiences, such as /due-dates.ics?for=employer,sales. */

import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { dayOf } from '#shared/dates.ts'
import { AUDIENCES, readAudiences } from '#tax/due-dates/audience.ts'
import { dueDates } from '#tax/due-dates/due-dates.ts'
import { CALENDAR_PATH, DUE_DATES_PATH } from '#tax/due-dates/paths.ts'
import { RULES_CHECKED } from '#tax/due-dates/rules.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { writeCalendar } from './calendar.ts'

/** Caches keep the calendar file for an hour. Calendar programs refresh every few hours, so a correction arrives within a day. */
const HOUR = 'public, max-age=3600'

export function dueDateCalendar() {
  return new Hono<AppEnv>().get(CALENDAR_PATH, etag(), (c) => {
    const { name, domain } = c.var.site.brand
    const audiences = readAudiences(c.req.queries('for')?.join())
    const labels = AUDIENCES.filter(({ id }) => audiences.includes(id)).map(({ label }) => label)
    const year = Number(dayOf(new Date().toISOString()).slice(0, 4))
    const calendar = writeCalendar({
      // Separates the parts of the calendar's name with dots, because calendar programs disagree about escaping commas.
      name: [`${name} tax due dates`, ...labels].join(' · '),
      domain,
      page: `https://${domain}${DUE_DATES_PATH}`,
      checked: RULES_CHECKED,
      // The calendar covers this year and next year, so its range changes only once a year. It also covers the following
      // January, when the last payments for next year are due.
      dates: dueDates({ from: `${year}-01-01`, to: `${year + 2}-01-31`, for: audiences }),
    })
    return c.body(calendar, 200, { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': HOUR })
  })
}
