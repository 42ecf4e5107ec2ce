/** The email to a brand's staff about quarantined leads. Quotes the leads so that staff can recognize genuine inquiries. */
import { heldFor } from '#desk/words.ts'
import type { Brand } from '#shared/brand.ts'
import { referenceOf } from '#shared/reference.ts'
import { type HeldBack, type HeldLead, readHeldBack } from '#worker/desk/held-back.ts'
import type { DeskLinks } from '#worker/desk/links.ts'
import { type Block, contactRows, type MailContent, staffFooter, timeOf } from './content.ts'
import type { Kind } from './kind.ts'
import { countOf } from './morning.ts'

export const heldBack: Kind = async (_mails, { db, now, desk }) => {
  const heldBackOf = await readHeldBack(db, now)
  return ({ brand }) => {
    const held = heldBackOf(brand.id)
    return held && { content: contentOf(held, brand, desk), afterwards: [held.reported] }
  }
}

const HELD = 'The spam check held these inquiries back. The visitors get no answer unless you release the genuine ones.'
const REFUSES =
  'So many inquiries arrived within an hour that the website now refuses more of them, and asks those visitors to wait a minute or call. Inquiries at a normal pace are still stored and mailed. If this continues, set up Turnstile.'

function contentOf({ leads, total, refuses }: HeldBack, brand: Brand, desk: DeskLinks): MailContent {
  const title = `${countOf(total)} held back`
  const more = total - leads.length
  return {
    subject: `${brand.name}: ${title}`,
    preview: 'Read them and release the genuine ones',
    title,
    blocks: [
      { note: HELD },
      refuses && { note: REFUSES },
      ...leads.flatMap((lead) => quoted(lead, desk)),
      more > 0 && { text: `And ${more} more, which this email does not quote.` },
      more > 0 && { link: { label: 'See all inquiries held back', href: desk.list('held') } },
    ],
    footer: staffFooter(brand.name),
  }
}

function quoted({ id, topic, message, reasons, createdAt, ...visitor }: HeldLead, desk: DeskLinks): Block[] {
  const rows = [
    ...contactRows({ ...visitor, service: topic }).map(({ label, value }) => ({ label, value })),
    { label: 'Sent', value: timeOf(createdAt) },
    { label: 'Held back', value: reasons.map(heldFor).join(' ') },
  ]
  return [
    { heading: `Inquiry ${referenceOf(id)}` },
    { rows },
    { quote: message },
    { link: { label: 'Review and release at the desk', href: desk.lead(id) } },
  ]
}
