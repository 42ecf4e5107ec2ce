/** Writes due dates as an iCalendar file (RFC 5545). Each due date is an all-day event without a time zone or recurrence. */
import { addDays } from '#tax/due-dates/days.ts'
import { type DueDate, movedFrom } from '#tax/due-dates/due-dates.ts'
import { calendarFile, calendarText as text } from '#worker/platform/calendar-lines.ts'

interface Calendar {
  name: string
  domain: string
  page: string
  /** ISO date of the last check of the due-date rules. Used for DTSTAMP, because the current time would change each response. */
  checked: string
  dates: readonly DueDate[]
}

const REFRESH = 'P1D'

export function writeCalendar({ name, domain, page, checked, dates }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${domain}//Due dates//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...dates.flatMap((due) => [
      'BEGIN:VEVENT',
      `UID:${due.id}@${domain}`,
      `DTSTAMP:${basic(checked)}T000000Z`,
      `DTSTART;VALUE=DATE:${basic(due.date)}`,
      `DTEND;VALUE=DATE:${basic(addDays(due.date, 1))}`,
      `SUMMARY:${text(`${due.rule.title}: ${due.period}`)}`,
      `DESCRIPTION:${text(describe(due, page))}`,
      `URL:${page}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return calendarFile(lines)
}

function describe(due: DueDate, page: string): string {
  const { what, agency, source } = due.rule
  const moved = movedFrom(due)
  return [
    what,
    ...(moved ? [`The date is ${moved}.`] : []),
    `${agency}. Source: ${source.label}, ${source.href}`,
    `General information, not advice. ${page}`,
  ].join('\n')
}

function basic(date: string): string {
  return date.replaceAll('-', '')
}
