/** Cutting of titles and excerpts, exactly as specified. Lengths are in UTF-16 units; no character is cut in half. */
import { QUERY_MAX } from './query'

export const EXCERPT_MAX = 350
export const TITLE_MAX = 150
const EXCERPT_SENTENCE_FROM = 0.3
const EXCERPT_WORD_FROM = 0.5
const TITLE_WORD_FROM = 0.6
// Three characters, as the spec's 147 + ellipsis = 150 has it. After a full sentence that makes the usual four dots.
const ELLIPSIS = '...'

/**
 * At most 350 characters: cut after a sentence that ends at least 30 % in, else after a clause at least 30 % in, else
 * between words at least half way in, else hard; a cut text ends in an ellipsis, which counts.
 */
export function trimExcerpt(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= EXCERPT_MAX) return flat
  const head = cut(flat, EXCERPT_MAX - ELLIPSIS.length)
  // One character more, to see what ends exactly where the text is cut.
  const ahead = flat.slice(0, head.length + 1)
  const sentence = lastEnd(ahead, /[.!?](?= )/g)
  const clause = lastEnd(ahead, /[,;:](?= )/g)
  const word = ahead.lastIndexOf(' ')
  if (sentence >= EXCERPT_MAX * EXCERPT_SENTENCE_FROM) return head.slice(0, sentence) + ELLIPSIS
  if (clause >= EXCERPT_MAX * EXCERPT_SENTENCE_FROM) return head.slice(0, clause - 1) + ELLIPSIS
  if (word >= EXCERPT_MAX * EXCERPT_WORD_FROM) return head.slice(0, word) + ELLIPSIS
  return head + ELLIPSIS
}

/** At most 150 characters: cut between words at least 60 % in, else 147 characters and an ellipsis. */
export function trimTitle(title: string): string {
  const flat = title.replace(/\s+/g, ' ').trim()
  if (flat.length <= TITLE_MAX) return flat
  const head = cut(flat, TITLE_MAX - ELLIPSIS.length)
  const word = flat.slice(0, head.length + 1).lastIndexOf(' ')
  return (word >= TITLE_MAX * TITLE_WORD_FROM ? head.slice(0, word) : head) + ELLIPSIS
}

/** The first `length` units, one fewer where that would split a surrogate pair. */
function cut(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}

/** Where the last match of the pattern ends, or -1. */
function lastEnd(text: string, pattern: RegExp): number {
  let end = -1
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length
  return end
}

/** For looking words up: lower case, without accents, everything that is no letter or digit a space. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a query, folded. */
export function words(query: string): string[] {
  return [...new Set(folded(query.slice(0, QUERY_MAX)).split(' '))].filter(Boolean)
}
