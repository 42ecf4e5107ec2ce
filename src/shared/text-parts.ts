import { isOmitted, type Menu, serviceEntry } from './menu.ts'
import type { PageState } from './page.ts'

/**
 * A part of a text. It is plain text, a link (`[label](/path)` or `[label](https://…)`), or text that must not break
 * across lines.
 */
export interface TextPart {
  text: string
  href?: string
  /** True for text that must not break across lines, such as a phone number, a date, a citation or "Form 1040". */
  unbroken?: true
  /** Offset of the part in the text, used as a stable React key. */
  at: number
}

const LINK = String.raw`\[([^\]]+)\]\(((?:\/|https:\/\/|mailto:|tel:|#)[^)\s]*)\)`
/** Matches the "-up" in true-up and similar endings of hyphenated words, which are too short to start a new line. */
const SHORT_END = String.raw`-(?:up|you|time|through|end)\b`
/** Matches text that must not break across lines, such as a phone number, 1099-NEC, true-up, S corporation or Form 1040. */
const UNBROKEN = String.raw`\(\d{3}\) \d{3}-\d{4}|\b(?:(?=\w*\d)\w+(?:-\w+)+|\w+-(?=\w*\d)\w+)|\b[CS] corporations?\b|\b\w+${SHORT_END}|\d+ U\.S\.C\. \d\w*|\b[A-Z][A-Za-z]+ \d+\b(?!-\w)(?:, \d{4})?`
const COPY_PART = new RegExp(`${LINK}|${UNBROKEN}`, 'g')
const MAY_HAVE_PART = new RegExp(String.raw`[\d[]|\b[CS] c|${SHORT_END}`)
const TEXT_PART = new RegExp(`(?!)()()|${UNBROKEN}`, 'g')

/** Splits text into parts. @param markup False for text that is not our own copy, so that its link markup stays plain text. */
export function textParts(text: string, markup = true): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  // Tests a cheap pattern first, because the full patterns are slow and most text has neither links nor unbreakable parts.
  for (const match of MAY_HAVE_PART.test(text) ? text.matchAll(markup ? COPY_PART : TEXT_PART) : []) {
    const [whole, label, href] = match
    const at = match.index
    if (at > end) parts.push({ text: text.slice(end, at), at: end })
    parts.push(label && href ? { text: label, href, at } : { text: whole, unbroken: true, at })
    end = at + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end })
  return parts
}

/** Replaces placeholders with the brand's details. Does not link the titles of services that the brand does not offer. */
export function fillIn(text: string, { brand, menu }: Pick<PageState, 'brand' | 'menu'>): string {
  return text
    .replaceAll('{brand}', brand.name)
    .replaceAll('{email}', brand.contact.email)
    .replaceAll('{phone}', brand.contact.phone)
    .replaceAll('{days}', brand.contact.openDays)
    .replaceAll('{reply}', replyPromise(brand))
    .replace(/\{service:([^}]*)\}/g, (_, id) => serviceReference(menu, id))
}

/** Returns a sentence that promises a reply time. By default, the firm replies by the end of the next day that it is open. */
function replyPromise({ contact, replyDays }: PageState['brand']): string {
  return (
    contact.replyTime ??
    `You will hear from us ${replyDays ? `within ${replyDays} business days` : 'by the end of the next day the office is open'}.`
  )
}

function serviceReference(menu: Menu, id: string): string {
  const { label, href } = serviceEntry(menu, id)
  return isOmitted(menu, href) ? label : `[${label}](${href})`
}

/** Keeps phrases such as "Form 1040" on one line. Their spaces become no-break spaces, and their hyphens become `hyphen`. */
export function withNoBreakSpaces(text: string, hyphen = '-'): string {
  const parts = textParts(text, false)
  return parts
    .map((part) => (part.unbroken ? part.text.replaceAll(' ', '\u00a0').replaceAll('-', hyphen) : part.text))
    .join('')
}

/** Adds no-break spaces and word joiners, because `white-space: nowrap` would shift the layout when the title's font loads. */
export function unbrokenTitle(text: string): string {
  return withNoBreakSpaces(text, '-\u2060')
}
