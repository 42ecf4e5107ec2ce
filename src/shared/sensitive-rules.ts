import type { SensitiveKind } from './sensitive-kind.ts'
import { isNumberedOther, isOther, type Label } from './sensitive-labels.ts'

export interface Candidate {
  /** The number as the visitor wrote it, with its separators, in ASCII. */
  written: string
  digits: string
  label: Label | undefined
  /** The text directly before the number, at most 16 characters. `after` is the text directly after the number. */
  before: string
  after: string
}

interface Rule {
  /** A sticky regular expression, which the caller tests at the first digit of each group of digits. */
  shape: RegExp
  kind(candidate: Candidate): SensitiveKind | undefined
}

const GAP = String.raw`[\s.\-_]{0,3}`
const shape = (source: string) => new RegExp(`${source}(?!\\d)`, 'iy')

export const RULES: readonly Rule[] = [
  // Matches as few digits as possible, because a security code or an expiration date may follow a card number.
  { shape: shape(String.raw`\d(?:${GAP}\d){12,18}?`), kind: card },
  { shape: shape(String.raw`\d(?:${GAP}\d){12,18}`), kind: card },
  {
    shape: shape(String.raw`\d{3}(?:(\s?[^a-z\d\s+$]{1,2}\s?)\d\d\1|[)\s.-]{1,3}\d\d[\s.-]{1,3})\d{4}`),
    kind: grouped,
  },
  { shape: shape(String.raw`\d\d ?- ?\d{7}`), kind: employerId },
  { shape: shape(String.raw`\d{9}`), kind: nineDigits },
  { shape: shape(String.raw`\d(?:${GAP}\d){8}`), kind: nineSeparateDigits },
  { shape: shape(String.raw`\d{6,}`), kind: account },
  { shape: shape(String.raw`\d(?:[ -]{0,3}\d){5,33}`), kind: account },
]

/**
 * Matches Social Security numbers. Excludes area 000, 666 or 9xx, group 00, and serial 0000:
 * https://www.ssa.gov/employer/randomization.html
 */
const SSN = /^(?!000|666|9)\d{3}(?!00)\d\d(?!0000)/
/**
 * Matches ITINs. Their fourth and fifth digits are 50 to 65, 70 to 88, 90 to 92 or 94 to 99 (IRM 3.21.263):
 * https://www.irs.gov/irm/part3/irm_03-021-263r
 */
const ITIN = /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])/
/**
 * EIN prefixes that the IRS never assigned:
 * https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes
 */
const NO_EIN = /^(?:0[07-9]|1[7-9]|2[89]|49|69|7[089]|89|9[67])/
/** Matches a number with the first digits and the length of the card numbers of any network (ISO/IEC 7812). */
const CARD_NETWORK =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5\d{15}|2[2-7]\d{14}|3[47]\d{13}|35\d{14}|3[0689]\d{12}|6\d{15,18})$/

function card({ digits, written, label, before }: Candidate) {
  const isNamed = label?.meaning === 'card'
  if (!isNamed && !(CARD_NETWORK.test(digits) && isSeparate(written, before, label))) return undefined
  return passesLuhn(digits) && !/^0+$/.test(digits) ? 'card' : undefined
}

/**
 * Returns true if the digits can be a card number by themselves. They may be one group, single digits, or groups of at
 * least four digits, of which the last group may be shorter. With a label such as "order no.", returns true only for
 * four groups of four digits.
 */
function isSeparate(written: string, before: string, label: Label | undefined) {
  const groups = written.split(/\D+/).map(({ length }) => length)
  if (isNumberedOther(label) && `${groups}` !== '4,4,4,4') return false
  if (groups.length === 1) return !/\w[-./_=&@]?$/.test(before)
  return (
    !/\d\s$/.test(before) &&
    (groups.every((length) => length === 1) || groups.slice(0, -1).every((length) => length >= 4))
  )
}

/** Classifies digits written like 123-45-6789. They are sensitive without a label, but not with a label such as "order no.". */
function grouped({ digits, written, label, before, after }: Candidate) {
  if (label?.adjacent && (label.meaning === 'ssn' || label.meaning === 'itin')) return labeled(digits, label.meaning)
  if (label?.adjacent && !isOther(label)) return personId(digits) ?? (digits.startsWith('9') ? 'ssn' : undefined)
  if (isNumberedOther(label) || /[a-z$]$|\d[-./,:_]$|\.\w+\/$/i.test(before) || /^[-.,:_](?:\d|[a-z]\b)/i.test(after))
    return undefined
  // Skips digits within a longer number, such as the phone number "+49 351 12 3456" or "1Z 88A 442 03 4471".
  if (!/[^\d\s]/.test(written) && /\d[a-z]?\s?$/i.test(before)) return undefined
  return personId(digits)
}

