/** How sensitive numbers are written, when such a number is a valid one, and what the words around it must say. */
import type { SensitiveKind } from './sensitive.ts'
import { isOther, type Label, namesOther } from './sensitive-labels.ts'

export interface Candidate {
  /** As written, in ASCII. */
  written: string
  digits: string
  label: Label | undefined
  /** The 16 characters on each side. */
  before: string
  after: string
}

interface Rule {
  /** Sticky; tried where a group of digits begins. */
  shape: RegExp
  /** undefined: not one. */
  kind(candidate: Candidate): SensitiveKind | undefined
}

/** Between two digits: at most three of blank, dash, dot and underscore. */
const GAP = String.raw`[\s.\-_]{0,3}`
const shape = (source: string) => new RegExp(`${source}(?!\\d)`, 'iy')

export const RULES: readonly Rule[] = [
  // The shortest and the longest reading: a security code or a date may follow a card's number.
  { shape: shape(String.raw`\d(?:${GAP}\d){12,18}?`), kind: card },
  { shape: shape(String.raw`\d(?:${GAP}\d){12,18}`), kind: card },
  {
    shape: shape(String.raw`\d{3}(?:(\s?[^a-z\d\s+$]{1,2}\s?)\d\d\1|[)\s.-]{1,3}\d\d[\s.-]{1,3})\d{4}`),
    kind: grouped,
  },
  { shape: shape(String.raw`\d\d ?- ?\d{7}`), kind: employer },
  { shape: shape(String.raw`\d{9}`), kind: nine },
  { shape: shape(String.raw`\d(?:${GAP}\d){8}`), kind: nineApart },
  { shape: shape(String.raw`\d{6,}`), kind: account },
  { shape: shape(String.raw`\d(?:[ -]{0,3}\d){5,33}`), kind: account },
]

/** https://www.ssa.gov/employer/randomization.html: never issued are areas 000, 666 and 9xx, group 00 and serial 0000. */
const SSN = /^(?!000|666|9)\d{3}(?!00)\d\d(?!0000)/
/** Groups 50 to 65, 70 to 88, 90 to 92, 94 to 99: IRM 3.21.263, https://www.irs.gov/irm/part3/irm_03-021-263r */
const ITIN = /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])/
/** Every prefix but these: https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes */
const NO_EIN = /^(?:0[07-9]|1[7-9]|2[89]|49|69|7[089]|89|9[67])/
/** First digits and lengths of the card networks, ISO/IEC 7812. */
const ISSUED = /^(?:4(?:\d{12}|\d{15}|\d{18})|5\d{15}|2[2-7]\d{14}|3[47]\d{13}|35\d{14}|3[0689]\d{12}|6\d{15,18})$/

function card({ digits, written, label, before }: Candidate) {
  const named = label?.meaning === 'card'
  if (!named && !(ISSUED.test(digits) && standsAlone(written, before, label))) return undefined
  return passesLuhn(digits) && !/^0+$/.test(digits) ? 'card' : undefined
}

/** Whole or in groups of four and more, and not a part of a longer row, such as a tracking number. */
function standsAlone(written: string, before: string, label: Label | undefined) {
  const groups = written.split(/\D+/).map(({ length }) => length)
  if (namesOther(label) && `${groups}` !== '4,4,4,4') return false
  if (groups.length === 1) return !/\w[-./_=&@]?$/.test(before)
  return (
    !/\d\s$/.test(before) &&
    (groups.every((length) => length === 1) || groups.slice(0, -1).every((length) => length >= 4))
  )
}

/** 123-45-6789 speaks for itself, unless the words before it name another thing. */
function grouped({ digits, written, label, before, after }: Candidate) {
  if (label?.adjacent && (label.meaning === 'ssn' || label.meaning === 'itin')) return named(digits, label.meaning)
  if (label?.adjacent && !isOther(label)) return person(digits) ?? (digits.startsWith('9') ? 'ssn' : undefined)
  if (namesOther(label) || /[a-z$]$|\d[-./,:_]$|\.\w+\/$/i.test(before) || /^[-.,:_](?:\d|[a-z]\b)/i.test(after))
    return undefined
  // "+49 351 12 3456", "1Z 88A 442 03 4471" and longer rows.
  if (!/[^\d\s]/.test(written) && /\d[a-z]?\s?$/i.test(before)) return undefined
  return person(digits)
}

function employer({ digits, label, before, after }: Candidate) {
  if (label?.meaning === 'ein' && label.adjacent) return digits.startsWith('00') ? undefined : 'ein'
  if (label?.adjacent && isOther(label)) return undefined
  if (/[a-z$\d]$|\d[-./,:_]$/i.test(before) || /^[-.,:_]?\d/.test(after) || NO_EIN.test(digits)) return undefined
  return label?.adjacent && label.meaning === 'account' ? 'account' : 'ein'
}

