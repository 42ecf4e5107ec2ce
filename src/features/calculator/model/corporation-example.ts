import { people } from '#tax/people.ts'
import type { Person, Scenario } from '#tax/scenario.ts'
import type { ScenarioPair } from './fragment.ts'
import { payrollTaxOn } from './payroll-taxes.ts'

/** $100,000, the profit used if the visitor entered none. */
const EXAMPLE_PROFIT = 10_000_000

/**
 * A ready-made comparison of a sole proprietorship with the same business as an S corporation that pays its owner half of the
 * profit as a salary. Visitors must adjust the salary, because a reasonable salary depends on the work.
 */
export function corporationExample(scenario: Scenario): ScenarioPair {
  const [first = scenario.taxpayer, second = first] = people(scenario)
  const ownerKey = first.selfEmployment <= 0 && second.selfEmployment > 0 ? 'spouse' : 'taxpayer'
  const owner = scenario[ownerKey]
  const profit = owner.selfEmployment > 0 ? owner.selfEmployment : EXAMPLE_PROFIT
  const salary = Math.round(profit / 200) * 100
  // The corporation pays the owner's health insurance premiums and reports them as wages (Notice 2008-1).
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
