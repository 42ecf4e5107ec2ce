/** The mails to the colleague and the brand's staff about an appointment. */
import { startInWords, timeInWords, wishInWords } from '#shared/appointment-words'
import type { Brand } from '#shared/brand'
import { referenceOf } from '#shared/reference'
import type { AppointmentMail, AppointmentMailKind } from '#worker/appointments/appointment'
import { headerText, SUBJECT_NAME_MAX } from '#worker/header-text'
import { contactRows } from '#worker/mail/contact-rows'
import type { Block, MailContent, Row } from '#worker/mail/content'
import type { Desk } from '#worker/mail/desk-links'
import { footerOf } from './alert'
import { copyNotes, isCancellation, officeRows, timeRows } from './appointment-rows'

const TITLES: Record<AppointmentMailKind, string> = {
  confirmed: 'Appointment confirmed',
  moved: 'Appointment changed',
  'handed-over': 'Another colleague has the appointment',
  canceled: 'Appointment canceled',
  reminder: 'Appointment coming up',
  'change-asked': 'The visitor asks for another time',
  'canceled-by-visitor': 'The visitor canceled the appointment',
}

export function appointmentForStaff(mail: AppointmentMail, brand: Brand, desk?: Desk): MailContent {
  const { lead, kind, content } = mail
  const { startsAt, endsAt, visitor } = content
  const title = TITLES[kind]
  const about = [title, headerText(visitor.name, SUBJECT_NAME_MAX), startInWords(startsAt)].filter(Boolean)
  const rows = [...timeRows(mail), ...placeRows(mail, brand), ...visitorRows(mail)]
  return {
    subject: `${brand.name}: ${about.join(', ')} [${referenceOf(lead)}]`,
    preview: timeInWords(startsAt, endsAt),
    title,
    blocks: [
      ...copyNotes(mail),
      ...(kind === 'change-asked' ? wishBlocks(mail) : []),
      { rows: rows.filter(({ value }) => value !== '') },
      ...toDo(mail),
      ...(desk ? [{ link: { label: 'Open the appointment at the desk', href: desk.lead(lead) } }] : []),
    ],
    footer: footerOf(brand),
  }
}

function placeRows(mail: AppointmentMail, brand: Brand): Row[] {
  const office = officeRows(mail, brand)
  if (office.length > 0) return office
  return [{ label: 'Where', value: mail.content.place === 'phone' ? 'By phone' : 'By video' }]
}

function visitorRows({ lead, kind, content }: AppointmentMail): Row[] {
  const { visitor, topic, colleague } = content
  return [
    ...contactRows(visitor),
    { label: 'Topic', value: topic },
    { label: 'With', value: kind === 'handed-over' ? '' : colleague },
    { label: 'Reference', value: referenceOf(lead) },
  ]
}

function wishBlocks({ content }: AppointmentMail): Block[] {
  const { wishes = [] } = content
  return [
    { note: 'The appointment stays confirmed until you move or cancel it.' },
    ...(wishes.length > 0
      ? [{ text: 'These times suit the visitor:' }, { list: wishes.map(wishInWords) }]
      : [{ text: 'The visitor named no other time.' }]),
  ]
}

/** The website mails no link to a video meeting. */
function toDo(mail: AppointmentMail): Block[] {
  const isAhead = !isCancellation(mail) && mail.kind !== 'change-asked'
  if (!isAhead || mail.recipient !== 'colleague' || mail.content.place !== 'video') return []
  return [{ note: 'Send the visitor the link to the video meeting before it starts. The website does not send one.' }]
}
