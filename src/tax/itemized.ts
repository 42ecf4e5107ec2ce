/** Schedule A. Rounded to the cent at each floor and cap. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, proportion, share } from './money.ts'
import type { Itemized } from './result.ts'
import type { Cents, FilingStatus } from './scenario.ts'

/** State and local taxes up to the cap, which falls with income, but not below its floor. */
export function stateAndLocalTaxes(paid: Cents, income: Cents, status: FilingStatus, figures: YearFigures): Cents {
  const { cap, over, rate, floor } = figures.stateAndLocalCap
  const fallen = cap[status] - share(atLeastNothing(income - over[status]), rate[status])
  return Math.min(paid, Math.max(fallen, floor[status]))
}

/** Cash gifts up to a share of income, above the floor there is from 2026. */
export const charity = (gifts: Cents, income: Cents, { giftLimit, giftFloor }: YearFigures): Cents =>
  atLeastNothing(
    Math.min(gifts, share(atLeastNothing(income), giftLimit.rate)) - share(atLeastNothing(income), giftFloor.rate),
  )

/** Section 68: what is lost where income before these deductions reaches the top bracket. */
export function itemizedReduction(
  deductions: Cents,
  incomeBefore: Cents,
  status: FilingStatus,
  figures: YearFigures,
): Cents {
  const { part, of } = figures.itemizedReduction
  const top = figures.ordinaryBrackets.brackets.at(-2)?.upTo?.[status] ?? 0
  return proportion(Math.min(deductions, atLeastNothing(incomeBefore - top)), part, of)
}

type Paid = { medical: Cents; stateAndLocal: Cents; mortgageInterest: Cents; gifts: Cents }

/** Before the reduction of section 68. */
export function itemizedDeductions(paid: Paid, income: Cents, status: FilingStatus, figures: YearFigures): Itemized {
  const medical = atLeastNothing(paid.medical - share(atLeastNothing(income), figures.medicalFloor.rate))
  const stateAndLocal = stateAndLocalTaxes(paid.stateAndLocal, income, status, figures)
  const given = charity(paid.gifts, income, figures)
  return {
    medical,
    stateAndLocal,
    mortgageInterest: paid.mortgageInterest,
    charity: given,
    reduction: 0,
    total: medical + stateAndLocal + paid.mortgageInterest + given,
  }
}
