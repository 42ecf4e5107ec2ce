/** Schedule 1-A, 2025 to 2028: for those who itemize and those who do not. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, dollars, share } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

type Taxpayer = { income: Cents; status: FilingStatus }

/** The reduction applies to each person of age: two seniors lose it twice. */
export function seniorDeduction(seniors: number, { income, status }: Taxpayer, figures: YearFigures): Cents {
  const { each, over, rate } = figures.seniorDeduction
  if (status === 'separate') return 0
  return seniors * atLeastNothing(each - share(atLeastNothing(income - over[status]), rate))
}

const THOUSAND = dollars(1_000)

function phased(
  amount: Cents,
  { income, status }: Taxpayer,
  { limit, over, per }: YearFigures['tipsDeduction'],
  thousands: (count: number) => number,
): Cents {
  const excess = atLeastNothing(income - over[status])
  return atLeastNothing(Math.min(amount, limit[status]) - thousands(excess / THOUSAND) * per)
}

/** Tips and overtime lose $100 for each full $1,000; the form rounds down. */
export const tipsDeduction = (tips: Cents, taxpayer: Taxpayer, figures: YearFigures): Cents =>
  phased(tips, taxpayer, figures.tipsDeduction, Math.floor)

export const overtimeDeduction = (premium: Cents, taxpayer: Taxpayer, figures: YearFigures): Cents =>
  phased(premium, taxpayer, figures.overtimeDeduction, Math.floor)

/** Car loans lose $200 for each $1,000 "or portion thereof"; the form rounds up. */
export const carLoanDeduction = (interest: Cents, taxpayer: Taxpayer, figures: YearFigures): Cents =>
  phased(interest, taxpayer, figures.carLoanDeduction, Math.ceil)
