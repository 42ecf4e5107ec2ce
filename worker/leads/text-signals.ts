/** Spam signals in the text of an inquiry. The phrases are in spam-phrases.ts. */
import type { ContactValues } from '#shared/contact-texts.ts'
import { SPAM_PHRASES } from './spam-phrases.ts'

export type SpamSignal = [reason: string, weight: number]

export const QUARANTINE_SCORE = 10

export function activeSignals(candidates: readonly [isActive: boolean, signal: SpamSignal][]): SpamSignal[] {
  return candidates.flatMap(([isActive, signal]) => (isActive ? [signal] : []))
}

const LINK =
  /https?:\/\/[^\s<>"'\])]+|(?<![@\w.-])(?:[\w-]+\.)+(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|site|shop|online|club|live)\b[^\s<>"'\])]*/gi
const LINK_IN_NAME = /https?:|www\.|\.(?:com|net|org|ru|xyz|info)\b\/?|\/\//i
const MARKUP = /<a\s[^>]*href|\[(?:url|link)\b/i
/** Matches a word with both Latin and Cyrillic letters. Spammers mix these alphabets because many letters look alike. */
const MIXED_ALPHABETS = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
/** Matches a word with random capitals, such as "wOqBvXtGhKpzLm". */
const RANDOM_CASE = /\b(?=\w{10,}\b)(?:[A-Z]*[a-z]+[A-Z]+){4,}\w*/

const SERVICE_WORDS =
  /\b(?:tax(?:es|able|ed)?|account(?:ant|ing)|payroll|bookkeep\w*|books|hr|cfo|irs|1099\w*|w-?[249]\w*|deduct\w*|refund|withhold\w*|quarterl\w+|llc|s-?corp\w*|ein|quickbooks|fil(?:e|ed|ing)|owe|section \d+|1040|estimates?|returns?|appointment|losses|rental|estate|married|kids|280e|impuestos|contabilidad)\b/
const REQUEST =
  /\b(?:i|we)(?:'d| would)? (?:also )?(?:need|want|love|owe|got)\b|(?<!\byou )\b(?:looking for an?|need (?:someone|somebody|help|an?))\b|\binterested in your\b|\b(?:do|can|should|must|am|are) (?:i|we)\b(?! (?:send|show|share|offer|help))|\b(?:can|could|would) you (?!be\b|like\b)|\bcall me\b|\bfor (?:our|my)\b(?! clients?\b)|\bnecesito\b|\bayuda\b|\bhow much\b|\bdo you (?:do|have|offer|handle|help|take|work|charge|speak|buy|match|build)\b|\bmy (?:husband|wife|mom|dad|daughter|son|boss|business|company|shop|store)\b/
const FIRST_PERSON = /\b(?:i|i'm|i've|i'd|my|we|we're|our)\b/
/** Spam weight to subtract if the visitor asks for something in the first person. The credit offsets only one sales phrase. */
const REQUEST_CREDIT = 8

export function textSignals({ name, message }: Pick<ContactValues, 'name' | 'message'>): SpamSignal[] {
  const links = new Set(message.match(LINK)).size
  const text = plainText(`${name}\n${message}`)
  const phrases = phraseSignals(text)
  const isRequest = SERVICE_WORDS.test(text) || REQUEST.test(text)
  const signals = activeSignals([
    [LINK_IN_NAME.test(name), ['link-in-name', QUARANTINE_SCORE]],
    [MARKUP.test(message), ['markup', QUARANTINE_SCORE]],
    [links > 0, ['links', links < 3 ? 2 : links * 2]],
    [[name, message].some((part) => MIXED_ALPHABETS.test(part)), ['mixed-letters', 6]],
    [RANDOM_CASE.test(name), ['jumbled', 6]],
    [RANDOM_CASE.test(message) && !/\s/.test(message), ['jumbled', 6]],
    [!isRequest && (links > 0 || phrases.length > 0), ['no-request', 4]],
  ])
  return [...signals, ...(isRequest && FIRST_PERSON.test(text) ? withCredit(phrases) : phrases)]
}

function withCredit(phrases: SpamSignal[]): SpamSignal[] {
  let credit = REQUEST_CREDIT
  return phrases.flatMap(([kind, weight]): SpamSignal[] => {
    const rest = Math.max(0, weight - credit)
    credit -= weight - rest
    return rest > 0 ? [[kind, rest]] : []
  })
}

function phraseSignals(text: string): SpamSignal[] {
  const heaviest = new Map<string, number>()
  for (const [kind, weight, ...phrases] of SPAM_PHRASES)
    if (weight > (heaviest.get(kind) ?? 0) && phrases.some((phrase) => phrase.test(text))) heaviest.set(kind, weight)
  return [...heaviest]
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
}
