/** Finds words that label a nearby number, such as "SSN" or "invoice". */
import type { Span } from './iban.ts'
import type { SensitiveKind } from './sensitive-kind.ts'

/**
 * The kind of number that a label describes. The meanings `other` and `thing` describe harmless numbers, which the site
 * does not mask. `thing` is the meaning of "phone" and of unlisted words such as "badge" before "number". Despite a
 * `thing` label, the site masks an SSN or ITIN that is written like 123-45-6789.
 */
type Meaning = SensitiveKind | 'other' | 'thing'

export interface Label {
  meaning: Meaning
  /** True if only filler words separate the label from the number. */
  adjacent: boolean
  /** True if the label ends in a word for "number", as in "account no." */
  numbered: boolean
}

const NUMBER = String.raw`(\W{0,2}(?:numbers?|num|nbr|nr|no|id|code|info)\b\.?| ?#)?`

/**
 * Labels and their meanings. The first match determines the meaning, so "accounts receivable" must precede "account".
 */
const WORDS: readonly [Meaning, string][] = [
  ['other', `accounts? (?:receivable|payable|balance|manager)|(?:security|ssn|ein|itin|insurance) card`],
  [
    'other',
    `(?:customer|client|user|utility|electric|energy|gas|water|sewer|aep|ohio|cat|rita|eftps|sales|state|withholding|unemployment|odjfs|bwc|tax|online|loyalty|member(?:ship)?|quickbooks|gusto|adp|amazon|verizon|spectrum|vendor|phone|internet|insurance|permit|library|email|gift) (?:acct|account|card)s?`,
  ],
  [
    'ssn',
    String.raw`ss[ns]?#|ssns?|s\.s\.n|s\.?s\.? ?(?:no|num|number)|social?(?: insurance)?(?: sec\w*)?|soc(?:\.? ?sec\w*)?|ss(?= ?(?:is\b|:|=|\d))`,
  ],
  ['itin', String.raw`i\.?t\.?i\.?n|individual tax\w*(?: payer)?(?: id\w*)?|[ap]?tins?|tax ?payer(?:'s)? id\w*`],
  [
    'ein',
    String.raw`f?eins?|e\.i\.n|(?:(?:employer|federal|fed)\W{1,2}(?:tax )?|(?:business|company|corporate) tax )id\w*|tax ?(?:id\w*|no|num|number|#)`,
  ],
  [
    'account',
    String.raw`(?:(?:bank|checking|savings|chk|chking|deposit|chase|huntington|credit union)(?: member)? )?(?:accounts?|acc?n?ts?|acc|a\/c)|checking|savings|deposit (?:it |this |them )?(?:in)?to|routing|rout|transit|rtn|rt(?= ?#)|aba|iban|bank (?:no|num|number|details|info)|direct deposit|void(?:ed)? che(?:ck|que)`,
  ],
  ['card', `visa|master ?card|amex|american express|discover|diners|jcb|mc|(?:credit|debit)(?: card)?|cc|card`],
  [
    'other',
    String.raw`invoices?|inv|orders?|p\.?o|purchase|claims?|tickets?|cases?|permits?|confirm\w*|tracking|shipment|package|ups|usps|fedex|dhl|ref(?:erence|s)?|parcels?|vin|isbn|zip\w*|postal|licen[cs]e|policy|receipts?|serial|s\/n|model|parts?|sku|upc|docket|warrant|lien|judge?ment|batch|transactions?|trans|txn|quote|estimate|balance|amount|totals?|revenue|sales|income|gross|net|wages|payroll of|paid|imei|meter|lot|registration|charter|entity|vendor|certificate|dln|ptin|check(?= n| ?#)|login|row|item|duns|cusip|member|unit|group|payment|instrument|extension|ext|naics|passport|slip|(?<!(?:please|to|can|you|just) )bill|loan|mortgage|lease|contract|application|submission|acknowledg\w*|meeting|code|key|pin|npi|mls|grant|subscription`,
  ],
  // A number like 123-45-6789 is never a phone number, even if it is labeled as one.
  ['thing', 'phone|tel|telephone|call|cell|mobile|fax|text'],
  // Matches any unlisted word before "number" or "ID", as in "badge number". Does not match "my number" or "her ID", which may be
  // an SSN.
  [
    'thing',
    String.raw`(?!(?:my|with|under|by|from|has|have|the|his|her|our|your|their|this|that|a|an|and|or|is|full|whole|correct|right|id|(?:spouse|wife|husband|child|kid|son|daughter|father|mother|dad|mom|partner|dependent|brother|sister)'?s?|personal|irs|new|s|security|tax|bank)\b)[a-z][a-z\d-]{0,15}(?= (?:number\b|no\.|nr\b|id\b|code\b)| ?#)`,
  ],
]