/** "MRN 004419208": without a vowel it is nobody's name, so it names the number. */
const INITIALS = /(?<![a-z])[B-DF-HJ-NP-TV-XZ]{3,6}\W{1,3}$/

/**
 * Nine digits without any name are most likely a Social Security number in a message to a tax firm, and leaving one in
 * is worse than taking an order number out; but whatever the words name, such as an order, is believed.
 */
function nine({ digits, label, before, after }: Candidate) {
  const meaning = label?.meaning
  if (meaning === 'account') return 'account'
  if (meaning === 'ein' && !/^00/.test(digits) && (label?.adjacent || !NO_EIN.test(digits))) return 'ein'
  if (meaning === 'ssn' || meaning === 'itin') return named(digits, meaning)
  if (isOther(label) || isPostal(before) || INITIALS.test(before)) return undefined
  if (
    /^(\d)\1+$/.test(digits) ||
    /[\w#]$|\w[-./_=&@]$|(?:\$|\busd|\beur)\s?$/i.test(before) ||
    /^(?:[a-z@%]|\W+zip|[-.,:_/]\w|\s*(?:dollars|usd|people|users|shares|units|miles)\b)/i.test(after)
  )
    return undefined
  return person(digits) ?? (passesAba(digits) ? 'account' : undefined)
}

/** "1 2 3 4 5 6 7 8 9" is counting, ten are a telephone number; other groupings of nine digits need their name right before them. */
function nineApart(candidate: Candidate) {
  const { digits, written, label, after } = candidate
  if (/^\d(\D+\d)+$/.test(written))
    return !label && (digits === '123456789' || /^[\s.-]{1,2}\d(?!\d)/.test(after)) ? undefined : nine(candidate)
  if (!label?.adjacent && !/^\d\d\D\d{7}$/.test(written)) return undefined
  if (label?.meaning === 'ein') return digits.startsWith('00') ? undefined : 'ein'
  return label?.meaning === 'ssn' || label?.meaning === 'itin' ? named(digits, label.meaning) : undefined
}

const DATE = /^(?:(?:19|20)\d\d([-. ]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])|\d\d?([-. ])\d\d?\2(?:19|20)?\d\d)$/
const PHONE = /^(?:1[ -]?)?[2-9]\d\d[ -]?[2-9]\d\d[ -]?\d{4}$/
/** Accounts of a ledger, from one to another. */
const RANGE = /^\d{3,5} ?- ?\d{3,5}$/

/** There is no telling a bank account by its digits: the words have to name it. */
function account({ digits, written, label, before, after }: Candidate) {
  // "044000037 / 7730119284": what follows a routing number is the account there.
  const routed = !isOther(label) && passesAba(/(\d{9})(?:\W{1,3}| and )$/.exec(before)?.[1] ?? '')
  if (
    (label?.meaning !== 'account' && !routed) ||
    /\$\s?$/.test(before) ||
    /^(?:[,.]\d|\s*(?:dollars|usd)\b)/i.test(after)
  )
    return undefined
  if (DATE.test(written) || digits.length > 34) return undefined
  const said = routed || label?.numbered || /(?:[:=#]|\bnumber|\bis)\s*$/i.test(before)
  if (label?.adjacent && label.numbered) return 'account'
  const apart = digits !== written
  if (digits.length < 7 || (PHONE.test(written) && (apart || !(label?.adjacent || said)))) return undefined
  // "Account # for the refund: 0044-7182-9933"
  const named = label?.adjacent || (label?.numbered && /[:=#]\s*$/.test(before))
  return (named && !RANGE.test(written)) || !apart ? 'account' : undefined
}

function person(digits: string) {
  if (SSN.test(digits)) return 'ssn'
  return ITIN.test(digits) ? 'itin' : undefined
}

/** What is called one is taken for one even where it was never issued: a slip of one digit still says most of it. */
function named(digits: string, name: 'ssn' | 'itin') {
  // Zeros alone are a form's blank.
  return person(digits) ?? (/[1-9]/.test(digits) ? name : undefined)
}

/** ZIP+4 without its dash: a state's letters right before. */
function isPostal(before: string) {
  return /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Ohio),?\s*$/.test(
    before,
  )
}

function passesLuhn(digits: string) {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits.at(-1 - place)) * (1 + (place % 2))
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}

/** Routing numbers: weights 3, 7, 1 and the Federal Reserve's first digits. */
function passesAba(digits: string) {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (([3, 7, 1] as const)[place % 3] ?? 0),
    0,
  )
  return sum % 10 === 0 && /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(digits)
}
