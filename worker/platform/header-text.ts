/** Control and format characters, and characters that separate email addresses in a list. */
const NOT_IN_HEADERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"\\<>(),;:@[\]]+/gu
const MAX_LENGTH = 100
/** Maximum number of code points of a visitor's name in a subject. */
export const SUBJECT_NAME_MAX = 60

/** Makes text safe for an email header: one line of at most 100 code points, or `max`. May return an empty string. */
export function headerText(text: string, max = MAX_LENGTH): string {
  const line = text.replace(NOT_IN_HEADERS, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, max).join('').trim()
}