function employerId({ digits, label, before, after }: Candidate) {
  if (label?.meaning === 'ein' && label.adjacent) return digits.startsWith('00') ? undefined : 'ein'
  if (label?.adjacent && isOther(label)) return undefined
  if (/[a-z$\d]$|\d[-./,:_]$/i.test(before) || /^[-.,:_]?\d/.test(after) || NO_EIN.test(digits)) return undefined
  return label?.adjacent && label.meaning === 'account' ? 'account' : 'ein'
}

/**
 * Matches an uppercase abbreviation without vowels before a number, as in "MRN 004419208". Names have vowels and do not
 * match.
 */
const INITIALS = /(?<![a-z])[B-DF-HJ-NP-TV-XZ]{3,6}\W{1,3}$/

/** In a message to a tax firm, nine unlabeled digits are most likely an SSN. A label such as "order" makes them harmless. */
function nineDigits({ digits, label, before, after }: Candidate) {
  const meaning = label?.meaning
  if (meaning === 'account') return 'account'
  if (meaning === 'ein' && !/^00/.test(digits) && (label?.adjacent || !NO_EIN.test(digits))) return 'ein'
  if (meaning === 'ssn' || meaning === 'itin') return labeled(digits, meaning)
  if (isOther(label) || isPostal(before) || INITIALS.test(before)) return undefined
  if (
    /^(\d)\1+$/.test(digits) ||
    /[\w#]$|\w[-./_=&@]$|(?:\$|\busd|\beur)\s?$/i.test(before) ||
    /^(?:[a-z@%]|\W+zip|[-.,:_/]\w|\s*(?:dollars|usd|people|users|shares|units|miles)\b)/i.test(after)
  )
    return undefined
  return personId(digits) ?? (passesAba(digits) ? 'account' : undefined)
}

/**
 * Classifies nine digits with separators. Without a label, only nine single digits are sensitive, and the row
 * "1 2 3 4 5 6 7 8 9" is harmless.
 */
function nineSeparateDigits(candidate: Candidate) {
  const { digits, written, label, after } = candidate
  if (/^\d(\D+\d)+$/.test(written))
    return !label && (digits === '123456789' || /^[\s.-]{1,2}\d(?!\d)/.test(after)) ? undefined : nineDigits(candidate)
  if (!label?.adjacent && !/^\d\d\D\d{7}$/.test(written)) return undefined
  if (label?.meaning === 'ein') return digits.startsWith('00') ? undefined : 'ein'
  return label?.meaning === 'ssn' || label?.meaning === 'itin' ? labeled(digits, label.meaning) : undefined
}

const DATE = /^(?:(?:19|20)\d\d([-. ]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])|\d\d?([-. ])\d\d?\2(?:19|20)?\d\d)$/
const PHONE = /^(?:1[ -]?)?[2-9]\d\d[ -]?[2-9]\d\d[ -]?\d{4}$/
/** Matches a range of ledger account numbers, such as 1000-1999. */
const RANGE = /^\d{3,5} ?- ?\d{3,5}$/

/** A bank account number needs a label or a routing number, because bank account numbers have no common pattern. */
function account({ digits, written, label, before, after }: Candidate) {
  // The number after a routing number is the account number, as in "044000037 / 7730119284".
  const afterRouting = !isOther(label) && passesAba(/(\d{9})(?:\W{1,3}| and )$/.exec(before)?.[1] ?? '')
  if (
    (label?.meaning !== 'account' && !afterRouting) ||
    /\$\s?$/.test(before) ||
    /^(?:[,.]\d|\s*(?:dollars|usd)\b)/i.test(after)
  )
    return undefined
  if (DATE.test(written) || digits.length > 34) return undefined
  const announced = afterRouting || label?.numbered || /(?:[:=#]|\bnumber|\bis)\s*$/i.test(before)
  if (label?.adjacent && label.numbered) return 'account'
  const separated = digits !== written
  if (digits.length < 7 || (PHONE.test(written) && (separated || !(label?.adjacent || announced)))) return undefined
  // Accepts an account label that is not adjacent to the number, as in "Account # for the refund: 0044-7182-9933".
  const isNamed = label?.adjacent || (label?.numbered && /[:=#]\s*$/.test(before))
  return (isNamed && !RANGE.test(written)) || !separated ? 'account' : undefined
}

function personId(digits: string) {
  if (SSN.test(digits)) return 'ssn'
  return ITIN.test(digits) ? 'itin' : undefined
}

/** Treats a labeled number as sensitive even if it was never issued as an SSN or ITIN, because it may contain a typo. */
function labeled(digits: string, name: 'ssn' | 'itin') {
  // If all digits are 0, the visitor typed a placeholder instead of a number.
  return personId(digits) ?? (/[1-9]/.test(digits) ? name : undefined)
}

/** Returns true if the text ends with a state. Nine digits after a state are probably a ZIP+4 code without a hyphen. */
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

function passesAba(digits: string) {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (([3, 7, 1] as const)[place % 3] ?? 0),
    0,
  )
  return sum % 10 === 0 && /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(digits)
}
