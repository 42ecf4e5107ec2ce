import { easternTime } from '#shared/appointment.ts'
import type { Brand } from '#shared/brand.ts'
import { dayOf } from '#shared/dates.ts'
import { isOpenOn } from '#shared/hours.ts'
import { addDays } from '#tax/due-dates/days.ts'
import { type Sql, sql } from '#worker/db/database.ts'
import { queueMails } from '#worker/db/mails.ts'
import { CONTENT } from './mail-rows.ts'

const REMINDER_TIME = '09:00'
/** Maximum number of days to search for a day when the brand is open. No brand is closed for that many days in a row. */
const DAYS_BACK_MAX = 30

/** Returns 9:00 AM Eastern on the brand's last open day before the appointment, or null if that time has passed. */
export function reminderTime({ contact: { hours } }: Brand, start: string, now: string): string | null {
  const day = dayOf(start)
  for (let back = 1; back <= DAYS_BACK_MAX; back++) {
    const before = addDays(day, -back)
    if (!isOpenOn(before, hours)) continue
    const time = easternTime(before, REMINDER_TIME)
    return time !== undefined && time > now ? time : null
  }
  return null
}

export function queueReminders(now: string): Sql[] {
  return [
    queueMails(
      sql`SELECT change || '-reminder', 'reminder', appointments.brand, lead, 'visitor', '', ${CONTENT}, starts_at
        FROM appointments JOIN leads ON leads.id = lead
        WHERE remind_at <= ${now} AND appointments.state = 'confirmed' AND starts_at > ${now}`,
      now,
    ),
    sql`UPDATE appointments SET remind_at = NULL WHERE remind_at <= ${now}`,
  ]
}
