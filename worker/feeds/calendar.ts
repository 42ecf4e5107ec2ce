/**
 * Due dates as iCalendar (RFC 5545). Written here: generators cost 6.5 kB (ts-ics) and 9.0 kB (ical-generator) of the
 * worker for what whole days without alarms, time zones or repetition need. Two parsers read it in the tests.
 */
import { addDays } from '#tax/due-dates/days'
import { type DueDate, movedFrom } from '#tax/due-dates/due-dates'

interface Calendar {
  name: string
  /** Part of what each entry is known by. */
  domain: string
  /** The page the dates are shown on. */
  page: string
  /** ISO date on which the rules were last checked. Not the time of asking, so that equal dates are equal files. */
  checked: string
  dates: readonly DueDate[]
}

const REFRESH = 'P1D'
const FOLD_OCTETS = 75

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
  return lines.map((line) => `${fold(line)}\r\n`).join('')
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

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

const encoder = new TextEncoder()

/** Lines have at most 75 octets and go on after a space; a character is never cut. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > FOLD_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
