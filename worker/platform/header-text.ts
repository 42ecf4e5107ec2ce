/** Matches control and format characters, and characters with a special meaning in a list of email addresses. */
const NOT_IN_HEADERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"\\<>(),;:@[\]]+/gu
const MAX_LENGTH = 100
/** Maximum length of a visitor's name in an email's subject, in code points. */
export const SUBJECT_NAME_MAX = 60

/** Makes text safe for an email header. Returns one line of at most `max` code points, or an empty string. */
export function headerText(text: string, max = MAX_LENGTH): string {
  const line = text.replace(NOT_IN_HEADERS, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, max).join('').trim()
}
