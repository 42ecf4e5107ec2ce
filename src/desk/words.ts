import type { Wish } from '#shared/appointment.ts'
import { clockTime } from '#shared/appointment-time.ts'
import { dayOf } from '#shared/dates.ts'
import type { AppointmentActionName } from './appointment-models.ts'
import { dayText } from './format.ts'
import { MAILS, type MailKind } from './mail-kinds.ts'
import type { ActionName, Choice, DeskMail, LeadEvent, ListName } from './models.ts'

type Words = Readonly<Record<string, string>>

function word(words: Words, code: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code
}

export const LIST_NAMES: Readonly<Record<ListName, string>> = {
  open: 'Open',
  mine: 'Mine',
  'follow-up': 'Follow up',
  held: 'Held back',
  failed: 'Failed',
  closed: 'Closed',
  all: 'All',
}

export const placeOf = (list: string) => word(LIST_NAMES, list)

export const WAY_LABELS = { mail: 'By email', phone: 'By phone', 'in-person': 'In person' } as const
export const REASON_LABELS = { spam: 'Spam', 'wrong-address': 'Wrong address', 'sales-pitch': 'Sales pitch' } as const

const CLOSED_AS: Words = {
  mail: 'Answered by email',
  phone: 'Answered by phone',
  'in-person': 'Answered in person',
  spam: 'Not a lead: spam',
  'wrong-address': 'Not a lead: wrong address',
  'sales-pitch': 'Not a lead: sales pitch',
  appointment: 'Appointment confirmed',
  canceled: 'Appointment canceled',
  'no-show': 'Did not show up for the appointment',
}

export const closedAs = (code: string) => word(CLOSED_AS, code) || 'Closed'

const HELD_FOR: Words = {
  honeypot: 'A field that people cannot see was filled in.',
  flood: 'The brand received more inquiries at once than people would send.',
  'forged-time': 'The form’s timestamp is forged.',
  'too-quick': 'The form was sent faster than a person can type.',
  'old-time': 'The form was opened long before it was sent.',
  'no-time': 'The form has no timestamp.',
  'no-origin': 'The browser did not identify the page that sent the form.',
  'link-in-name': 'The name contains a link.',
  markup: 'The message contains HTML or forum code.',
  links: 'The message contains links.',
  'mixed-letters': 'A word mixes Latin and Cyrillic letters.',
  jumbled: 'The text is a string of random letters.',
  'no-request': 'The message does not ask for anything that the firm does.',
  seo: 'The message offers search engine optimization.',
  offer: 'The message makes a sales offer.',
  pitch: 'The message reads like a sales pitch.',
  hype: 'The message uses advertising phrases.',
  loan: 'The message offers a loan.',
  scam: 'The message reads like a scam.',
  earn: 'The message promises easy money.',
  crypto: 'The message is about crypto investments.',
  casino: 'The message is about gambling.',
  adult: 'The message is about adult content.',
  pills: 'The message offers drugs.',
  goods: 'The message offers goods.',
  messenger: 'The message asks to move to a messaging app.',
  'turnstile-missing': 'The browser did not pass the robot check.',
  'turnstile-unchecked': 'The robot check has no result yet.',
}

export const heldFor = (reason: string) => word(HELD_FOR, reason)

const MAIL_ERRORS: Words = {
  bounced: 'The recipient’s mailbox rejected the email.',
  dropped: 'The email service dropped the email.',
  timeout: 'The email service did not answer in time.',
  'no response': 'The email service did not answer.',
  'not accepted': 'The email service did not accept the email.',
  'no API key': 'The email service is not set up.',
  'internal error': 'The website had an error.',
  'too late': 'It was too late to send the email.',
  unknown: 'The email service did not say whether it sent the email.',
}

export function mailError(error: string): string {
  const status = /^HTTP (\d{3})$/.exec(error)?.[1]
  return status ? `The email service answered with error ${status}.` : word(MAIL_ERRORS, error)
}

const MASKED: Words = {
  ssn: 'A Social Security number',
  itin: 'An ITIN',
  ein: 'An EIN',
  account: 'An account number',
  card: 'A card number',
}

export const maskedNumber = (kind: string) => (Object.hasOwn(MASKED, kind) ? MASKED[kind] : 'A number')

