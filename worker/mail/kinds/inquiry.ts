/** The email to a brand's staff about one lead. The visitor's shortened name is the only visitor input in the subject. */
import { maskedNumber } from '#desk/words.ts'
import { placesOf } from '#shared/appointment.ts'
import type { Brand } from '#shared/brand.ts'
import { referenceOf } from '#shared/reference.ts'
import { dayLabel } from '#shared/schedule-texts.ts'
import type { DeskLinks } from '#worker/desk/links.ts'
import type { Lead } from '#worker/leads/lead.ts'
import { headerText, SUBJECT_NAME_MAX } from '#worker/platform/header-text.ts'
import { type Block, contactRows, type MailContent, type Row, timeOf } from './content.ts'
import type { Letter } from './kind.ts'

/**
 * If MailChannels responds with a 400, the email is sent again without a Reply-To, because the visitor's address may be
 * malformed.
 */
export function inquiryLetter(lead: Lead, brand: Brand, desk: DeskLinks): Letter {
  const name = headerText(lead.name)
  return {
    content: contentOf(lead, brand, desk, true),
    replyTo: { email: lead.email, ...(name && { name }) },
    ifMalformed: { content: contentOf(lead, brand, desk, false) },
  }
}

function contentOf(lead: Lead, brand: Brand, desk: DeskLinks, hasReplyTo: boolean): MailContent {
  const { id, request, message, asked, createdAt } = lead
  const service =
    asked?.title ?? (request ? lead.service : brand.serviceOptions.find(({ title }) => title === lead.service)?.title)
  const title = request ? 'New appointment request' : 'New inquiry'
  return {
    subject: subjectOf(lead, brand, service),
    preview: `From the ${brand.name} website, ${timeOf(createdAt)}`,
    title: service ? `${title}: ${service}` : title,
    blocks: [
      ...notesOf(lead).map((note) => ({ note })),
      { rows: [...contactRows(lead), { label: 'Asked about', value: asked ? `${asked.title} (${asked.id})` : '' }] },
      ...requestBlocks(lead, brand),
      message !== '' && { quote: message },
      { link: { label: 'Open the inquiry at the desk', href: desk.lead(id) } },
      { rows: sourceRows(lead) },
    ],
    footer: `Sent by the ${brand.name} website. ${hasReplyTo ? 'A reply to this email goes to the visitor.' : 'A reply to this email does not reach the visitor. Write to the address above instead.'}`,
  }
}

function subjectOf({ id, name }: Lead, brand: Brand, service: string | undefined): string {
  const about = [headerText(name, SUBJECT_NAME_MAX), service].filter(Boolean).join(', ')
  return `${brand.name}${about && `: ${about}`} [${referenceOf(id)}]`
}

function notesOf({ masked, follows }: Lead): string[] {
  return [
    ...(follows ? [`The visitor sent this form before. This inquiry replaces or adds to inquiry ${follows}.`] : []),
    ...masked.map(
      (kind) =>
        `${maskedNumber(kind)} was removed from this inquiry. Ask the visitor for it by phone or through the client portal.`,
    ),
  ]
}

function requestBlocks({ request }: Lead, brand: Brand): Block[] {
  if (!request) return []
  const place = placesOf(brand.contact).find(({ id }) => id === request.place)
  const rows = request.wishes.map(({ day, part }, index) => ({
    label: `Choice ${index + 1}`,
    value: `${dayLabel(day)}, ${part}`,
  }))
  return [
    { heading: 'Requested appointment (Eastern time)' },
    {
      rows: [
        { label: 'Location', value: place?.label ?? request.place },
        ...rows,
        { label: 'Length', value: `${request.minutes} minutes` },
      ],
    },
  ]
}

function sourceRows({ id, formType, source, createdAt }: Lead): Row[] {
  const campaign = Object.entries(source.campaign).map(([name, value]) => `${name.replace(/^utm_/, '')}: ${value}`)
  return [
    { label: 'Sent', value: timeOf(createdAt) },
    { label: 'Page', value: source.page },
    { label: 'Came from', value: source.from },
    { label: 'Form', value: formType },
    { label: 'Referred by', value: source.referrerHost },
    { label: 'Campaign', value: campaign.join(', ') },
    { label: 'Reference', value: referenceOf(id) },
    { label: 'Inquiry', value: id },
  ]
}
