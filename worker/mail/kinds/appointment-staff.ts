import type { AppointmentMailKind } from '#desk/mail-kinds.ts'
import { startInWords, timeInWords, wishInWords } from '#shared/appointment-words.ts'
import type { Brand } from '#shared/brand.ts'
import { referenceOf } from '#shared/reference.ts'
import { type AppointmentMail, isCancellation } from '#worker/appointments/appointment.ts'
import type { DeskLinks } from '#worker/desk/links.ts'
import { headerText, SUBJECT_NAME_MAX } from '#worker/platform/header-text.ts'
import { meetingRows } from './appointment-visitor.ts'
import { type Block, contactRows, type MailContent, staffFooter } from './content.ts'

const TITLES: Record<AppointmentMailKind, string> = {
  confirmed: 'Appointment confirmed',
  moved: 'Appointment changed',
  'handed-over': 'Another colleague has the appointment',
  canceled: 'Appointment canceled',
  reminder: 'Appointment coming up',
  'change-asked': 'The visitor asks for another time',
  'canceled-by-visitor': 'The visitor canceled the appointment',
}
const SEND_LINK = 'Send the visitor the link to the video meeting before it starts. The website does not send one.'

export function appointmentForStaff(mail: AppointmentMail, brand: Brand, desk: DeskLinks): MailContent {
  const { lead, kind, recipient, content } = mail
  const { startsAt, endsAt, visitor, topic, colleague, place } = content
  const title = TITLES[kind]
  const about = [title, headerText(visitor.name, SUBJECT_NAME_MAX), startInWords(startsAt)].filter(Boolean)
  const isAhead = !isCancellation(mail) && kind !== 'change-asked'
  return {
    subject: `${brand.name}: ${about.join(', ')} [${referenceOf(lead)}]`,
    preview: timeInWords(startsAt, endsAt),
    title,
    blocks: [
      ...(kind === 'change-asked' ? wishBlocks(mail) : []),
      {
        rows: [
          ...meetingRows(mail, brand, { phone: 'By phone', video: 'By video' }),
          ...contactRows(visitor),
          { label: 'Topic', value: topic },
          { label: 'With', value: kind === 'handed-over' ? '' : colleague },
          { label: 'Reference', value: referenceOf(lead) },
        ],
      },
      isAhead && recipient === 'colleague' && place === 'video' && { note: SEND_LINK },
      { link: { label: 'Open the appointment at the desk', href: desk.lead(lead) } },
    ],
    footer: staffFooter(brand.name),
  }
}

function wishBlocks({ content: { wishes = [] } }: AppointmentMail): Block[] {
  return [
    { note: 'The appointment stays confirmed until you move or cancel it.' },
    ...(wishes.length > 0
      ? [{ text: 'These times suit the visitor:' }, { list: wishes.map(wishInWords) }]
      : [{ text: 'The visitor named no other time.' }]),
  ]
}
