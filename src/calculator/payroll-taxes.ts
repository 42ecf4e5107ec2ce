/** Social Security and Medicare on wages: no part of a tax return, but of what work costs, and so of a comparison. */
import { share, sum } from '#tax/money'
import { people } from '#tax/people'
import type { Cents, Scenario } from '#tax/scenario'
import { figuresOf } from '#tax/years'

/** The employee's half, which is also the employer's. */
export function payrollTaxOn(wages: Cents, year: Scenario['year']): Cents {
  const { wageBase, payrollTaxes: rates } = figuresOf(year)
  return share(Math.min(wages, wageBase.base), rates.socialSecurity) + share(wages, rates.medicare)
}

/** Withheld from all wages; and paid on top by a business of one's own. */
export function payrollTaxes(scenario: Scenario): { withheld: Cents; byOwnBusiness: Cents } {
  const everybody = people(scenario)
  // Health premiums an S corporation pays for its owner are wages without these taxes (26 U.S.C. 3121(a)(2)(B),
  // Announcement 92-16).
  let premiums = scenario.selfEmployedHealthInsurance
  const taxed = everybody.map(({ wages, ownerWages }) => {
    const own = Math.min(ownerWages, wages)
    const free = Math.min(premiums, own)
    premiums -= free
    return { all: wages - free, own: own - free }
  })
  return {
    withheld: sum(taxed.map(({ all }) => payrollTaxOn(all, scenario.year))),
    byOwnBusiness: sum(taxed.map(({ own }) => payrollTaxOn(own, scenario.year))),
  }
}
