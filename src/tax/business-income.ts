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

const excessOf = ({ taxable, status }: Taxpayer, { businessIncomeRange: { over, range } }: YearFigures) => ({
  excess: Math.min(atLeastNothing(taxable - over[status]), range[status]),
  range: range[status],
})

/** What counts of an amount of a business: over the range none of a service trade, which is no qualified one there. */
export function qualifiedPart(amount: Cents, serviceTrade: boolean, taxpayer: Taxpayer, figures: YearFigures): Cents {
  const { excess, range } = excessOf(taxpayer, figures)
  return serviceTrade ? amount - proportion(amount, excess, range) : amount
}

/** 20 % of one business's income, limited above the threshold by its payroll and property, or by its trade. */
export function businessComponent(business: Business, taxpayer: Taxpayer, figures: YearFigures): Cents {
  const figure = figures.businessIncome
  const { excess, range } = excessOf(taxpayer, figures)
  const kept = (amount: Cents) => qualifiedPart(amount, business.serviceTrade, taxpayer, figures)
  const full = share(kept(atLeastNothing(business.income)), figure.rate)
  const wages = kept(business.wagesPaid)
  const limit = Math.max(
    share(wages, figure.wages),
    share(wages, figure.wagesWithProperty) + share(kept(business.property), figure.property),
  )
  return full - proportion(atLeastNothing(full - limit), excess, range)
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

export const businessComponents = (
  businesses: readonly Business[],
  taxpayer: Taxpayer,
  figures: YearFigures,
): Cents => {
  // A loss of one business comes off the others; what is left of a loss is carried over, which is left out here.
  const whole = share(atLeastNothing(sum(businesses.map(({ income }) => income))), figures.businessIncome.rate)
  return Math.min(whole, sum(businesses.map((business) => businessComponent(business, taxpayer, figures))))
}
