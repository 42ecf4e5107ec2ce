/** Computes the tax on each bracket's slice of income, rounds it to the cent, and adds up the rounded amounts. */
import type { Bracket } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { type Cents, share, sum } from './money.ts'
import type { TaxSlice } from './result.ts'

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
