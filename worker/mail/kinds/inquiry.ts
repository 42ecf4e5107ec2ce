/** The mail about one lead to the brand's staff. Of the visitor's text, the subject contains only the name, cleaned and cut. */
import { maskedNumber } from '#desk/words'
import { placesOf } from '#shared/appointment'
import type { Brand } from '#shared/brand'
import { referenceOf } from '#shared/reference'
import { dayLabel } from '#shared/schedule-texts'
import { headerText, SUBJECT_NAME_MAX } from '#worker/header-text'
import type { DueLead } from '#worker/leads/lead'
import { contactRows } from '#worker/mail/contact-rows'
import type { Block, MailContent, Row } from '#worker/mail/content'
import type { Desk } from '#worker/mail/desk-links'
import { timeOf } from '#worker/mail/time'

interface NotificationOptions {
  /** True if a reply to the mail reaches the visitor. */
  hasReplyTo: boolean
  desk: Desk | undefined
}

export function notification(lead: DueLead, brand: Brand, { hasReplyTo, desk }: NotificationOptions): MailContent {
  const service =
    lead.asked?.title ??
    (lead.request ? lead.service : brand.serviceOptions.find(({ title }) => title === lead.service)?.title)
  const title = lead.request ? 'New appointment request' : 'New inquiry'
  return {
    subject: subjectOf(lead, brand, service),
    preview: `From the ${brand.name} website, ${timeOf(lead.createdAt)}`,
    title: service ? `${title}: ${service}` : title,
    blocks: [
      ...notesOf(lead).map((note) => ({ note })),
      { rows: withValue(visitorRows(lead)) },
      ...requestBlocks(lead, brand),
      ...(lead.message ? [{ quote: lead.message }] : []),
      ...(desk ? [{ link: { label: 'Open the inquiry at the desk', href: desk.lead(lead.id) } }] : []),
      { rows: withValue(sourceRows(lead)) },
    ],
    footer: `Sent by the ${brand.name} website. ${hasReplyTo ? 'A reply to this mail goes to the visitor.' : 'A reply to this mail does not reach the visitor. Write to the address above instead.'}`,
  }
}

/** The brand, then "Rusty Miller, Bookkeeping [4829-1730]". */
function subjectOf({ id, name }: DueLead, brand: Brand, service: string | undefined): string {
  const about = [headerText(name, SUBJECT_NAME_MAX), service].filter(Boolean).join(', ')
  return `${brand.name}${about && `: ${about}`} [${referenceOf(id)}]`
}

function notesOf({ masked, follows, unsure }: DueLead): string[] {
  return [
    ...(unsure > 0 ? ['This may be a second copy of an earlier mail with the same inquiry number.'] : []),
    ...(follows ? [`The visitor sent this form before. This inquiry replaces or adds to inquiry ${follows}.`] : []),
    ...masked.map(
      (kind) =>
        `${maskedNumber(kind)} was removed from this inquiry. Ask the visitor for it by phone or through the client portal.`,
    ),
  ]
}

function visitorRows({ service, asked, ...visitor }: DueLead): Row[] {
  return [
    ...contactRows(visitor),
    { label: 'Service', value: service },
    { label: 'Asked about', value: asked ? `${asked.title} (${asked.id})` : '' },
  ]
}

function requestBlocks({ request }: DueLead, brand: Brand): Block[] {
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
        { label: 'Place', value: place?.label ?? request.place },
        ...rows,
        { label: 'Length', value: `${request.minutes} minutes` },
      ],
    },
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
