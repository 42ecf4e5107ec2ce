import type { PublicBrand } from './brand'

/** The one markup of copy: `[label](/path)` or `[label](https://…)` is a link. */
export interface TextPart {
  text: string
  href?: string
  /** Where it starts, as a stable key. */
  at: number
}

export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(/\[([^\]]+)\]\(((?:\/|https:\/\/|mailto:|tel:|#)[^)\s]*)\)/g)) {
    const [whole, label, href] = match
    if (match.index > end) parts.push({ text: text.slice(end, match.index), at: end })
    parts.push({ text: label as string, href: href as string, at: match.index })
    end = match.index + whole.length
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
