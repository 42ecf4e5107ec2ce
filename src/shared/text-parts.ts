import type { PublicBrand } from './brand'

/** The one markup of copy: `[label](/path)` or `[label](https://…)` is a link. */
export interface TextPart {
  text: string
  href?: string
  /** A telephone number or the name of a form, such as W-2 or 1099-NEC: a line must not end at its hyphen. */
  unbroken?: true
  /** Where it starts, as a stable key. */
  at: number
}

const LINK = String.raw`\[([^\]]+)\]\(((?:\/|https:\/\/|mailto:|tel:|#)[^)\s]*)\)`
/** A word with a hyphen and a digit. */
const UNBROKEN = String.raw`\(\d{3}\) \d{3}-\d{4}|\w*\d\w*(?:-\w+)+|\w+-\w*\d\w*`

/** @param markup Without it, links are text as well: of what is not our own copy. */
export function textParts(text: string, markup = true): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(new RegExp(markup ? `${LINK}|${UNBROKEN}` : `(?!)()()|${UNBROKEN}`, 'g'))) {
    const [whole, label, href] = match
    const at = match.index
    if (at > end) parts.push({ text: text.slice(end, at), at: end })
    parts.push(label && href ? { text: label, href, at } : { text: whole, unbroken: true, at })
    end = at + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end })
  return parts
}

/** {brand}, {email} and {phone} are the brand's own. */
export function fillIn(text: string, brand: PublicBrand): string {
  return text
    .replaceAll('{brand}', brand.name)
    .replaceAll('{email}', brand.contact.email)
    .replaceAll('{phone}', brand.contact.phone)
}
