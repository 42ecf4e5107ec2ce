/** Converts dollars and percentages, as printed in the law, to amounts and rates for each filing status. */
import type { Bracket, ByStatus, EarnedIncomeRow } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { dollars, percent } from './money.ts'

/**
 * Returns an amount for each filing status. A surviving spouse gets the joint amount unless the law specifies a
 * different amount.
 */
export const byStatus = (
  single: number,
  joint: number,
  separate: number,
  head: number,
  survivor: number = joint,
): ByStatus => ({
  single: dollars(single),
  joint: dollars(joint),
  separate: dollars(separate),
  head: dollars(head),
  survivor: dollars(survivor),
})

export const allStatuses = (amount: number): ByStatus => byStatus(amount, amount, amount, amount)

/** Returns the rate `separate` for married people who file separately, and the rate `all` for each other filing status. */
export const ratesByStatus = (all: number, separate: number): Record<FilingStatus, number> => ({
  single: percent(all),
  joint: percent(all),
  separate: percent(separate),
  head: percent(all),
  survivor: percent(all),
})

export const bracket = (rate: number, upTo: ByStatus | null): Bracket => ({ rate: percent(rate), upTo })

export const earnedIncomeRow = (maximum: number, from: number, fromJoint: number): EarnedIncomeRow => ({
  maximum: dollars(maximum),
  from: dollars(from),
  fromJoint: dollars(fromJoint),
})
