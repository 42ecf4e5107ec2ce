import { people } from '#tax/people.ts'
import type { Person, Scenario } from '#tax/scenario.ts'
import type { ScenarioPair } from './fragment.ts'
import { payrollTaxOn } from './payroll-taxes.ts'

/** Default profit for the example, in cents ($100,000). */
const EXAMPLE_PROFIT = 10_000_000

/**
 * Compares a sole proprietorship with an S corporation that pays its owner half the profit as salary. The visitor must
 * change the salary to match the owner's work.
 */
export function corporationExample(scenario: Scenario): ScenarioPair {
  const [first = scenario.taxpayer, second = first] = people(scenario)
  const ownerKey = first.selfEmployment <= 0 && second.selfEmployment > 0 ? 'spouse' : 'taxpayer'
  const owner = scenario[ownerKey]
  const profit = owner.selfEmployment > 0 ? owner.selfEmployment : EXAMPLE_PROFIT
  const salary = Math.round(profit / 200) * 100
  // An S corporation pays its owner's health insurance premiums and reports the premiums as wages (Notice 2008-1).
  const wages = salary + scenario.selfEmployedHealthInsurance
  const employedOwner: Person = {
    ...owner,
    selfEmployment: 0,
    wages: owner.wages + wages,
    ownerWages: owner.ownerWages + wages,
  }
  return {
    baseline: { ...scenario, [ownerKey]: { ...owner, selfEmployment: profit } },
    current: {
      ...scenario,
      [ownerKey]: employedOwner,
      passThroughIncome: scenario.passThroughIncome + profit - wages - payrollTaxOn(salary, scenario.year),
      businessWagesPaid: scenario.businessWagesPaid + wages,
    },
  }
}
