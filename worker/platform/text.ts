/** Shortens titles and excerpts, and normalizes text for search. Lengths are in UTF-16 code units. */
import { QUERY_MAX } from '#shared/query.ts'

export const EXCERPT_MAX = 350
export const TITLE_MAX = 150
const EXCERPT_SENTENCE_FROM = 0.3
const EXCERPT_WORD_FROM = 0.5
const TITLE_WORD_FROM = 0.6
// The ellipsis counts toward the limit, so a title shortened to 150 characters keeps 147 characters of the original.
const ELLIPSIS = '...'

/**
 * Returns at most 350 characters. Cuts a long excerpt after a sentence, or else before a comma, semicolon or colon, if
 * at least 30% of the limit is kept. Otherwise, cuts between words if that keeps at least 50%.
 */
export function trimExcerpt(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= EXCERPT_MAX) return flat
  const head = cut(flat, EXCERPT_MAX - ELLIPSIS.length)
  // Includes the character after the cut, to detect a sentence, clause or word that ends exactly at the cut.
  const ahead = flat.slice(0, head.length + 1)
  const sentence = lastEnd(ahead, /[.!?](?= )/g)
  const clause = lastEnd(ahead, /[,;:](?= )/g)
  const word = ahead.lastIndexOf(' ')
  if (sentence >= EXCERPT_MAX * EXCERPT_SENTENCE_FROM) return shortened(head.slice(0, sentence))
  if (clause >= EXCERPT_MAX * EXCERPT_SENTENCE_FROM) return shortened(head.slice(0, clause - 1))
  if (word >= EXCERPT_MAX * EXCERPT_WORD_FROM) return shortened(head.slice(0, word))
  return shortened(head)
}

/** Returns at most 150 characters. Cuts a long title between words if that keeps at least 60% of the limit. */
export function trimTitle(title: string): string {
  const flat = title.replace(/\s+/g, ' ').trim()
  if (flat.length <= TITLE_MAX) return flat
  const head = cut(flat, TITLE_MAX - ELLIPSIS.length)
  const word = flat.slice(0, head.length + 1).lastIndexOf(' ')
  return shortened(word >= TITLE_MAX * TITLE_WORD_FROM ? head.slice(0, word) : head)
}

function shortened(head: string): string {
  return head.replace(/\.+$/, '') + ELLIPSIS
}

/** Returns the first `length` code units of the text. Omits the last code unit if it is the first half of a surrogate pair. */
function cut(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}

function lastEnd(text: string, pattern: RegExp): number {
  let end = -1
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length
  return end
}

/**
 * Normalizes text for search. Makes letters lowercase, removes accents, and replaces everything but letters and digits with
 * spaces.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function words(query: string): string[] {
  return [...new Set(folded(query.slice(0, QUERY_MAX)).split(' '))].filter(Boolean)
}
