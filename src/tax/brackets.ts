/** Tax by slices of income. Rounded to the cent in each slice; the tax is the sum of its slices. */
import type { Bracket } from './figures.ts'
import { share, sum } from './money.ts'
import type { TaxSlice } from './result.ts'
import type { Cents, FilingStatus } from './scenario.ts'

/** Slices of the income between `from` and `to`; those without income are left out. */
export function taxSlices(brackets: readonly Bracket[], status: FilingStatus, to: Cents, from: Cents = 0): TaxSlice[] {
  let low = 0
  return brackets.flatMap(({ rate, upTo }) => {
    const high = upTo?.[status] ?? Number.POSITIVE_INFINITY
    const income = Math.min(to, high) - Math.max(from, low)
    low = high
    return income > 0 ? [{ rate, upTo: upTo?.[status] ?? null, income, tax: share(income, rate) }] : []
  })
}

export const taxOf = (slices: readonly TaxSlice[]): Cents => sum(slices.map(({ tax }) => tax))
