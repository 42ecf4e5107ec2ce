/** Cents and millionths as people read them. */
import type { Cents } from '#tax/scenario'

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const rate = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 })

/** "$1,235" of 123,456 cents, and of as many below nothing as much; what rounds to nothing has no sign. */
export const inDollars = (cents: Cents): string =>
  whole.format(Math.sign(cents) * Math.round(Math.abs(cents) / 100) || 0).replace('-', '−')

/** "$1,234.50", and "$1,234" where there are no cents. */
export const inCents = (cents: Cents): string =>
  cents % 100 === 0 ? inDollars(cents) : exact.format(cents / 100).replace('-', '−')

/** "+$120", "−$120" or "no change". */
export function asChange(cents: Cents): string {
  const amount = inDollars(Math.abs(cents))
  if (amount === '$0') return 'no change'
  return `${cents > 0 ? '+' : '−'}${amount}`
}

/** "2.75%" of 27,500 millionths. */
export const inPercent = (millionths: number): string => rate.format(millionths / 1_000_000)

/** "24.3%": a rate that was worked out, not one of the law. */
export const roughly = (millionths: number): string =>
  `${((Math.round(millionths / 1000) || 0) / 10).toFixed(1)}%`.replace('-', '−')
