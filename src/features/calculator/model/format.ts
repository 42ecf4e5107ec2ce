import { formatCents } from '#shared/cents.ts'
import type { Cents } from '#tax/money.ts'

const rate = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 })

/** Formats an amount in whole dollars, rounded half away from zero: 123456 → "$1,235", −123456 → "−$1,235". $0 has no sign. */
export const formatDollars = (cents: Cents): string =>
  formatCents(Math.sign(cents) * Math.round(Math.abs(cents) / 100) * 100)

/** Formats a change in an amount: "+$120", "−$120" or "no change". */
export function formatChange(cents: Cents): string {
  const amount = formatDollars(Math.abs(cents))
  if (amount === '$0') return 'no change'
  return `${cents > 0 ? '+' : '−'}${amount}`
}

/** Formats a statutory rate in millionths: 27500 → "2.75%". */
export const formatRate = (millionths: number): string => rate.format(millionths / 1_000_000)

/** Formats a computed rate in millionths: 243219 → "24.3%". */
export const formatRoundedRate = (millionths: number): string =>
  `${((Math.round(millionths / 1000) || 0) / 10).toFixed(1)}%`.replace('-', '−')
