/** Numbers that do not belong into a message: where they are in a text, and the text without them. */
export type SensitiveKind = 'ssn' | 'itin' | 'ein' | 'account' | 'card'

export interface Finding {
  kind: SensitiveKind
  /** Offsets into the text, in UTF-16 code units; `end` is exclusive. */
  start: number
  end: number
}

const SSN = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g

/** In the order in which they stand; none overlap. */
export function findSensitive(text: string): Finding[] {
  return [...text.matchAll(SSN)].map((match) => ({
    kind: match[0].startsWith('9') ? 'itin' : 'ssn',
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const NAMES: Record<SensitiveKind, string> = {
  ssn: 'Social Security number',
  itin: 'ITIN',
  ein: 'EIN',
  account: 'account number',
  card: 'card number',
}

/** The text with words in place of each number, and which kinds there were, each once. */
export function maskSensitive(text: string): { text: string; kinds: SensitiveKind[] } {
  const findings = findSensitive(text)
  const masked = findings.reduceRight(
    (rest, { kind, start, end }) => `${rest.slice(0, start)}[${NAMES[kind]} removed]${rest.slice(end)}`,
    text,
  )
  return { text: masked, kinds: [...new Set(findings.map(({ kind }) => kind))] }
}
