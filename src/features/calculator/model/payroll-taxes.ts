/** Computes Social Security and Medicare tax on wages. Tax returns omit it, but scenario comparisons need it. */
import { type Cents, share, sum } from '#tax/money.ts'
import { people } from '#tax/people.ts'
import type { Scenario } from '#tax/scenario.ts'
import { figuresOf } from '#tax/years.ts'

/** Returns the employee's share of payroll taxes. The employer's share is the same. */
export function payrollTaxOn(wages: Cents, year: Scenario['year']): Cents {
  const { wageBase, payrollTaxes: rates } = figuresOf(year)
  return share(Math.min(wages, wageBase.base), rates.socialSecurity) + share(wages, rates.medicare)
}

/** Returns the employee's share of payroll taxes on all wages, and the employer's share that the visitor's own business pays. */
export function payrollTaxes(scenario: Scenario): { employee: Cents; ownBusiness: Cents } {
  // Health insurance premiums that an S corporation pays for its owner are wages but exempt from payroll taxes (26 U.S.C.
  // 3121(a)(2)(B), Announcement 92-16).
  let premiums = scenario.selfEmployedHealthInsurance
  const taxed = people(scenario).map(({ wages, ownerWages }) => {
    const own = Math.min(ownerWages, wages)
    const exempt = Math.min(premiums, own)
    premiums -= exempt
    return { all: wages - exempt, own: own - exempt }
  })
  return {
    employee: sum(taxed.map(({ all }) => payrollTaxOn(all, scenario.year))),
    ownBusiness: sum(taxed.map(({ own }) => payrollTaxOn(own, scenario.year))),
  }
}
