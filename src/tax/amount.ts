/** What somebody typed or pasted into a money field, as whole cents. */
import type { Cents } from './scenario.ts'

/** `empty` is for the field to decide; the rest wants a message. */
export type AmountFault = 'empty' | 'not-a-number' | 'too-large' | 'negative'
export type Amount = { cents: Cents } | { fault: AmountFault }

/** A trillion dollars. */
const MOST: Cents = 1e14
const times: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000 }

/** Digits with commas in their places or none, up to any number of decimals, then "k" or "m" for thousands or millions. */
const shape = /^(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?:\.(?<decimals>\d*))?(?<unit>[km]?)$/i

/** Half a cent goes up. Worked out on digits, because 1.005 × 100 is 100.49999999999999. */
function centsOf(whole: string, decimals: string, unit: number): number {
  const places = Math.round(Math.log10(unit)) + 2
  const digits = decimals.padEnd(places + 1, '0')
  const rounded = Number(digits[places]) >= 5 ? 1 : 0
  return Number(`${whole}${digits.slice(0, places)}`) + rounded
}

/**
 * Reads "12,345.67", "$5k", "1.2m", "(300)" and "−300", with spaces anywhere. A minus or parentheses give a negative
 * amount where `losses` are allowed, and `negative` where not.
 */
export function parseAmount(text: string, { losses = false } = {}): Amount {
  const bare = text.replace(/[\s$_]/g, '').replace(/[−–]/g, '-')
  if (bare === '') return { fault: text.includes('$') ? 'not-a-number' : 'empty' }
  const inside = /^\((?<inner>.+)\)$/.exec(bare)?.groups?.inner ?? /^-(?<inner>.+)$/.exec(bare)?.groups?.inner
  const parts = shape.exec(inside ?? bare)?.groups
  const whole = parts?.whole?.replaceAll(',', '') ?? ''
  const decimals = parts?.decimals ?? ''
  if (!parts || whole + decimals === '') return { fault: 'not-a-number' }

  const cents = centsOf(whole, decimals, times[parts.unit?.toLowerCase() ?? ''] ?? 1)
  if (cents > MOST) return { fault: 'too-large' }
  if (inside === undefined || cents === 0) return { cents }
  return losses ? { cents: -cents } : { fault: 'negative' }
}
