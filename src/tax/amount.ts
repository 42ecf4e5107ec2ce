import type { Cents } from './money.ts'

/** Reason why a text is not a valid amount. A field may accept `empty`. All other errors need an error message. */
export type AmountError = 'empty' | 'not-a-number' | 'too-large' | 'negative'
export type Amount = { cents: Cents } | { error: AmountError }

/** Maximum amount that a visitor can enter, in cents. The amount is one trillion dollars. */
export const MAX_CENTS: Cents = 1e14
const multipliers: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000 }

/** Matches an amount in digits. It may have commas between thousands, decimals, and "k" for thousands or "m" for millions. */
const pattern = /^(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?:\.(?<decimals>\d*))?(?<unit>[km]?)$/i

/** Rounds an entered amount to the cent, half up. Rounds the digits as text, because 1.005 × 100 is below 100.5. */
function centsOf(whole: string, decimals: string, unit: number): number {
  const places = Math.round(Math.log10(unit)) + 2
  const digits = decimals.padEnd(places + 1, '0')
  const rounded = Number(digits[places]) >= 5 ? 1 : 0
  return Number(`${whole}${digits.slice(0, places)}`) + rounded
}

/** Parses "12,345.67", "$5k", "1.2m", "(300)" or "−300". Parentheses or a minus sign are an error unless `losses` is true. */
export function parseAmount(text: string, { losses = false } = {}): Amount {
  const bare = text.replace(/[\s$_]/g, '').replace(/[−–]/g, '-')
  if (bare === '') return { error: text.includes('$') ? 'not-a-number' : 'empty' }
  const loss = /^\((?<inner>.+)\)$/.exec(bare)?.groups?.inner ?? /^-(?<inner>.+)$/.exec(bare)?.groups?.inner
  const parts = pattern.exec(loss ?? bare)?.groups
  const whole = parts?.whole?.replaceAll(',', '') ?? ''
  const decimals = parts?.decimals ?? ''
  if (!parts || whole + decimals === '') return { error: 'not-a-number' }

  const cents = centsOf(whole, decimals, multipliers[parts.unit?.toLowerCase() ?? ''] ?? 1)
  if (cents > MAX_CENTS) return { error: 'too-large' }
  if (loss === undefined || cents === 0) return { cents }
  return losses ? { cents: -cents } : { error: 'negative' }
}
