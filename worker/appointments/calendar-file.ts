import { encodeBase64 } from 'hono/utils/encode'
import { MAILS } from '#desk/mail-kinds.ts'
import { officeAt } from '#shared/appointment-words.ts'
import type { Brand } from '#shared/brand.ts'
import { officeLine } from '#shared/links.ts'
import { referenceOf } from '#shared/reference.ts'
import { headerText } from '#worker/platform/header-text.ts'
import { bytesOf } from '#worker/platform/hmac.ts'
import type { AppointmentMail, AppointmentMailContent } from './appointment.ts'
import { type InvitationMethod, writeInvitation } from './invitation.ts'

interface CalendarFile {
  method: InvitationMethod
  /**
   * True if staff reassigned the appointment. The calendar file then removes the appointment only from the previous
   * assignee's calendar.
   */
  isHandedOver?: boolean
  lead: string
  content: AppointmentMailContent
  recipient: 'visitor' | 'colleague'
  sender: string
  /** URL of the visitor's appointment page, or of the desk's page for the lead. */
  page?: string | undefined
}

/**
 * A calendar file for the visitor omits the staff member, because visitors must not learn a staff member's login email
 * address. A calendar file for the staff member lists the visitor too. A calendar file for a previous assignee omits the
 * visitor. Each calendar file asks only its recipient to reply.
 */
export function calendarFileFor(file: CalendarFile, brand: Brand): string {
  const { method, isHandedOver = false, lead, content, recipient, sender, page } = file
  const { sequence, stampedAt, startsAt, endsAt, visitor, colleague } = content
  const isVisitor = recipient === 'visitor'
  const { name, email } = visitor
  return writeInvitation({
    ...{ method, isHandedOver, sequence, stampedAt, startsAt, endsAt, url: page },
    uid: `${lead}@${brand.domain}`,
    summary: isVisitor ? summaryForVisitor(content, brand) : summaryForColleague(content, brand),
    location: locationOf(content, brand),
    description: isVisitor ? describeForVisitor(file, brand) : describeForColleague(file),
    organizer: { name: brand.name, email: sender },
    attendees: [
      ...(isHandedOver ? [] : [{ name, email, rsvp: isVisitor }]),
      ...(isVisitor ? [] : [{ name: '', email: colleague, rsvp: true }]),
    ],
  })
}

export function calendarAttachment(mail: AppointmentMail, brand: Brand, more: Pick<CalendarFile, 'sender' | 'page'>) {
  const { kind, lead, content, recipient } = mail
  const { calendar } = MAILS[kind]
  if (recipient === 'office' || !calendar) return undefined
  const isInvitation = calendar === 'invite'
  const method = isInvitation ? 'REQUEST' : 'CANCEL'
  const isHandedOver = kind === 'handed-over'
  const file = calendarFileFor({ method, isHandedOver, lead, content, recipient, ...more }, brand)
  return {
    filename: isInvitation ? 'invitation.ics' : 'cancellation.ics',
    // Outlook and Gmail need the method in the content type, although the file contains the method too.
    type: `text/calendar; method=${method}; charset=utf-8`,
    content: encodeBase64(bytesOf(file).buffer),
  }
}

function summaryForVisitor({ topic, service }: AppointmentMailContent, brand: Brand): string {
  return `${(service && headerText(topic)) || 'Appointment'} with ${brand.name}`
}

function summaryForColleague({ topic, visitor }: AppointmentMailContent, brand: Brand): string {
  const about = [headerText(visitor.name), headerText(topic)].filter(Boolean).join(', ')
  return `${brand.name}: ${about || 'Appointment'}`
}

function locationOf({ place, visitor }: AppointmentMailContent, { name, contact }: Brand): string {
  const office = officeAt(contact, place)
  if (office) return `${name}, ${officeLine(office)}`
  if (place !== 'phone') return 'By video'
  return visitor.phone === '' ? 'By phone' : `By phone: ${visitor.phone}`
}

function describeForVisitor({ method, lead, page }: CalendarFile, { contact }: Brand): string {
  return [
    ...(page === undefined || method === 'CANCEL' ? [] : [`See, move or cancel your appointment: ${page}`]),
    `Phone: ${contact.phone}`,
    `Reference: ${referenceOf(lead)}`,
  ].join('\n')
}

function describeForColleague({ lead, content, page }: CalendarFile): string {
  const { email, phone } = content.visitor
  return [
    `Email: ${email}`,
    ...(phone === '' ? [] : [`Phone: ${phone}`]),
    ...(page === undefined ? [] : [`At the desk: ${page}`]),
    `Reference: ${referenceOf(lead)}`,
  ].join('\n')
}
