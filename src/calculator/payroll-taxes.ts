/** Social Security and Medicare on wages: no part of a tax return, but of what work costs, and so of a comparison. */
import { share, sum } from '#tax/money'
import { people } from '#tax/people'
import type { Cents, Person, Scenario } from '#tax/scenario'
import { sources } from '#tax/sources'
import { figuresOf } from '#tax/years'

export const payrollSource = sources['irc-3101']

/** The employee's half, which is also the employer's. */
export function payrollTaxOn(wages: Cents, year: Scenario['year']): Cents {
  const { wageBase, payrollTaxes: rates } = figuresOf[year]
  return share(Math.min(wages, wageBase.base), rates.socialSecurity) + share(wages, rates.medicare)
}

const over = (scenario: Scenario, wages: (person: Person) => Cents): Cents =>
  sum(people(scenario).map((person) => payrollTaxOn(wages(person), scenario.year)))

/** Withheld from all wages; and paid on top by a business of one's own. */
export const payrollTaxes = (scenario: Scenario): { withheld: Cents; byOwnBusiness: Cents } => ({
  withheld: over(scenario, ({ wages }) => wages),
  byOwnBusiness: over(scenario, ({ ownerWages, wages }) => Math.min(ownerWages, wages)),
})
