/** Suggests corrections in the contact form. The form accepts all valid values, even if the visitor ignores a suggestion. */
import emailMisspelled from 'email-misspelled'
import { PHONE_PATTERN } from '#shared/contact-texts.ts'

export interface Suggestion {
  value: string
  /** The part of the visitor's input that is not in the suggestion. */
  leftOut?: string
}

/** Common email domains in Ohio. Excludes short names such as aol.com, because many other names differ from them by two letters. */
const MAIL_DOMAINS = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'comcast.net', 'verizon.net'],
  ...['sbcglobal.net', 'roadrunner.com', 'windstream.net', 'frontier.com', 'charter.net', 'protonmail.com'],
  ...['bellsouth.net', 'earthlink.net', 'centurylink.net', 'rocketmail.com'],
]
/** Real email domains that differ from a common domain by one or two letters. */
const SIMILAR_DOMAINS = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'hotmail.co',
  'hotmail.ca',
  'yahoo.ca',
  'protonmail.ch',
])

/** Maximum number of typos in a domain. Two swapped letters count as two typos. */
const TYPOS_MAX = 2

/** Mistyped endings that are not top-level domains themselves. */
const MISTYPED_ENDINGS: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|cpm|comm)$/, '.com'],
  [/\.(?:ney|nte|nett)$/, '.net'],
]

const similarDomains = emailMisspelled({ domains: MAIL_DOMAINS, maxMisspelled: TYPOS_MAX })

export function suggestEmail(typed: string): Suggestion | undefined {
  const [, name = '', domain = ''] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? []
  const typedDomain = domain.toLowerCase()
  // Corrects the ending first, so that a wrong ending does not count as typos in the domain name.
  const ended = MISTYPED_ENDINGS.reduce((text, [ending, correct]) => text.replace(ending, correct), typedDomain)
  if (MAIL_DOMAINS.includes(ended) || SIMILAR_DOMAINS.has(ended))
    return ended === typedDomain ? undefined : { value: `${name}@${ended}` }
  const [nearest] = similarDomains(`${name}@${ended}`)
  return nearest && { value: `${name}@${nearest.suggest}` }
}

const EXTENSION = /[\s,;]*(?:extension|extn?\.?|x|#)[\s.:#]*\d+\s*$/iu
/** A phone number with its country code has at most 15 digits (ITU-T E.164). With more, the visitor entered two numbers. */
const DIGITS_MAX = 15

/** Replaces characters that are not allowed in a phone number, if the result is valid. */
export function suggestPhone(typed: string): Suggestion | undefined {
  if (PHONE_PATTERN.test(typed.trim())) return undefined
  const flat = typed.normalize('NFKC')
  const leftOut = EXTENSION.exec(flat)?.[0]
  const value = flat
    .slice(0, flat.length - (leftOut?.length ?? 0))
    .replace(/[\p{Pd}\u2212./·•,]/gu, '-')
    .replace(/[^\d\-+() ]+/g, ' ')
    .replace(/[ -]*-[ -]*/g, '-')
    .replace(/ +/g, ' ')
    .replace(/^[ -]+|[ -]+$/g, '')
  if (!PHONE_PATTERN.test(value) || value.replace(/\D/g, '').length > DIGITS_MAX) return undefined
  return leftOut ? { value, leftOut: leftOut.replace(/^[\s,;]+|\s+$/g, '') } : { value }
}
