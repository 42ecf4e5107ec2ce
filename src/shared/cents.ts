/**
 * Formats cents: 123450 → "$1,234.50", 123400 → "$1,234", −5000 → "−$50". Does not use Intl, because the first use of
 * Intl is slow.
 */
export function formatCents(cents: number): string {
  const dollars = Math.abs(cents) / 100
  const amount = dollars.toFixed(Number.isInteger(dollars) ? 0 : 2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
  return `${cents < 0 ? '−' : ''}$${amount}`
}
