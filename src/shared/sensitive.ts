/** Numbers that do not belong into a message: where they are in a text, and the text without them. */
import { findIbans } from './iban.ts'
import { readLabels } from './sensitive-labels.ts'
import { RULES } from './sensitive-rules.ts'

export type SensitiveKind = 'ssn' | 'itin' | 'ein' | 'account' | 'card'

export interface Finding {
  kind: SensitiveKind
  /** Offsets into the text, in UTF-16 code units; `end` is exclusive. */
  start: number
  end: number
}

/** What stands in place of a number, and is told to its writer. */
export const KIND_NAMES: Record<SensitiveKind, string> = {
  ssn: 'Social Security number',
  itin: 'ITIN',
  ein: 'EIN',
  account: 'account number',
  card: 'card number',
}

/** A lone digit after another: numbers spelled digit by digit begin at the first, or where one has ended. */
const AMONG_LONE_DIGITS = /(?<=(?<!\d)\d[\s.-]{1,2})\d(?!\d)/y

/** In the order in which they stand; none overlap. */
export function findSensitive(text: string): Finding[] {
  let plain = toPlain(text)
  const findings: Finding[] = findIbans(plain).map((span) => ({ kind: 'account', ...span }))
  for (const { start, end } of findings) plain = plain.slice(0, start) + '~'.repeat(end - start) + plain.slice(end)
  const labelOf = readLabels(plain)
  let taken = -Infinity
  for (const { index } of plain.matchAll(/(?<!\d)\d/g)) {
    AMONG_LONE_DIGITS.lastIndex = index
    if (index < taken || (index > taken + 2 && AMONG_LONE_DIGITS.test(plain))) continue
    const found = classify(plain, index, labelOf)
    if (!found) continue
    findings.push(found)
    taken = found.end
  }
  return findings.sort((a, b) => a.start - b.start)
}

function classify(plain: string, start: number, labelOf: ReturnType<typeof readLabels>): Finding | undefined {
  const before = plain.slice(Math.max(0, start - 16), start)
  for (const rule of RULES) {
    rule.shape.lastIndex = start
    const written = rule.shape.exec(plain)?.[0]
    if (!written) continue
    const end = start + written.length
    const kind = rule.kind({
      written,
      digits: written.replace(/\D/g, ''),
      label: labelOf(start, end),
      before,
      after: plain.slice(end, end + 16),
    })
    if (kind) return { kind, start, end }
  }
  return undefined
}

/**
 * The text in ASCII where it has an equivalent, unit for unit: full-width digits, dashes of all lengths, and blanks for
 * what cannot be seen. Marks left by an earlier masking become nothing that names or parts a number.
 */
function toPlain(text: string): string {
  return text
    .replace(/\[[a-z ]{3,22} removed\]/gi, (mark) => '~'.repeat(mark.length))
    .replace(/[^\n -~]/gu, (character) => {
      if (/[\p{Pd}\u2212\u00ad\u2043]/u.test(character)) return '-'.padEnd(character.length)
      if (/[\p{Z}\p{C}\p{M}]/u.test(character)) return ' '.repeat(character.length)
      const plain = character.normalize('NFKC')
      return /^[ -~]$/.test(plain) ? plain.padEnd(character.length) : character
    })
}

const markOf = (kind: SensitiveKind) => `[${KIND_NAMES[kind]} removed]`

/** The text with words in place of each number, and which kinds there were, now or before an earlier masking. */
export function maskSensitive(text: string): { text: string; kinds: SensitiveKind[] } {
  let masked = text
  // Again until nothing is found: without one number the next may read differently.
  for (let findings = findSensitive(text); findings.length > 0; findings = findSensitive(masked)) {
    masked = findings.reduceRight(
      (rest, { kind, start, end }) => rest.slice(0, start) + markOf(kind) + rest.slice(end),
      masked,
    )
  }
  const kinds = Object.keys(KIND_NAMES) as SensitiveKind[]
  return { text: masked, kinds: kinds.filter((kind) => masked.includes(markOf(kind))) }
}
