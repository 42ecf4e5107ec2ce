/**
 * An inverted index of the words of one shard's posts, as a text of sorted lines: `token postings`. A posting is two ASCII
 * characters with 6 bits each: 8 bits for the post's place in the shard and 4 bits for the fields that contain the token.
 * A search reads a few lines of the text and parses nothing else.
 */
import { inSlices } from '#worker/slices'

/** The fields of a post as bits of a posting. The value of a bit is the field's weight in the search. */
export const FIELD = { title: 8, tags: 4, excerpt: 2, text: 1 }
/** Bits of a post's fields by token. */
export type PostTokens = ReadonlyMap<string, number>

/** Longer tokens, such as sentences without spaces, are cut. So are the words of a query. */
export const TOKEN_MAX = 40
/** How many lines, or posts with some hundred tokens, are processed before other requests get a turn. */
const LINE_SLICE = 1_000
const POST_SLICE = 10
/** The first of 64 ASCII characters that write 6 bits. */
const BASE = 64

/** Replaces the tokens of some places in a shard. Without tokens, a place becomes empty. */
export async function updateTokens(
  text: string,
  changes: ReadonlyMap<number, PostTokens | undefined>,
): Promise<string> {
  const lines = new Map<string, string[]>()
  await inSlices(text.split('\n'), LINE_SLICE, (slice) => {
    for (const line of slice) {
      const space = line.indexOf(' ')
      const postings = withoutPlaces(line, space + 1, changes)
      if (postings) lines.set(line.slice(0, space), [postings])
    }
  })
  await inSlices([...changes], POST_SLICE, (slice) => {
    for (const [place, tokens] of slice) addPost(lines, place, tokens)
  })
  const parts: string[] = []
  await inSlices([...lines.keys()].sort(), LINE_SLICE, (slice) => {
    parts.push(slice.map((token) => `${token} ${lines.get(token)?.join('')}\n`).join(''))
  })
  return parts.join('')
}

function addPost(lines: Map<string, string[]>, place: number, tokens: PostTokens = new Map()) {
  for (const [token, fields] of tokens) {
    const posting = encode((place << 4) | fields)
    const postings = lines.get(token)
    if (postings) postings.push(posting)
    else lines.set(token, [posting])
  }
}

function withoutPlaces(line: string, from: number, places: ReadonlyMap<number, unknown>): string {
  let kept = ''
  for (let at = from; at < line.length; at += 2) if (!places.has(decode(line, at) >> 4)) kept += line.slice(at, at + 2)
  return kept
}

/** Adds the fields that have a word which begins with `word` to each place's fields. */
export function findWord(text: string, word: string, fields: Uint8Array): void {
  const prefix = word.slice(0, TOKEN_MAX)
  for (let at = firstLine(text, prefix); text.startsWith(prefix, at); at = text.indexOf('\n', at) + 1) {
    const end = text.indexOf('\n', at)
    for (let posting = text.indexOf(' ', at) + 1; posting < end; posting += 2) {
      const value = decode(text, posting)
      fields[value >> 4] = (fields[value >> 4] ?? 0) | (value & 15)
    }
  }
}

/** Binary search for the first line that is not less than the prefix. A space sorts before all characters of tokens. */
function firstLine(text: string, prefix: string): number {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1
    if (text.slice(start, start + prefix.length) < prefix) low = text.indexOf('\n', start) + 1
    else high = start
  }
  return low
}

function encode(value: number): string {
  return String.fromCharCode(BASE + (value >> 6), BASE + (value & 63))
}

function decode(text: string, at: number): number {
  return ((text.charCodeAt(at) - BASE) << 6) | (text.charCodeAt(at + 1) - BASE)
}
