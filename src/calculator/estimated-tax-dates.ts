/** When the four estimated payments of a tax year are due, as ISO dates; on a weekend, the Monday after. */
import type { TaxYear } from '#tax/scenario'

const SATURDAY = 6

export function estimatedTaxDates(year: TaxYear): string[] {
  return [
    [year, 3],
    [year, 5],
    [year, 8],
    [year + 1, 0],
  ].map(([of = year, month]) => {
    const day = new Date(Date.UTC(of, month ?? 0, 15))
    // No holiday falls on any of these days in the years there are: that of Martin Luther King is never before January 15.
    const later = { 0: 1, [SATURDAY]: 2 }[day.getUTCDay()] ?? 0
    day.setUTCDate(day.getUTCDate() + later)
    return day.toISOString().slice(0, 10)
  })
}
