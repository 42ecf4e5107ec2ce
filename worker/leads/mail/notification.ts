/** What staff of a brand read of a lead. The subject holds nothing a visitor typed. */
import type { Brand } from '#shared/brand'
import type { SensitiveKind } from '#shared/sensitive'
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

/** @param hasReplyTo Whether an answer to the mail goes to the visitor. */
export function notification(lead: DueLead, brand: Brand, hasReplyTo = true): MailContent {
  const service = brand.serviceOptions.find(({ title }) => title === lead.service)?.title
  return {
    subject: `${service ?? 'Website'} inquiry [${lead.id}]`,
    preview: `From the ${brand.name} website, ${timeOf(lead.createdAt)}`,
    title: service ? `New inquiry: ${service}` : 'New inquiry',
    blocks: [
      ...notesOf(lead).map((note) => ({ note })),
      { rows: given(visitorRows(lead)) },
      { quote: lead.message },
      { rows: given(sourceRows(lead)) },
    ],
    footer: `Sent by the ${brand.name} website. ${hasReplyTo ? 'Your answer goes to the visitor.' : 'Write to the visitor at the address above: an answer to this mail does not go there.'}`,
  }
}

function notesOf({ masked, follows, unsure }: DueLead): string[] {
  return [
    unsure > 0 &&
      'This may be a second copy: nobody knows whether an earlier attempt to send it arrived. The inquiry number is the same.',
    follows && `Replaces or adds to inquiry ${follows}: the same form, sent again with another text.`,
    ...masked.map(
      (kind) =>
        `${MASKED[kind as SensitiveKind] ?? 'A number'} was taken out. Ask for it by phone or through the portal.`,
    ),
  ].filter((note): note is string => Boolean(note))
}

function visitorRows({ name, email, phone, service }: DueLead): Row[] {
  return [
    { label: 'Name', value: name },
    // Encoded, so that an address cannot bring recipients or a subject of its own along.
    { label: 'Email', value: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { label: 'Service', value: service },
  ]
}

function sourceRows({ id, formType, source, createdAt }: DueLead): Row[] {
  const campaign = Object.entries(source.campaign).map(([name, value]) => `${name.replace(/^utm_/, '')}: ${value}`)
  return [
    { label: 'Sent', value: timeOf(createdAt) },
    { label: 'Page', value: source.page },
    { label: 'Form', value: formType },
    { label: 'Came from', value: source.referrerHost },
    { label: 'Campaign', value: campaign.join(', ') },
    { label: 'Inquiry', value: id },
  ]
}

const given = (rows: Row[]): Row[] => rows.filter(({ value }) => value !== '')
