/** Writes an invitation (REQUEST) or a cancellation (CANCEL) as a calendar file (RFC 5545, RFC 5546). Times are in UTC. */
import { calendarFile, calendarText } from '#worker/platform/calendar-lines.ts'
import { headerText } from '#worker/platform/header-text.ts'

export type InvitationMethod = 'REQUEST' | 'CANCEL'

interface Person {
  name: string
  email: string
}

interface Attendee extends Person {
  /**
   * True for the recipient of the calendar file. Calendar programs show an invitation only if the file asks the recipient to
   * reply.
   */
  rsvp: boolean
}

/** The data of a calendar file. Text fields may contain any characters, because `writeInvitation` escapes special characters. */
export interface Invitation {
  method: InvitationMethod
  /** True if staff reassigned the appointment. The CANCEL file then removes attendees but does not cancel the appointment. */
  isHandedOver?: boolean
  /** Id of the appointment. All calendar files for one appointment have the same id. */
  uid: string
  /** Sequence number of the appointment's latest change. Must increase whenever the time or the method changes. */
  sequence: number
  /**
   * Time of the appointment's latest change. If two calendar files have the same sequence number, calendar programs keep the
   * later file.
   */
  stampedAt: string
  startsAt: string
  endsAt: string
  summary: string
  location: string
  description: string
  organizer: Person
  attendees: readonly Attendee[]
  url?: string | undefined
}

const NAME_MAX = 60

export function writeInvitation(invitation: Invitation): string {
  const { method, uid, sequence, stampedAt, startsAt, endsAt, summary, location, description } = invitation
  const { isHandedOver = false, organizer, attendees, url } = invitation
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(uid.slice(uid.lastIndexOf('@') + 1))}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${calendarText(summary)}`,
    `LOCATION:${calendarText(location)}`,
    `DESCRIPTION:${calendarText(description)}`,
    ...(isHandedOver ? [] : [`STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`]),
    `ORGANIZER${nameOf(organizer)}:${addressOf(organizer)}`,
    ...attendees.map((attendee) => attendeeLine(attendee, method)),
    ...(url === undefined ? [] : [`URL:${new URL(url).href}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

function attendeeLine(attendee: Attendee, method: InvitationMethod): string {
  const answer = attendee.rsvp && method === 'REQUEST' ? ';PARTSTAT=NEEDS-ACTION;RSVP=TRUE' : ''
  return `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT${answer}${nameOf(attendee)}:${addressOf(attendee)}`
}

/** Removes carets from a person's name, because a caret starts an escape sequence in a calendar file (RFC 6868). */
function nameOf({ name }: Person): string {
  const text = headerText(name.replaceAll('^', ' '), NAME_MAX)
  return text === '' ? '' : `;CN="${text}"`
}

/** Percent-encodes an email address, except for common characters, so that calendar programs recognize the attendee. */
function addressOf({ email }: Person): string {
  return `mailto:${email.toWellFormed().replace(/[^\w.!$'*+~@-]/gu, encodeURIComponent)}`
}

const utc = (iso: string) => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
