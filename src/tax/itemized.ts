/** Computes Schedule A (itemized deductions). Rounds each floor and cap to the cent. */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents, proportion, share } from './money.ts'
import type { Itemized } from './result.ts'

/** Returns the deduction for state and local taxes, up to a cap. The cap shrinks as income rises, but not below a floor. */
export function stateAndLocalTaxes(paid: Cents, income: Cents, status: FilingStatus, figures: YearFigures): Cents {
  const { cap, over, rate, floor } = figures.stateAndLocalCap
  const reducedCap = cap[status] - share(atLeastZero(income - over[status]), rate[status])
  return Math.min(paid, Math.max(reducedCap, floor[status]))
}

/**
 * Returns the deduction for cash gifts. It is the gifts up to a share of income, minus the floor that applies starting
 * in 2026.
 */
export const charity = (gifts: Cents, income: Cents, { giftLimit, giftFloor }: YearFigures): Cents =>
  atLeastZero(Math.min(gifts, share(atLeastZero(income), giftLimit.rate)) - share(atLeastZero(income), giftFloor.rate))

/**
 * Returns the reduction of itemized deductions (26 U.S.C. 68). It is 0 if income before these deductions is below the
 * top bracket.
 */
export function itemizedReduction(
  deductions: Cents,
  incomeBefore: Cents,
  status: FilingStatus,
  figures: YearFigures,
): Cents {
  const { part, of } = figures.itemizedReduction
  const top = figures.ordinaryBrackets.brackets.at(-2)?.upTo?.[status] ?? 0
  return proportion(Math.min(deductions, atLeastZero(incomeBefore - top)), part, of)
}

type Paid = { medical: Cents; stateAndLocal: Cents; mortgageInterest: Cents; gifts: Cents }

/** Returns the sum of itemized deductions before the reduction under 26 U.S.C. 68. */
export function itemizedDeductions(paid: Paid, income: Cents, status: FilingStatus, figures: YearFigures): Itemized {
  const medical = atLeastZero(paid.medical - share(atLeastZero(income), figures.medicalFloor.rate))
  const stateAndLocal = stateAndLocalTaxes(paid.stateAndLocal, income, status, figures)
  const gifts = charity(paid.gifts, income, figures)
  return {
    medical,
    stateAndLocal,
    mortgageInterest: paid.mortgageInterest,
    charity: gifts,
    reduction: 0,
    total: medical + stateAndLocal + paid.mortgageInterest + gifts,
  }
}
