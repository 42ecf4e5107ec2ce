/** Form 8960: the smaller of net investment income and of income over the threshold. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, share } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

export function netInvestmentTax(
  income: Cents,
  adjustedGrossIncome: Cents,
  status: FilingStatus,
  figures: YearFigures,
): Cents {
  const { rate, over } = figures.netInvestment
  return share(Math.min(atLeastNothing(income), atLeastNothing(adjustedGrossIncome - over[status])), rate)
}
