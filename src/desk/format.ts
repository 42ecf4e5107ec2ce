/** Formats dates, names and links for the desk. Days and times are in Eastern time. */
import { clockTime } from '#shared/appointment-time.ts'
import { dayOf, MONTHS, WEEKDAYS } from '#shared/dates.ts'

/** Formats an ISO date: "2026-11-24" → "Tue, Nov 24", or "Tue, Nov 24, 2026" if the year is not the current year. */
export function dayText(day: string, now: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const text = `${WEEKDAYS[date.getUTCDay()]?.slice(0, 3)}, ${shortDay(day)}`
  return day.slice(0, 4) === dayOf(now).slice(0, 4) ? text : `${text}, ${day.slice(0, 4)}`
}

export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}`
}

/** Formats an ISO time: "Tue, Nov 24, 2:39 PM", or "Today, 2:39 PM". */
export function timeText(iso: string, now: string): string {
  if (Number.isNaN(Date.parse(iso))) return iso
  const day = dayOf(iso)
  return `${day === dayOf(now) ? 'Today' : dayText(day, now)}, ${clockTime(iso)}`
}

/** Formats an ISO time for use inside a sentence, such as "today, 2:39 PM". */
export function timeInText(iso: string, now: string): string {
  return timeText(iso, now).replace(/^T(?=oday)/, 't')
}

export function spanText(startsAt: string, endsAt: string, now: string): string {
  return `${timeText(startsAt, now)} to ${clockTime(endsAt)}`
}

export function numberText(count: number): string {
  return `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Formats a number of hours: 26 → "1 d 2 h". */
export function hoursText(hours: number): string {
  if (hours < 1) return 'under 1 h'
  const days = Math.floor(hours / 24)
  return [days > 0 && `${days} d`, hours % 24 > 0 && `${hours % 24} h`].filter(Boolean).join(' ')
}

export function inquiries(count: number): string {
  return `${numberText(count)} ${count === 1 ? 'inquiry' : 'inquiries'}`
}

export function colleague(email: string, who: string): string {
  return email === who ? 'You' : email.replace(/@.*/, '')
}

/** Returns a mailto: URL. Encodes all values, so they cannot add recipients or other header fields. */
export function mailLink(email: string, fields: { subject?: string; body?: string } = {}): string {
  const query = [
    ...(fields.subject ? [`subject=${encoded(fields.subject.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())}`] : []),
    ...(fields.body ? [`body=${encoded(fields.body.replace(/\r\n?|\n/g, '\r\n'))}`] : []),
  ]
  return `mailto:${encoded(email).replace('%40', '@')}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Percent-encodes text. Replaces lone surrogates, because encodeURIComponent would throw an error. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

export function leadPath(id: string): string {
  return `/leads/${encoded(id)}`
}

export function searchPath(q: string): string {
  return `/lists/all?q=${encoded(q)}`
}
