/**
 * Finds International Bank Account Numbers (ISO 13616). An IBAN has two letters, two check digits, and up to 30 letters
 * and digits.
 */

const CANDIDATE = /\b[a-z]{2}\d\d[a-z\d -]{11,38}/gi

export interface Span {
  start: number
  end: number
}

/** Shortens each IBAN candidate until its check digits are valid, because the candidate may include words after the IBAN. */
export function findIbans(text: string): Span[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: line, index: start }) => {
    for (let end = line.length; end >= 15; end--) {
      const cutsWord = /[a-z\d]/i.test(text[start + end] ?? '') || !/[a-z\d]/i.test(line[end - 1] ?? '')
      if (!cutsWord && isIban(line.slice(0, end))) return [{ start, end: start + end }]
    }
    return []
  })
}

function isIban(written: string): boolean {
  const iban = written.replace(/[ -]/g, '')
  // Rejects text with fewer than ten digits, because every country's IBAN has at least ten. Also rejects lowercase hex
  // text, because it is probably a hash.
  if (iban.length < 15 || iban.length > 34 || iban.replace(/\D/g, '').length < 10) return false
  if (/^[\da-f]+$/.test(written)) return false
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4))
    rest = Number(`${rest}${Number.parseInt(character, 36)}`) % 97
  return rest === 1
}
