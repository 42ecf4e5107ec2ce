/** Social Security and Medicare on wages: no part of a tax return, but of what work costs, and so of a comparison. */
import { share, sum } from '#tax/money'
import { people } from '#tax/people'
import type { Cents, Person, Scenario } from '#tax/scenario'
import { figuresOf } from '#tax/years'

export const payrollSource = {
  title: '26 U.S.C. 3101 and 3111: Social Security and Medicare on wages',
  url: 'https://www.law.cornell.edu/uscode/text/26/3101',
} as const

/** The employee's half, which is also the employer's: half the rates of self-employment tax. */
export function payrollTaxOn(wages: Cents, year: Scenario['year']): Cents {
  const { wageBase, selfEmployment } = figuresOf[year]
  return (
    share(Math.min(wages, wageBase.base), selfEmployment.socialSecurity / 2) + share(wages, selfEmployment.medicare / 2)
  )
}

const over = (scenario: Scenario, wages: (person: Person) => Cents): Cents =>
  sum(people(scenario).map((person) => payrollTaxOn(wages(person), scenario.year)))

/** Withheld from all wages; and paid on top by a business of one's own. */
export const payrollTaxes = (scenario: Scenario): { withheld: Cents; byOwnBusiness: Cents } => ({
  withheld: over(scenario, ({ wages }) => wages),
  byOwnBusiness: over(scenario, ({ ownerWages, wages }) => Math.min(ownerWages, wages)),
})
