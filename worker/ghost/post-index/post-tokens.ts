/** The tokens of a post. */
import { folded } from '#shared/text'
import { bodyText } from '../body-text'
import type { GhostPost } from '../schema'
import { FIELD, type PostTokens, TOKEN_MAX } from './search-tokens'

/** The search covers this many characters of a post. */
export const TEXT_MAX = 20_000

/** @param texts The title and excerpt that visitors see. The tokens of tags are not stored, because tags are renamed. */
export function tokensOf(
  { html, access, visibility }: GhostPost,
  texts: { title: string; excerpt: string },
): PostTokens {
  const tokens = new Map<string, number>()
  function add(text: string, field: number) {
    for (const word of text.split(' ')) {
      const token = word.slice(0, TOKEN_MAX)
      if (token) tokens.set(token, (tokens.get(token) ?? 0) | field)
    }
  }
  add(folded(texts.title), FIELD.title)
  add(folded(texts.excerpt), FIELD.excerpt)
  // A search must not reveal the text of a gated post.
  if (access && visibility === 'public') add(folded(searchText(html ?? '')).slice(0, TEXT_MAX), FIELD.text)
  return tokens
}

/** Decodes common entities only, which is enough for a search. */
function searchText(html: string): string {
  return bodyText(html)
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
}
