/** Computes the credit for children and other dependents, and the refundable part of the credit (Schedule 8812). */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents, dollars, share } from './money.ts'

type Family = {
  children: number
  others: number
  adjustedGrossIncome: Cents
  status: FilingStatus
}

/** Computes the credit for children and other dependents, minus $50 for each full or partial $1,000 of excess income. */
export function childAndOtherCredit(
  { children, others, adjustedGrossIncome, status }: Family,
  { childCredit: { child }, childCreditRule: { other, over, perThousand } }: YearFigures,
): Cents {
  const thousands = Math.ceil(atLeastZero(adjustedGrossIncome - over[status]) / dollars(1_000))
  return atLeastZero(children * child + others * other - thousands * perThousand)
}

export function additionalChildCredit(
  unused: Cents,
  children: number,
  earned: Cents,
  payrollTaxesLessEarnedIncomeCredit: Cents,
  { childCredit: { refundable }, childCreditRule: { earnedOver, earnedRate } }: YearFigures,
): Cents {
  const fromEarnings = share(atLeastZero(earned - earnedOver), earnedRate)
  // For three or more children, the limit is at least the payroll taxes minus the earned income credit.
  const limit = children >= 3 ? Math.max(fromEarnings, payrollTaxesLessEarnedIncomeCredit) : fromEarnings
  return Math.min(unused, children * refundable, limit)
}
