/** Tables by filing status as the law writes them; in dollars, because that is how they are compared with it. */
import type { Bracket, ByStatus, EarnedIncomeRow } from './figures.ts'
import { dollars, percent } from './money.ts'
import type { FilingStatus } from './scenario.ts'

/** A surviving spouse has the joint amount unless another is given. */
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

/** One rate for all, and another for a separate return. */
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