const LABELS = new RegExp(`(?<![a-z])(?:${WORDS.map(([, words]) => `(${words})`).join('|')})(?![a-z])${NUMBER}`, 'gi')

/** Maximum distance in characters between a label and a sensitive number. */
const REACH = 45
/**
 * Maximum distance in characters between a label and a harmless number. The distance is short, because storing an SSN
 * is worse than masking an order number.
 */
const OTHER_REACH = 15
const FILLER =
  /^(?:\W|\b(?:is|was|are|be|for|of|the|my|our|your|his|her|their|it|its|that|here|as|follows|and|to|use|number|no|id|this|new|s|an?|in|will)\b)*$/i
/**
 * In "payment to …", the words after "to" name the recipient. A number after these words does not belong to the label
 * "payment".
 */
const RECIPIENT = /\b(?:for|to)\b/i
/** Matches a sentence's end, because labels do not apply to numbers in the next sentence. Ignores the period in "acct. 123". */
const SENTENCE_END = /[!?;]|\.\s+[A-Z]|\n\s*\n/

/**
 * Returns a function that finds the label of the number between `start` and `end`. `rest` is the text in which all
 * numbers found so far are masked.
 */
export function readLabels(text: string): (rest: string, start: number, end: number) => Label | undefined {
  const labels: (Label & Span)[] = [...text.matchAll(LABELS)].map((match) => ({
    meaning: WORDS[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? 'other',
    adjacent: false,
    numbered: match.at(-1) !== undefined,
    start: match.index,
    end: match.index + match[0].length,
  }))
  let next = 0
  return (rest, start, end) => {
    // Callers ask about numbers roughly in text order, so `next` moves only a few steps per call. All calls together
    // take linear time.
    while ((labels[next - 1]?.end ?? 0) > start) next--
    while ((labels[next]?.end ?? Infinity) <= start) next++
    const before = labels[next - 1]
    const gap = before && start - before.end <= REACH ? rest.slice(before.end, start) : undefined
    const isRecipient = gap !== undefined && isOther(before) && RECIPIENT.test(gap)
    if (before && gap !== undefined && FILLER.test(gap) && !isRecipient) return { ...before, adjacent: true }
    const after = labels[next]
    const link = after && after.start >= end && after.start - end <= REACH ? rest.slice(end, after.start) : undefined
    if (after && link !== undefined && FILLER.test(link) && labelsPrevious(link, after))
      return { ...after, adjacent: true }
    if (!before || gap === undefined || isRecipient || SENTENCE_END.test(gap)) return undefined
    return isOther(before) && gap.length > OTHER_REACH ? undefined : before
  }
}

/**
 * Returns true if a label after a number describes that number. In "412-55-6789 phone 740…", "phone" describes the next number.
 */
function labelsPrevious(link: string, label: Label): boolean {
  return /^\W*\b(?:is|was|are|as|for|that)\b|^ ?[([]/i.test(link) || (!isOther(label) && !/[.!?;,\n]/.test(link))
}

export function isOther(label: Label | undefined): boolean {
  return label?.meaning === 'other' || label?.meaning === 'thing'
}

/** Returns true for a label such as "order no." directly next to a number. Returns false for "order", which may be a verb. */
export function isNumberedOther(label: Label | undefined): boolean {
  return label?.meaning === 'other' && label.adjacent && label.numbered
}
