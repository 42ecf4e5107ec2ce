/** Suggests corrections in the contact form. Visitors may ignore them, because the form accepts every valid value. */
import emailMisspelled from 'email-misspelled'
import { PHONE_PATTERN } from '#shared/contact-texts.ts'

export interface Suggestion {
  value: string
  /** A phone extension that the visitor typed and that the suggestion omits. */
  leftOut?: string
}

/** Common email domains in Ohio. Excludes short domains such as aol.com, which are too similar to other domains. */
const MAIL_DOMAINS = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'comcast.net', 'verizon.net'],
  ...['sbcglobal.net', 'roadrunner.com', 'windstream.net', 'frontier.com', 'charter.net', 'protonmail.com'],
  ...['bellsouth.net', 'earthlink.net', 'centurylink.net', 'rocketmail.com'],
]
/** Real email domains that differ from a common domain by only one or two letters. They must not be corrected. */
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

/** Maximum number of typos in an email domain that the form corrects. Two swapped letters count as two typos. */
const TYPOS_MAX = 2

/** Mistyped endings of email domains. None of them exists as a top-level domain. */
const MISTYPED_ENDINGS: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|cpm|comm)$/, '.com'],
  [/\.(?:ney|nte|nett)$/, '.net'],
]

const similarDomains = emailMisspelled({ domains: MAIL_DOMAINS, maxMisspelled: TYPOS_MAX })

export function suggestEmail(typed: string): Suggestion | undefined {
  const [, name = '', domain = ''] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? []
  const typedDomain = domain.toLowerCase()
  // Corrects the domain's ending first, so that typos in the ending do not count toward `TYPOS_MAX`.
  const ended = MISTYPED_ENDINGS.reduce((text, [ending, correct]) => text.replace(ending, correct), typedDomain)
  if (MAIL_DOMAINS.includes(ended) || SIMILAR_DOMAINS.has(ended))
    return ended === typedDomain ? undefined : { value: `${name}@${ended}` }
  const [nearest] = similarDomains(`${name}@${ended}`)
  return nearest && { value: `${name}@${nearest.suggest}` }
}

const EXTENSION = /[\s,;]*(?:extension|extn?\.?|x|#)[\s.:#]*\d+\s*$/iu
/** Maximum number of digits in a phone number with its country code (ITU-T E.164). Longer input contains more than one number. */
const DIGITS_MAX = 15

/** Removes invalid characters from a phone number. Returns undefined if the result is not a valid number. */
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
