/** Turns what staff typed into a query of the full-text index: https://www.sqlite.org/fts5.html#full_text_query_syntax */

import { SEARCH_LENGTH_MAX, SEARCH_WORDS_MAX } from '#desk/models'
import { raw, type Sql, sql } from './database'

/** A reference number as people type it. Phone numbers have seven, ten or more digits. */
const REFERENCE = /^(\d{4})[\s-]?(\d{4})$/
/** The shortest part of a phone number that is looked up without regard to its format. */
const PHONE_DIGITS = 7

/** The condition on the column with a lead's id. Undefined if the text is no reference number. */
export function referenceTerm(column: 'lead' | 'leads.id', text: string): Sql | undefined {
  const start = REFERENCE.exec(text.trim())?.slice(1).join('')
  return start === undefined ? undefined : sql`${raw(column)} BETWEEN ${start} AND ${`${start}~`}`
}

/**
 * Every word must be in the lead, as the start of a word. Undefined if the text has no letter or digit.
 * @param columns Further columns, each with the texts of which it must contain one.
 */
export function searchTerms(text: string, columns: Record<string, readonly string[]> = {}): string | undefined {
  const words = wordsOf(text.slice(0, SEARCH_LENGTH_MAX))
  if (!words) return undefined
  const others = Object.entries(columns).map(([name, texts]) => `${name} : (${texts.map(quoted).join(' OR ')})`)
  return [words, ...others].join(' AND ')
}

/** True if a search leaves out a part of the text, because it is too long or has too many words. */
export function isSearchCut(text: string): boolean {
  return text.trim().length > SEARCH_LENGTH_MAX || splitWords(text).length > SEARCH_WORDS_MAX
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

function wordsOf(text: string): string | undefined {
  const words = splitWords(text)
  if (words.length === 0) return undefined
  const starts = words.slice(0, SEARCH_WORDS_MAX).map((word) => `${quoted(word)}*`)
  return anyOf([`{name email phone message} : (${starts.join(' AND ')})`, ...phoneTerms(text)])
}

/** The start of a phone number in any format, or a local number without its area code. */
function phoneTerms(text: string): string[] {
  const digits = text.replace(/[\s().+-]/g, '')
  if (!new RegExp(`^\\d{${PHONE_DIGITS},}$`).test(digits)) return []
  const local = digits.length === PHONE_DIGITS ? [`phone : ${quoted(`${digits.slice(0, 3)} ${digits.slice(3)}`)}*`] : []
  return [`phone_key : ${quoted(digits.slice(-10))}*`, ...local]
}

function anyOf(terms: readonly string[]): string {
  return `(${terms.map((term) => `(${term})`).join(' OR ')})`
}

/** Quoted, no character is an operator. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""').replaceAll('\0', '')}"`
}
