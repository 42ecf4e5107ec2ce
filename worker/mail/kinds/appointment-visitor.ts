/** The emails to a visitor about a confirmed appointment. The phone number is the only visitor input in these emails. */
import type { AppointmentMailKind } from '#desk/mail-kinds.ts'
import { officeAt, startInWords, timeInWords } from '#shared/appointment-words.ts'
import type { Brand } from '#shared/brand.ts'
import { openDays } from '#shared/hours.ts'
import { directionsTo, officeLine } from '#shared/links.ts'
import { referenceOf } from '#shared/reference.ts'
import { type AppointmentMail, isCancellation } from '#worker/appointments/appointment.ts'
import { whatToBring } from '#worker/appointments/what-to-bring.ts'
import { DO_NOT_SEND } from './confirmation.ts'
import type { MailContent, Row } from './content.ts'

interface Texts {
  /** The part of the email's subject between the brand's name and the appointment time. */
  subject: string
  title: string
  intro: string
  file?: string
}

const ANSWERS = 'We do not see an answer that you give there. To move or cancel the appointment, use the link above.'

const CANCELED: Texts = {
  subject: 'your appointment is canceled:',
  title: 'Your appointment is canceled',
  intro: 'The attached file removes the appointment from your calendar.',
}
/** Wording for a change that did not affect the appointment's start time. */
const CHANGED: Texts = {
  subject: 'your appointment has changed:',
  title: 'Your appointment has changed',
  intro: 'This is your appointment now. The details that we sent you before no longer apply.',
  file: `The attached invitation changes the appointment in your calendar. ${ANSWERS}`,
}
const TEXTS: Partial<Record<AppointmentMailKind, Texts>> = {
  confirmed: {
    subject: 'your appointment on',
    title: 'Your appointment is confirmed',
    intro: 'We reserved this time for you.',
    file: `The attached invitation adds the appointment to your calendar. ${ANSWERS}`,
  },
  moved: {
    ...CHANGED,
    subject: 'new time of your appointment:',
    title: 'Your appointment has a new time',
    intro: 'We moved your appointment. The earlier time no longer applies.',
  },
  reminder: {
    subject: 'reminder of your appointment on',
    title: 'Your appointment is coming up',
    intro: 'This is a reminder of your appointment.',
  },
  canceled: CANCELED,
  'canceled-by-visitor': CANCELED,
}

/** @throws Error if this kind of email is sent only to staff. */
export async function appointmentForVisitor(mail: AppointmentMail, brand: Brand): Promise<MailContent> {
  const { startsAt, endsAt, topic, movedFrom } = mail.content
  const texts = mail.kind === 'moved' && movedFrom === undefined ? CHANGED : TEXTS[mail.kind]
  if (!texts) throw new Error(`Cannot send the email "${mail.kind}" to a visitor. Send it to staff.`)
  const { domain, contact, name } = brand
  const { phone } = mail.content.visitor
  const isAhead = !isCancellation(mail)
  // The email about a cancellation must not promise a call or a video link.
  const by = {
    phone: isAhead ? `By phone. ${phone === '' ? NO_NUMBER : `We call you at ${phone}.`}` : 'By phone.',
    video: isAhead ? `By video. ${VIDEO}` : 'By video.',
  }
  return {
    subject: `${name}: ${texts.subject} ${startInWords(startsAt)}`,
    preview: timeInWords(startsAt, endsAt),
    title: texts.title,
    blocks: [
      { text: texts.intro },
      {
        rows: [
          ...meetingRows(mail, brand, by),
          { label: 'About', value: topic },
          { label: 'Reference', value: referenceOf(mail.lead) },
        ],
      },
      ...(isAhead
        ? await beforeMeeting(mail, texts, brand)
        : [{ link: { label: 'Request another appointment', href: `https://${domain}/schedule` } }]),
      {
        text: `Questions? Call ${contact.phone} and give us the reference. We are available ${openDays(contact.hours)}.`,
      },
    ],
    footer: `You received this email because someone requested an appointment with this address on ${domain}. If that was not you, let us know at ${contact.email}.`,
  }
}

const VIDEO = 'We send you the link to the meeting by email before it starts.'
const NO_NUMBER = 'Reply to this email with the number at which we can reach you.'

async function beforeMeeting({ content, link }: AppointmentMail, { file }: Texts, brand: Brand) {
  const office = officeAt(brand.contact, content.place)
  return [
    { link: { label: 'See, move or cancel your appointment', href: link } },
    file !== undefined && { text: file },
    { heading: office ? 'What to bring' : 'What to have ready' },
    { list: await whatToBring(brand, content.service) },
    { note: DO_NOT_SEND },
  ]
}

/**
 * Returns rows with the appointment's time and place. An office address links to directions, unless the appointment is
 * canceled.
 * @param by Texts that replace the office address for meetings by phone or by video.
 */
export function meetingRows(mail: AppointmentMail, { contact }: Brand, by: Record<'phone' | 'video', string>): Row[] {
  const { startsAt, endsAt, movedFrom, place } = mail.content
  const office = officeAt(contact, place)
  const isAhead = !isCancellation(mail)
  const inOffice = office && (office.street ? officeLine(office) : `Our office in ${officeLine(office)}`)
  return [
    { label: movedFrom === undefined ? 'When' : 'New time', value: timeInWords(startsAt, endsAt) },
    { label: 'Earlier time', value: movedFrom === undefined ? '' : `${startInWords(movedFrom)} Eastern` },
    {
      label: 'Where',
      value: inOffice ?? (place === 'phone' ? by.phone : by.video),
      href: office?.street && isAhead ? directionsTo(office) : undefined,
    },
    { label: 'Directions', value: (isAhead && office?.directions) || '' },
  ]
}
