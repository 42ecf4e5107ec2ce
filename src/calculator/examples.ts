/** A ready comparison: a business as sole proprietor, and as an S corporation that pays its owner a salary. */
import { people } from '#tax/people'
import type { Person, Scenario } from '#tax/scenario'
import type { Shared } from './fragment.ts'
import { payrollTaxOn } from './payroll-taxes.ts'

/** $100,000 of profit where none was typed. */
const PROFIT = 10_000_000

/**
 * The profit becomes a salary and what is left of it; all else stays as it was given. Half the profit, to begin with: what
 * is reasonable depends on the work, and the visitor changes it.
 */
export function corporationExample(base: Scenario): Shared {
  const [first = base.taxpayer, second = first] = people(base)
  const who = first.selfEmployment <= 0 && second.selfEmployment > 0 ? 'spouse' : 'taxpayer'
  const profit = base[who].selfEmployment > 0 ? base[who].selfEmployment : PROFIT
  const salary = Math.round(profit / 200) * 100
  // The corporation pays the owner's health insurance and reports it as wages (Notice 2008-1).
  const paid = salary + base.selfEmployedHealthInsurance
  const owner: Person = { ...base[who], selfEmployment: profit }
  const employed: Person = {
    ...owner,
    selfEmployment: 0,
    wages: owner.wages + paid,
    ownerWages: owner.ownerWages + paid,
  }
  return {
    kept: { ...base, [who]: owner },
    current: {
      ...base,
      [who]: employed,
      passThroughIncome: base.passThroughIncome + profit - paid - payrollTaxOn(salary, base.year),
      businessWagesPaid: base.businessWagesPaid + paid,
    },
  }
}
