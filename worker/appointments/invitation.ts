/**
 * Writes the calendar file of an email: an invitation (REQUEST) or a cancellation (CANCEL) as defined in RFC 5545 and RFC 5546.
 * Times are in UTC. The tests read the files with two parsers.
 */
import { calendarFile, calendarText } from '#worker/platform/calendar-lines.ts'
import { headerText } from '#worker/platform/header-text.ts'

export type InvitationMethod = 'REQUEST' | 'CANCEL'

interface Person {
  name: string
  email: string
}

interface Attendee extends Person {
  /** True for the recipient of the file. Calendar programs treat a file as an invitation only if it asks for a reply. */
  rsvp: boolean
}

/** Times are ISO times. Texts may contain anything. */
export interface Invitation {
  method: InvitationMethod
  /** True if a CANCEL removes only its attendees, and the appointment stays. */
  isHandedOver?: boolean
  /** The same in all files about an appointment. */
  uid: string
  /** Higher than in earlier files if the time or the method changes. */
  sequence: number
  /** Time of the change. Of two files with the same sequence, programs keep the later one. */
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

/** Code points. */
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

/** A CANCEL asks for no reply. */
function attendeeLine(attendee: Attendee, method: InvitationMethod): string {
  const answer = attendee.rsvp && method === 'REQUEST' ? ';PARTSTAT=NEEDS-ACTION;RSVP=TRUE' : ''
  return `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT${answer}${nameOf(attendee)}:${addressOf(attendee)}`
}

/** A caret would begin an escape of RFC 6868. */
function nameOf({ name }: Person): string {
  const text = headerText(name.replaceAll('^', ' '), NAME_MAX)
  return text === '' ? '' : `;CN="${text}"`
}

/** Does not encode common characters, so that programs recognize the recipient's own address. */
function addressOf({ email }: Person): string {
  return `mailto:${email.toWellFormed().replace(/[^\w.!$'*+~@-]/gu, encodeURIComponent)}`
}

/** "2026-11-30T14:30:00.000Z" → "20261130T143000Z". Calendar programs show UTC in the reader's own time zone. */
const utc = (iso: string) => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
