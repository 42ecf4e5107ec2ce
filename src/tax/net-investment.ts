/**
 * Computes the net investment income tax (Form 8960). The tax applies to the lesser of net investment income and the
 * income above the threshold.
 */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents, share } from './money.ts'

export function netInvestmentTax(
  income: Cents,
  adjustedGrossIncome: Cents,
  status: FilingStatus,
  figures: YearFigures,
): Cents {
  const { rate, over } = figures.netInvestment
  return share(Math.min(atLeastZero(income), atLeastZero(adjustedGrossIncome - over[status])), rate)
}
