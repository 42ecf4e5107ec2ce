/** What the words around a number say it is: the name of a kind, or of something that may stay. */
import type { Span } from './iban.ts'
import type { SensitiveKind } from './sensitive.ts'

/** `thing`: has a number as well, but none in groups like a Social Security number's, or nobody foresaw it. */
type Meaning = SensitiveKind | 'other' | 'thing'

export interface Label {
  meaning: Meaning
  /** Nothing but filling words stands between the label and the number. */
  adjacent: boolean
  /** It says so itself: "account no.", not "account". */
  numbered: boolean
}

const NUMBER = String.raw`(\W{0,2}(?:numbers?|num|nbr|nr|no|id|code|info)\b\.?| ?#)?`

/** A first hit wins, so what may stay stands before the words that it shares with a kind. */
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
  // A telephone number is never 123-45-6789.
  ['thing', 'phone|tel|telephone|call|cell|mobile|fax|text'],
  // Any other thing that has a number: "badge number", "student ID". A person's own number says nothing yet.
  [
    'thing',
    String.raw`(?!(?:my|with|under|by|from|has|have|the|his|her|our|your|their|this|that|a|an|and|or|is|full|whole|correct|right|id|(?:spouse|wife|husband|child|kid|son|daughter|father|mother|dad|mom|partner|dependent|brother|sister)'?s?|personal|irs|new|s|security|tax|bank)\b)[a-z][a-z\d-]{0,15}(?= (?:number\b|no\.|nr\b|id\b|code\b)| ?#)`,
  ],
]

const LABELS = new RegExp(`(?<![a-z])(?:${WORDS.map(([, words]) => `(${words})`).join('|')})(?![a-z])${NUMBER}`, 'gi')

/** In characters: farther from its number a label says nothing. */
const REACH = 45
/** What may stay is believed only this near: a number left in does more harm than one taken out. */
const OTHER_REACH = 15
const FILLING =
  /^(?:\W|\b(?:is|was|are|be|for|of|the|my|our|your|his|her|their|it|its|that|here|as|follows|and|to|use|number|no|id|this|new|s|an?|in|will)\b)*$/i
/** "Amount for …", "payment to …": what follows is whose it is, not its number. */
const WHOSE = /\b(?:for|to)\b/i
/** A sentence that ends takes its labels with it; "acct. 123" ends none. */
const SENTENCE_END = /[!?;]|\.\s+[A-Z]|\n\s*\n/

/** @returns what the nearest label says of the number from `start` to `end`. */
export function readLabels(text: string): (start: number, end: number) => Label | undefined {
  const labels: (Label & Span)[] = [...text.matchAll(LABELS)].map((match) => ({
    meaning: WORDS[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? 'other',
    adjacent: false,
    numbered: match.at(-1) !== undefined,
    start: match.index,
    end: match.index + match[0].length,
  }))
  let next = 0
  // Asked for numbers in the order in which they stand, so that a long text is walked once.
  return (start, end) => {
    while ((labels[next]?.end ?? Infinity) <= start) next++
    const before = labels[next - 1]
    const gap = before && start - before.end <= REACH ? text.slice(before.end, start) : undefined
    const isWhose = gap !== undefined && isOther(before) && WHOSE.test(gap)
    if (before && gap !== undefined && FILLING.test(gap) && !isWhose) return { ...before, adjacent: true }
    const after = labels[next]
    const link = after && after.start >= end && after.start - end <= REACH ? text.slice(end, after.start) : undefined
    if (after && link !== undefined && FILLING.test(link) && names(link, after)) return { ...after, adjacent: true }
    if (!before || gap === undefined || isWhose || SENTENCE_END.test(gap)) return undefined
    return isOther(before) && gap.length > OTHER_REACH ? undefined : before
  }
}

/** Without a verb or a bracket, what stands after a number may belong to the next one: "412-55-6789 phone 740…". */
function names(link: string, label: Label): boolean {
  return /^\W*\b(?:is|was|are|as|for|that)\b|^ ?[([]/i.test(link) || (!isOther(label) && !/[.!?;,\n]/.test(link))
}

export function isOther(label: Label | undefined): boolean {
  return label?.meaning === 'other' || label?.meaning === 'thing'
}

/** "Order no." right before or after a number says that it is an order's; "order" and "check" may be verbs. */
export function namesOther(label: Label | undefined): boolean {
  return label?.meaning === 'other' && label.adjacent && label.numbered
}
