/** A ready comparison: a business as sole proprietor, and as an S corporation that pays its owner a salary. */
import { emptyScenario, type Person, type Scenario } from '#tax/scenario'
import type { Shared } from './fragment.ts'
import { payrollTaxOn } from './payroll-taxes.ts'

/** $100,000 of profit where none was typed. */
const PROFIT = 10_000_000

/** Half the profit, to begin with: what is reasonable depends on the work, and the visitor changes it. */
export function corporationExample(scenario: Scenario): Shared {
  const profit = scenario.taxpayer.selfEmployment > 0 ? scenario.taxpayer.selfEmployment : PROFIT
  const salary = Math.round(profit / 200) * 100
  const base = scenario.taxpayer.selfEmployment > 0 ? scenario : { ...emptyScenario, year: scenario.year }
  // The corporation pays the owner's health insurance and reports it as wages (Notice 2008-1).
  const paid = salary + base.selfEmployedHealthInsurance
  const owner: Person = { ...base.taxpayer, selfEmployment: profit }
  const employed: Person = {
    ...owner,
    selfEmployment: 0,
    wages: owner.wages + paid,
    ownerWages: owner.ownerWages + paid,
  }
  return {
    kept: { ...base, taxpayer: owner },
    current: {
      ...base,
      taxpayer: employed,
      passThroughIncome: base.passThroughIncome + profit - paid - payrollTaxOn(salary, base.year),
      businessWagesPaid: base.businessWagesPaid + paid,
    },
  }
}
