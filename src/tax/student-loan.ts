/** Computes the student loan interest deduction. The deduction's limit phases out over a range of income. */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents, proportion } from './money.ts'

export function studentLoanDeduction(
  interest: Cents,
  income: Cents,
  status: FilingStatus,
  figures: YearFigures,
): Cents {
  const { limit, over, range } = figures.studentLoan
  const deductible = Math.min(interest, limit)
  const excess = Math.min(atLeastZero(income - over[status]), range[status])
  return range[status] === 0 ? 0 : deductible - proportion(deductible, excess, range[status])
}
