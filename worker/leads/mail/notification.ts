/** The mail about one lead to the brand's staff. The subject contains no text that the visitor typed. */
import type { Brand } from '#shared/brand'
import { referenceOf } from '#shared/reference'
import type { SensitiveKind } from '#shared/sensitive-kind'
import type { DueLead } from '../lead'
import type { MailContent, Row } from './content'
import { timeOf } from './time'

const MASKED: Record<SensitiveKind, string> = {
  ssn: 'A Social Security number',
  itin: 'An ITIN',
  ein: 'An EIN',
  account: 'An account number',
  card: 'A card number',
}

/** @param hasReplyTo Whether a reply to the mail reaches the visitor. */
export function notification(lead: DueLead, brand: Brand, hasReplyTo = true): MailContent {
  const service = lead.asked?.title ?? brand.serviceOptions.find(({ title }) => title === lead.service)?.title
  return {
    subject: `${service ?? 'Website'} inquiry [${lead.id}]`,
    preview: `From the ${brand.name} website, ${timeOf(lead.createdAt)}`,
    title: service ? `New inquiry: ${service}` : 'New inquiry',
    blocks: [
      ...notesOf(lead).map((note) => ({ note })),
      { rows: withValue(visitorRows(lead)) },
      { quote: lead.message },
      { rows: withValue(sourceRows(lead)) },
    ],
    footer: `Sent by the ${brand.name} website. ${hasReplyTo ? 'A reply to this mail goes to the visitor.' : 'A reply to this mail does not reach the visitor. Write to the address above instead.'}`,
  }
}

function notesOf({ masked, follows, unsure }: DueLead): string[] {
  return [
    ...(unsure > 0 ? ['This may be a second copy of an earlier mail with the same inquiry number.'] : []),
    ...(follows ? [`The visitor sent this form before. This inquiry replaces or adds to inquiry ${follows}.`] : []),
    ...masked.map((kind) => {
      const number = MASKED[kind as SensitiveKind] ?? 'A number'
      return `${number} was removed from this inquiry. Ask the visitor for it by phone or through the client portal.`
    }),
  ]
}

function visitorRows({ name, email, phone, service, asked }: DueLead): Row[] {
  return [
    { label: 'Name', value: name },
    // Encoded, so that an address cannot add recipients or a subject to the link.
    { label: 'Email', value: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { label: 'Service', value: service },
    { label: 'Asked about', value: asked ? `${asked.title} (${asked.id})` : '' },
  ]
}

function sourceRows({ id, formType, source, createdAt }: DueLead): Row[] {
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

const withValue = (rows: Row[]): Row[] => rows.filter(({ value }) => value !== '')
