/**
 * Writes the calendar file of a mail: an invitation (REQUEST) or its withdrawal (CANCEL), by RFC 5545 and RFC 5546. A library
 * would not save code: of the maintained ones, ical-generator 11 writes the firm's local times only with a date library and has
 * no time zones of its own, and ts-ics 2 folds by characters and lets a name add lines. The tests read the files with two parsers.
 */
import { eastern } from '#shared/dates'
import { calendarFile, calendarText } from '#worker/feeds/calendar-lines'
import { headerText } from '#worker/leads/mail/header-text'

export type InvitationMethod = 'REQUEST' | 'CANCEL'

interface Person {
  name: string
  email: string
}

interface Attendee extends Person {
  /** True for the recipient of the file. Calendar programs treat a file as an invitation only if it expects an answer. */
  rsvp: boolean
}

/** Times are ISO times. Texts may contain anything. */
export interface Invitation {
  method: InvitationMethod
  /** True if a CANCEL is only about its attendees, and the appointment stays. */
  isHandedOver?: boolean
  /** The same in all files about an appointment. */
  uid: string
  /** Higher than in the files before, if the time or the method changes. */
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

const ZONE = 'America/New_York'
/** Code points. */
const NAME_MAX = 60
const HOUR_MS = 3_600_000

/** The rules since 2007 (15 U.S.C. 260a), as in #shared/dates. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

export function writeInvitation(invitation: Invitation): string {
  const { method, uid, sequence, stampedAt, startsAt, endsAt, summary, location, description } = invitation
  const { isHandedOver = false, organizer, attendees, url } = invitation
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(uid.slice(uid.lastIndexOf('@') + 1))}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART${timeOf(startsAt)}`,
    `DTEND${timeOf(endsAt)}`,
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

/** No answer is expected to a CANCEL. */
function attendeeLine(attendee: Attendee, method: InvitationMethod): string {
  const answer = attendee.rsvp && method === 'REQUEST' ? ';PARTSTAT=NEEDS-ACTION;RSVP=TRUE' : ''
  return `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT${answer}${nameOf(attendee)}:${addressOf(attendee)}`
}

/** A caret would begin an escape of RFC 6868. */
function nameOf({ name }: Person): string {
  const text = headerText(name.replaceAll('^', ' '), NAME_MAX)
  return text === '' ? '' : `;CN="${text}"`
}

/** Common characters stay, so that programs recognize the recipient's own address. */
function addressOf({ email }: Person): string {
  return `mailto:${email.toWellFormed().replace(/[^\w.!$'*+~@-]/gu, encodeURIComponent)}`
}

/** Local time, or UTC for the two equal hours in November: programs disagree which of them a local time means. */
function timeOf(iso: string): string {
  const local = localTime(Date.parse(iso))
  const isAmbiguous = [-HOUR_MS, HOUR_MS].some((shift) => localTime(Date.parse(iso) + shift) === local)
  return isAmbiguous ? `:${utc(iso)}` : `;TZID=${ZONE}:${local}`
}

const localTime = (time: number) => basic(eastern(new Date(time).toISOString()).toISOString())
const utc = (iso: string) => `${basic(new Date(iso).toISOString())}Z`

/** "2026-11-30T09:30:00.000Z" → "20261130T093000". */
const basic = (iso: string) => iso.slice(0, 19).replace(/[-:]/g, '')
