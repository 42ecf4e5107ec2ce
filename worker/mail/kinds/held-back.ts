/** The mail to a brand's staff about leads that were held back. It quotes them, so that staff can release the genuine ones. */
import { heldFor } from '#desk/words'
import type { Brand } from '#shared/brand'
import { referenceOf } from '#shared/reference'
import type { HeldBack, HeldLead } from '#worker/leads/mailer'
import type { Block, MailContent } from '#worker/mail/content'
import type { Desk } from '#worker/mail/desk-links'
import { timeOf } from '#worker/mail/time'
import { countOf, footerOf } from './alert'

export function heldBack({ leads, total }: HeldBack, brand: Brand, desk?: Desk): MailContent {
  const title = `${countOf(total)} held back`
  const more = total - leads.length
  return {
    subject: `${brand.name}: ${title}`,
    preview: 'Read them and release the genuine ones',
    title,
    blocks: [
      {
        note: 'The spam check held these inquiries back. The visitors get no answer unless you release the genuine ones.',
      },
      ...leads.flatMap((lead) => quoted(lead, desk)),
      ...(more > 0 ? moreBlocks(more, desk) : []),
    ],
    footer: footerOf(brand),
  }
}

function quoted(lead: HeldLead, desk: Desk | undefined): Block[] {
  const { id, name, email, phone, topic, message, reasons, createdAt } = lead
  const rows = [
    { label: 'Name', value: name },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
    { label: 'Service', value: topic },
    { label: 'Sent', value: timeOf(createdAt) },
    { label: 'Held back', value: reasons.map(heldFor).join(' ') },
  ]
  return [
    { heading: `Inquiry ${referenceOf(id)}` },
    { rows: rows.filter(({ value }) => value !== '') },
    { quote: message },
    ...(desk ? [{ link: { label: 'Review and release at the desk', href: desk.lead(id) } }] : []),
  ]
}

function moreBlocks(more: number, desk: Desk | undefined): Block[] {
  return [
    { text: `And ${more} more, which this mail does not quote.` },
    ...(desk ? [{ link: { label: 'See all inquiries held back', href: desk.list('held') } }] : []),
  ]
}
