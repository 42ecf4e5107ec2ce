/** The content of one email. html.ts renders the content as HTML, and text.ts renders it as plain text. */
import { type ContactField, type ContactValues, FORM_FIELDS } from '#shared/contact-texts.ts'

export type Block =
  | { heading: string }
  | { text: string }
  | { note: string }
  /** Text that the visitor wrote, with its line breaks. */
  | { quote: string }
  | { steps: string[] }
  | { list: string[] }
  /** Rows without a value are omitted from the email. */
  | { rows: Row[] }
  /** A link that looks like a button. A link without a URL is omitted. */
  | { link: { label: string; href: string | undefined } }

export interface Row {
  label: string
  value: string
  href?: string | undefined
}

export interface MailContent {
  subject: string
  preview: string
  title: string
  /** Blocks of an email that are `false` or `undefined` are skipped. */
  blocks: (Block | false | undefined)[]
  footer: string
}

export function shownBlocks({ blocks }: MailContent): Block[] {
  return blocks
    .filter((block): block is Block => Boolean(block))
    .filter((block) => !('link' in block) || block.link.href !== undefined)
    .map((block) => ('rows' in block ? { rows: block.rows.filter(({ value }) => value !== '') } : block))
}

const LINKS: Partial<Record<ContactField, (value: string) => string>> = {
  // Encodes the email address so that a visitor's input cannot add recipients or a subject to the link.
  email: (email) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  phone: (phone) => `tel:${phone.replace(/[^\d+]/g, '')}`,
}

export function contactRows(visitor: Partial<ContactValues>): Row[] {
  return FORM_FIELDS.filter(({ name }) => name !== 'message').map(({ name, label }) => {
    const value = visitor[name] ?? ''
    return { label, value, href: LINKS[name]?.(value) }
  })
}

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'short',
})

/** Formats an ISO time in Eastern time, such as "Sat, Nov 21, 2026, 12:39 PM EST". */
export function timeOf(iso: string): string {
  // Replaces the narrow no-break space before "PM", which some email programs display as garbage.
  return time.format(new Date(iso)).replace(/\s/g, ' ')
}

export const staffFooter = (brand: string) =>
  `Sent by the ${brand} website. A reply to this email does not reach a visitor.`
