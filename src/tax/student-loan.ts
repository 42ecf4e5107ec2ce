/** Student loan interest: up to a limit that falls in proportion over a range of income. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, proportion } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

export function studentLoanDeduction(
  interest: Cents,
  income: Cents,
  status: FilingStatus,
  figures: YearFigures,
): Cents {
  const { limit, over, range } = figures.studentLoan
  const taken = Math.min(interest, limit)
  const excess = Math.min(atLeastNothing(income - over[status]), range[status])
  return range[status] === 0 ? 0 : taken - proportion(taken, excess, range[status])
}
