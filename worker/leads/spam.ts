/** What in a text looks like the work of a machine. The phrases are in spam-phrases.ts. */
import type { ContactInput } from '#shared/contact'
import { ENOUGH, type Sign } from './sign'
import { SPAM_PHRASES } from './spam-phrases'

const ADDRESS =
  /https?:\/\/[^\s<>"'\])]+|(?<![@\w.-])(?:[\w-]+\.)+(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|site|shop|online|club|live)\b[^\s<>"'\])]*/gi
const IN_NAME = /https?:|www\.|\.(?:com|net|org|ru|xyz|info)\b\/?|\/\//i
const MARKUP = /<a\s[^>]*href|\[(?:url|link)\b/i
/** Letters of two alphabets that look alike, in one word. */
const MIXED = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
/** A word whose case goes up and down as no name's does: "wOqBvXtGhKpzLm". */
const JUMBLED = /\b(?=\w{10,}\b)(?:[A-Z]*[a-z]+[A-Z]+){4,}\w*/

/** Words of the firm's trade, and of people who want something for themselves: what it sells, say. */
const TRADE =
  /\b(?:tax(?:es|able|ed)?|account(?:ant|ing)|payroll|bookkeep\w*|books|hr|cfo|irs|1099\w*|w-?[249]\w*|deduct\w*|refund|withhold\w*|quarterl\w+|llc|s-?corp\w*|ein|quickbooks|fil(?:e|ed|ing)|owe|section \d+|1040|estimates?|returns?|appointment|losses|rental|estate|married|kids|280e|impuestos|contabilidad)\b/
const WISH =
  /\b(?:i|we)(?:'d| would)? (?:also )?(?:need|want|love|owe|got)\b|(?<!\byou )\b(?:looking for an?|need (?:someone|somebody|help|an?))\b|\binterested in your\b|\b(?:do|can|should|must|am|are) (?:i|we)\b(?! (?:send|show|share|offer|help))|\b(?:can|could|would) you (?!be\b|like\b)|\bcall me\b|\bfor (?:our|my)\b(?! clients?\b)|\bnecesito\b|\bayuda\b|\bhow much\b|\bdo you (?:do|have|offer|handle|help|take|work|charge|speak|buy|match|build)\b|\bmy (?:husband|wife|mom|dad|daughter|son|boss|business|company|shop|store)\b/
const FIRST_PERSON = /\b(?:i|i'm|i've|i'd|my|we|we're|our)\b/
/** How far a wish of one's own makes up for phrases: an offer's worth, not two. */
const RELIEF = 8

export function spamSigns({ name, message }: Pick<ContactInput, 'name' | 'message'>): Sign[] {
  const links = new Set(message.match(ADDRESS)).size
  const text = plainText(`${name}\n${message}`)
  const phrases = phraseSigns(text)
  const asks = TRADE.test(text) || WISH.test(text)
  const all: [boolean, Sign][] = [
    [IN_NAME.test(name), ['link-in-name', ENOUGH]],
    [MARKUP.test(message), ['markup', ENOUGH]],
    [links > 0, ['links', links < 3 ? 2 : links * 2]],
    [MIXED.test(`${name} ${message}`), ['mixed-letters', 6]],
    [JUMBLED.test(name), ['jumbled', 6]],
    [JUMBLED.test(message) && !/\s/.test(message), ['jumbled', 6]],
    [!asks && (links > 0 || phrases.length > 0), ['no-request', 4]],
  ]
  const signs = all.flatMap(([applies, sign]) => (applies ? [sign] : []))
  return [...signs, ...(asks && FIRST_PERSON.test(text) ? relieved(phrases) : phrases)]
}

function relieved(phrases: Sign[]): Sign[] {
  let relief = RELIEF
  return phrases.flatMap(([kind, weight]): Sign[] => {
    const rest = Math.max(0, weight - relief)
    relief -= weight - rest
    return rest > 0 ? [[kind, rest]] : []
  })
}

/** Of each kind the heaviest. */
function phraseSigns(text: string): Sign[] {
  const heaviest = new Map<string, number>()
  for (const [kind, weight, ...phrases] of SPAM_PHRASES)
    if (weight > (heaviest.get(kind) ?? 0) && phrases.some((phrase) => phrase.test(text))) heaviest.set(kind, weight)
  return [...heaviest]
}

/** In small letters on one line, with plain quotes and nothing unseen between the letters. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
}
