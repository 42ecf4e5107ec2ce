/** Computes the qualified business income deduction (26 U.S.C. 199A). Rounds the amounts for each business to the cent. */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents, proportion, share, sum } from './money.ts'

export type Business = { income: Cents; serviceTrade: boolean; wagesPaid: Cents; property: Cents }

type Taxpayer = {
  /** Taxable income before the qualified business income deduction. */
  taxable: Cents
  /** Net capital gain plus qualified dividends. */
  preferred: Cents
  status: FilingStatus
}

/** Returns the taxable income above the threshold, but at most the size of the phase-in range. */
const excessOf = ({ taxable, status }: Taxpayer, { businessIncomeRange: { over, range } }: YearFigures): Cents =>
  Math.min(atLeastZero(taxable - over[status]), range[status])

/**
 * Returns the business with only the amounts that qualify for the deduction. A service trade's income, payroll and property
 * qualify partially within the phase-in range, and not at all above the range.
 */
export function qualifiedPart(business: Business, taxpayer: Taxpayer, figures: YearFigures): Business {
  if (!business.serviceTrade) return business
  const range = figures.businessIncomeRange.range[taxpayer.status]
  const qualified = (amount: Cents) => amount - proportion(amount, excessOf(taxpayer, figures), range)
  const { income, wagesPaid, property } = business
  return { ...business, income: qualified(income), wagesPaid: qualified(wagesPaid), property: qualified(property) }
}

/**
 * Returns a business's share of the deduction, which is 20% of its qualified income. If taxable income exceeds the
 * threshold, the business's payroll and property limit this share.
 */
function limitedShare({ income, wagesPaid, property }: Business, taxpayer: Taxpayer, figures: YearFigures): Cents {
  const figure = figures.businessIncome
  const full = share(atLeastZero(income), figure.rate)
  const limit = Math.max(
    share(wagesPaid, figure.wages),
    share(wagesPaid, figure.wagesWithProperty) + share(property, figure.property),
  )
  const lost = atLeastZero(full - limit)
  return full - proportion(lost, excessOf(taxpayer, figures), figures.businessIncomeRange.range[taxpayer.status])
}

/**
 * Starting in 2026, the business income deduction is at least `minimum` if the income from active businesses is at
 * least `minimumIncome`.
 */
export function businessIncomeDeduction(
  components: Cents,
  activeIncome: Cents,
  { taxable, preferred }: Taxpayer,
  { businessIncome: { rate, minimum, minimumIncome } }: YearFigures,
): Cents {
  const limited = Math.min(components, share(atLeastZero(taxable - preferred), rate))
  const floor = minimum > 0 && activeIncome >= minimumIncome ? minimum : 0
  return Math.min(Math.max(limited, floor), atLeastZero(taxable))
}

/**
 * Before the payroll limit applies, one business's losses proportionally reduce the other businesses' profits (26 CFR
 * 1.199A-1(d)(2)(iii)). The estimator does not carry forward any remaining loss.
 */
export function businessComponents(businesses: readonly Business[], taxpayer: Taxpayer, figures: YearFigures): Cents {
  const parts = businesses.map((business) => qualifiedPart(business, taxpayer, figures))
  const profits = sum(parts.map(({ income }) => atLeastZero(income)))
  const losses = profits - sum(parts.map(({ income }) => income))
  const afterLosses = (income: Cents) => atLeastZero(income) - proportion(losses, atLeastZero(income), profits)
  return sum(parts.map((part) => limitedShare({ ...part, income: afterLosses(part.income) }, taxpayer, figures)))
}
