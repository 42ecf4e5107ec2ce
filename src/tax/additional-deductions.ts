/** Computes the deductions on Schedule 1-A (2025 to 2028). They are for all taxpayers, whether or not they itemize. */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents, dollars, share } from './money.ts'

type Taxpayer = { income: Cents; status: FilingStatus }

/** High income reduces each senior's deduction, so a couple with two seniors loses twice as much. */
export function seniorDeduction(seniors: number, { income, status }: Taxpayer, figures: YearFigures): Cents {
  const { each, over, rate } = figures.seniorDeduction
  if (status === 'separate') return 0
  return seniors * atLeastZero(each - share(atLeastZero(income - over[status]), rate))
}

const THOUSAND = dollars(1_000)

function phasedOut(
  amount: Cents,
  { income, status }: Taxpayer,
  { limit, over, per }: YearFigures['tipsDeduction'],
  roundThousands: (count: number) => number,
): Cents {
  const excess = atLeastZero(income - over[status])
  return atLeastZero(Math.min(amount, limit[status]) - roundThousands(excess / THOUSAND) * per)
}

/** The deduction for tips or overtime shrinks by $100 for each full $1,000 of excess income, because the tax form rounds down. */
export const tipsDeduction = (tips: Cents, taxpayer: Taxpayer, figures: YearFigures): Cents =>
  phasedOut(tips, taxpayer, figures.tipsDeduction, Math.floor)

export const overtimeDeduction = (premium: Cents, taxpayer: Taxpayer, figures: YearFigures): Cents =>
  phasedOut(premium, taxpayer, figures.overtimeDeduction, Math.floor)

/** The car loan deduction shrinks by $200 for each full or partial $1,000 of excess income, because the tax form rounds up. */
export const carLoanDeduction = (interest: Cents, taxpayer: Taxpayer, figures: YearFigures): Cents =>
  phasedOut(interest, taxpayer, figures.carLoanDeduction, Math.ceil)
