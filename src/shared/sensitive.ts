/** Finds and masks sensitive numbers in text, for example Social Security numbers. */
import { findIbans } from './iban.ts'
import type { SensitiveKind } from './sensitive-kind.ts'
import { readLabels } from './sensitive-labels.ts'
import { RULES } from './sensitive-rules.ts'

export interface Finding {
  kind: SensitiveKind
  /** Offset of the number in the text, in UTF-16 code units. `end` is the offset directly after the number. */
  start: number
  end: number
}

/** Names of the kinds of numbers, for the notice to the visitor and for the placeholders of masked numbers. */
export const KIND_NAMES: Record<SensitiveKind, string> = {
  ssn: 'Social Security number',
  itin: 'ITIN',
  ein: 'EIN',
  account: 'account number',
  card: 'card number',
}

/** In a row of single digits such as "4 1 2 5", matches any digit except the first. */
const INSIDE_DIGIT_ROW = /(?<=(?<!\d)\d[\s.-]{1,2})\d(?!\d)/y

/** Number of characters that the rules examine before and after a number. */
const CONTEXT_LENGTH = 16
/**
 * Masking a number can change the kinds of nearby numbers. These numbers start up to `REACH_BACK` characters before the
 * masked number or up to `REACH_AHEAD` characters after it. `REACH_BACK` is larger, because an earlier number may be
 * 130 characters long and have its label after the masked number.
 */
const REACH_AHEAD = 50
const REACH_BACK = 180

type LabelOf = ReturnType<typeof readLabels>

/** Returns the sensitive numbers in text order, without overlaps. */
export function findSensitive(text: string): Finding[] {
  let plain = toPlain(text)
  const findings: Finding[] = findIbans(plain).map((span) => ({ kind: 'account', ...span }))
  plain = withoutNumbers(plain, findings)
  const labelOf = readLabels(plain)
  const starts = [...plain.matchAll(/(?<!\d)\d/g)].map(({ index }) => index)
  let found = findAt(starts, plain, labelOf)
  while (found.length > 0) {
    findings.push(...found)
    plain = withoutNumbers(plain, found)
    // Checks the numbers near a masked number again, because masking can change the kinds of these numbers. Skips distant
    // numbers to keep the time linear.
    const isNear = (index: number) =>
      found.some(({ start, end }) => index > start - REACH_BACK && index < end + REACH_AHEAD)
    const near = starts.filter((index) => plain[index] !== '~' && isNear(index))
    found = findAt(near, plain, labelOf)
  }
  return findings.sort((a, b) => a.start - b.start)
}

function withoutNumbers(plain: string, numbers: Finding[]): string {
  return numbers.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end),
    plain,
  )
}

function findAt(starts: number[], plain: string, labelOf: LabelOf): Finding[] {
  const findings: Finding[] = []
  let lastEnd = -Infinity
  for (const index of starts) {
    INSIDE_DIGIT_ROW.lastIndex = index
    // In a row of single digits, a number starts only at the first digit or right after another sensitive number.
    if (index < lastEnd || (index > lastEnd + 2 && INSIDE_DIGIT_ROW.test(plain))) continue
    const found = classify(plain, index, labelOf)
    if (!found) continue
    findings.push(found)
    lastEnd = found.end
  }
  return findings
}

function classify(plain: string, start: number, labelOf: LabelOf): Finding | undefined {
  const before = plain.slice(Math.max(0, start - CONTEXT_LENGTH), start)
  for (const rule of RULES) {
    rule.shape.lastIndex = start
    const written = rule.shape.exec(plain)?.[0]
    if (!written) continue
    const end = start + written.length
    const kind = rule.kind({
      written,
      digits: written.replace(/\D/g, ''),
      label: labelOf(plain, start, end),
      before,
      after: plain.slice(end, end + CONTEXT_LENGTH),
    })
    if (kind) return { kind, start, end }
  }
  return undefined
}

/**
 * Converts text to ASCII without changing any offset. Full-width digits become ASCII digits, dashes become hyphens, and
 * invisible characters become spaces. Placeholders of masked numbers become "~", because the words in a placeholder are
 * not labels.
 */
function toPlain(text: string): string {
  return text
    .replace(/\[[a-z ]{3,22} removed\]/gi, (placeholder) => '~'.repeat(placeholder.length))
    .replace(/[^\n -~]/gu, (character) => {
      if (/[\p{Pd}\u2212\u00ad\u2043]/u.test(character)) return '-'.padEnd(character.length)
      if (/[\p{Z}\p{C}\p{M}]/u.test(character)) return ' '.repeat(character.length)
      const plain = character.normalize('NFKC')
      return /^[ -~]$/.test(plain) ? plain.padEnd(character.length) : character
    })
}

const placeholderOf = (kind: SensitiveKind) => `[${KIND_NAMES[kind]} removed]`

/** Replaces each sensitive number with a placeholder. `kinds` also includes the kinds of placeholders already in the text. */
export function maskSensitive(text: string): { text: string; kinds: SensitiveKind[] } {
  let masked = text
  // Searches again after each pass, because masking a number can change the kind of the next number.
  for (let findings = findSensitive(text); findings.length > 0; findings = findSensitive(masked)) {
    masked = findings.reduceRight(
      (rest, { kind, start, end }) => rest.slice(0, start) + placeholderOf(kind) + rest.slice(end),
      masked,
    )
  }
  const kinds = Object.keys(KIND_NAMES) as SensitiveKind[]
  return { text: masked, kinds: kinds.filter((kind) => masked.includes(placeholderOf(kind))) }
}