export function wishText({ day, part }: Wish, now: string): string {
  return `${dayText(day, now)}, ${part}`
}

export function placeName(place: string, places: readonly Choice[]): string {
  return places.find(({ value }) => value === place)?.label ?? place
}

const RECIPIENTS: Words = { visitor: 'to the visitor', colleague: 'to the colleague', office: 'to the office' }
export const mailKind = (kind: string) => (Object.hasOwn(MAILS, kind) ? MAILS[kind as MailKind].name : kind)
export const recipientName = (recipient: string) => word(RECIPIENTS, recipient)

export function mailState({ state, lastError, delivery }: Pick<DeskMail, 'state' | 'lastError' | 'delivery'>): string {
  const error = lastError && mailError(lastError)
  switch (state) {
    case 'due':
      return error ? `not sent yet. ${error} The website will try again.` : 'is waiting to be sent.'
    case 'claimed':
      return 'is being sent.'
    case 'accepted':
      return delivery === 'delivered' ? 'sent. The mailbox accepted it.' : 'sent.'
    case 'unknown':
      return `${error} It may have arrived anyway.`
    case 'failed':
      return error
    case 'withdrawn':
      return 'not sent, because it was no longer needed.'
    default:
      return state
  }
}

type EventName = ActionName | AppointmentActionName | 'viewed' | 'erased' | 'asked-another-time' | 'canceled-by-visitor'

const EVENTS: Readonly<Record<EventName, string>> = {
  take: 'Taken',
  assign: 'Handed over',
  answered: 'Answered',
  'follow-up': 'Follow-up set',
  note: 'Note added',
  'not-a-lead': 'Closed as not a lead',
  release: 'Released',
  'mail-again': 'Email sent again',
  reopen: 'Reopened',
  viewed: 'Opened',
  erased: 'Erased',
  confirm: 'Appointment confirmed',
  move: 'Appointment moved',
  cancel: 'Appointment canceled',
  'no-show': 'Visitor did not show up',
  'asked-another-time': 'Asked for another time',
  'canceled-by-visitor': 'Appointment canceled',
}

/** Describes an event without the person's name, such as "Follow-up set for Tue, Nov 24". @param day Formats a date. */
export function eventText({ action, detail }: LeadEvent, day: (iso: string) => string): string {
  const text = word(EVENTS, action)
  if (!detail) return text
  switch (action) {
    case 'assign':
      return `${text} to ${detail}`
    case 'answered':
      return closedAs(detail)
    case 'follow-up':
      return `${text} for ${day(detail)}`
    case 'not-a-lead':
      return closedAs(detail)
    case 'mail-again':
      return `${text}: ${detail.replace(/^\S+/, mailKind).replace(/\S+$/, recipientName)}`
    case 'erased':
      return `${text} ${erasedWhy(detail)}`
    case 'confirm':
    case 'move':
      return `${text}: ${meetingText(detail, day)}`
    case 'asked-another-time':
      return `${text}: ${detail.replace(/\d{4}-\d\d-\d\d/g, day)}`
    default:
      return `${text}: ${detail}`
  }
}

export function erasedWhy(detail: string): string {
  if (detail === 'age') return 'because of its age'
  return detail === 'restore' ? 'again after a restore of the database' : 'on request'
}

const MEETING_NOTES: Readonly<Record<string, string>> = {
  override: 'it overlaps with another appointment',
  closed: 'the firm is closed',
}

/**
 * @param detail Start time, length in minutes, place and staff member, separated by spaces. The suffix "override" means
 * that staff accepted an overlap with another appointment. The suffix "closed" means that the firm is closed at that
 * time.
 */
function meetingText(detail: string, day: (iso: string) => string): string {
  const [start = '', minutes, place = '', colleague, ...notes] = detail.split(' ')
  if (Number.isNaN(Date.parse(start))) return detail
  const time = `${day(dayOf(start))}, ${clockTime(start)}`
  const known = notes.flatMap((note) => MEETING_NOTES[note] ?? [])
  const although = known.length > 0 ? `, although ${known.join(' and ')},` : ''
  const where =
    place === 'phone' || place === 'video'
      ? `by ${place}`
      : `in ${place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`
  return `${time}, ${minutes} minutes, ${where}, with ${colleague}${although}`
}
