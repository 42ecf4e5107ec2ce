/** Text for a mail header: one line, nothing that separates addresses or turns the writing direction. */
const NOT_IN_HEADERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"\\<>(),;:@[\]]+/gu
const LENGTH_MAX = 100

/** At most 100 code points; empty when nothing is left. */
export function headerText(text: string): string {
  const line = text.replace(NOT_IN_HEADERS, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, LENGTH_MAX).join('').trim()
}
