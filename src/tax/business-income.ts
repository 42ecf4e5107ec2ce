/** The deduction for qualified business income, section 199A. Rounded to the cent at each share of a business. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, proportion, share, sum } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

export type Business = { income: Cents; serviceTrade: boolean; wagesPaid: Cents; property: Cents }

type Taxpayer = {
  /** Taxable income before this deduction. */
  taxable: Cents
  /** Net capital gain and qualified dividends. */
  preferred: Cents
  status: FilingStatus
}

/** How much of the range above the threshold is used up, in cents. */
const excessOf = ({ taxable, status }: Taxpayer, { businessIncomeRange: { over, range } }: YearFigures): Cents =>
  Math.min(atLeastNothing(taxable - over[status]), range[status])

/** A service trade counts in part within the range and not at all above it, with its losses and payroll. */
export function qualifiedPart(business: Business, taxpayer: Taxpayer, figures: YearFigures): Business {
  if (!business.serviceTrade) return business
  const range = figures.businessIncomeRange.range[taxpayer.status]
  const kept = (amount: Cents) => amount - proportion(amount, excessOf(taxpayer, figures), range)
  const { income, wagesPaid, property } = business
  return { ...business, income: kept(income), wagesPaid: kept(wagesPaid), property: kept(property) }
}

/** 20 % of what counts of a business, limited above the threshold by its payroll and property. */
function limitedShare({ income, wagesPaid, property }: Business, taxpayer: Taxpayer, figures: YearFigures): Cents {
  const figure = figures.businessIncome
  const full = share(atLeastNothing(income), figure.rate)
  const limit = Math.max(
    share(wagesPaid, figure.wages),
    share(wagesPaid, figure.wagesWithProperty) + share(property, figure.property),
  )
  const lost = atLeastNothing(full - limit)
  return full - proportion(lost, excessOf(taxpayer, figures), figures.businessIncomeRange.range[taxpayer.status])
}

/** From 2026 an active business of some size gives at least the minimum deduction. */
export function businessIncomeDeduction(
  components: Cents,
  activeIncome: Cents,
  { taxable, preferred }: Taxpayer,
  { businessIncome: { rate, minimum, minimumIncome } }: YearFigures,
): Cents {
  const limited = Math.min(components, share(atLeastNothing(taxable - preferred), rate))
  const least = minimum > 0 && activeIncome >= minimumIncome ? minimum : 0
  return Math.min(Math.max(limited, least), atLeastNothing(taxable))
}

/**
 * Losses come off the profits in proportion to them, before payroll is looked at (26 CFR 1.199A-1(d)(2)(iii)). What is
 * left of a loss is carried over, which is left out here.
 */
export function businessComponents(businesses: readonly Business[], taxpayer: Taxpayer, figures: YearFigures): Cents {
  const parts = businesses.map((business) => qualifiedPart(business, taxpayer, figures))
  const profits = sum(parts.map(({ income }) => atLeastNothing(income)))
  const losses = profits - sum(parts.map(({ income }) => income))
  const afterLosses = (income: Cents) => atLeastNothing(income) - proportion(losses, atLeastNothing(income), profits)
  return sum(parts.map((part) => limitedShare({ ...part, income: afterLosses(part.income) }, taxpayer, figures)))
}
