/** Schedule 8812: the credit for children and other dependents, and what of it is refunded. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, dollars, share } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

type Family = {
  children: number
  others: number
  adjustedGrossIncome: Cents
  status: FilingStatus
}

/** Falls by $50 for each $1,000 over the threshold, or fraction of it. */
export function childAndOtherCredit(
  { children, others, adjustedGrossIncome, status }: Family,
  { childCredit: { child }, childCreditRule: { other, over, perThousand } }: YearFigures,
): Cents {
  const thousands = Math.ceil(atLeastNothing(adjustedGrossIncome - over[status]) / dollars(1_000))
  return atLeastNothing(children * child + others * other - thousands * perThousand)
}

/**
 * What is left of the credit after the tax, as far as it is refundable: 15 % of earnings over the floor or, with three
 * children, payroll taxes less the earned income credit where that is more.
 */
export function additionalChildCredit(
  unused: Cents,
  children: number,
  earned: Cents,
  payrollTaxesLessEarnedIncomeCredit: Cents,
  { childCredit: { refundable }, childCreditRule: { earnedOver, earnedRate } }: YearFigures,
): Cents {
  const fromEarnings = share(atLeastNothing(earned - earnedOver), earnedRate)
  const most = children >= 3 ? Math.max(fromEarnings, payrollTaxesLessEarnedIncomeCredit) : fromEarnings
  return Math.min(unused, children * refundable, most)
}
