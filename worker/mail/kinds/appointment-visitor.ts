/** The mails to a visitor about a confirmed time. Of the visitor's text, they repeat only the phone number. */
import { officeAt, startInWords, timeInWords } from '#shared/appointment-words'
import type { Brand } from '#shared/brand'
import { openDays } from '#shared/hours'
import { referenceOf } from '#shared/reference'
import type { AppointmentMail, AppointmentMailKind } from '#worker/appointments/appointment'
import { whatToBring } from '#worker/appointments/what-to-bring'
import type { Block, MailContent, Row } from '#worker/mail/content'
import { copyNotes, isCancellation, officeRows, timeRows } from './appointment-rows'
import { DO_NOT_SEND } from './confirmation'

interface Texts {
  /** Follows the brand's name, and precedes the time. */
  subject: string
  title: string
  intro: string
  /** About the attached calendar file. */
  file?: string
}

const ANSWERS = 'We do not see an answer that you give there. To move or cancel the appointment, use the link above.'

const CANCELED: Texts = {
  subject: 'your appointment is canceled:',
  title: 'Your appointment is canceled',
  intro: 'The attached file removes the appointment from your calendar.',
}
/** A move that keeps the start. */
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

/** @throws Error for a kind of mail that only staff get. */
export async function appointmentForVisitor(mail: AppointmentMail, brand: Brand): Promise<MailContent> {
  const { startsAt, endsAt, topic, movedFrom } = mail.content
  const texts = mail.kind === 'moved' && movedFrom === undefined ? CHANGED : TEXTS[mail.kind]
  if (!texts) throw new Error(`Cannot send the mail "${mail.kind}" to a visitor. Send it to staff.`)
  const { domain, contact, name } = brand
  const rows = [...timeRows(mail), ...placeRows(mail, brand), { label: 'About', value: topic }]
  return {
    subject: `${name}: ${texts.subject} ${startInWords(startsAt)}`,
    preview: timeInWords(startsAt, endsAt),
    title: texts.title,
    blocks: [
      ...copyNotes(mail),
      { text: texts.intro },
      { rows: [...rows, { label: 'Reference', value: referenceOf(mail.lead) }].filter(({ value }) => value !== '') },
      ...(isCancellation(mail)
        ? [{ link: { label: 'Request another appointment', href: `https://${domain}/schedule` } }]
        : await beforeMeeting(mail, texts, brand)),
      {
        text: `Questions? Call ${contact.phone} and give us the reference. We are available ${openDays(contact.hours)}.`,
      },
    ],
    footer: `You received this email because someone requested an appointment with this address on ${domain}. If that was not you, let us know at ${contact.email}.`,
  }
}

async function beforeMeeting(mail: AppointmentMail, { file }: Texts, brand: Brand): Promise<Block[]> {
  const { place, service } = mail.content
  const office = officeAt(brand.contact, place)
  return [
    ...(mail.link === undefined
      ? []
      : [{ link: { label: 'See, move or cancel your appointment', href: pageOf(mail.link, brand) } }]),
    ...(file === undefined ? [] : [{ text: file }]),
    { heading: office ? 'What to bring' : 'What to have at hand' },
    { list: await whatToBring(brand, service) },
    { note: DO_NOT_SEND },
  ]
}

function placeRows(mail: AppointmentMail, brand: Brand): Row[] {
  const office = officeRows(mail, brand)
  if (office.length > 0) return office
  const { place, visitor } = mail.content
  if (place === 'video') return [{ label: 'Where', value: `By video. ${after(mail, VIDEO)}`.trim() }]
  const call = visitor.phone === '' ? NO_NUMBER : `We call you at ${visitor.phone}.`
  return [{ label: 'Where', value: `By phone. ${after(mail, call)}`.trim() }]
}

const VIDEO = 'We send you the link to the meeting by email before it starts.'
const NO_NUMBER = 'Reply to this email with the number at which we can reach you.'

/** A promise about the meeting. A canceled meeting has none. */
function after(mail: AppointmentMail, promise: string): string {
  return isCancellation(mail) ? '' : promise
}

/** @param link A path with the token, or a URL. */
export function pageOf(link: string, { domain }: Brand): string {
  return new URL(link, `https://${domain}`).href
}
