/** Where income goes: the estimate's taxes, those on wages, and what is left. */
import { sum } from '#tax/money'
import type { Estimate } from '#tax/result'
import type { Cents, Scenario } from '#tax/scenario'
import { payrollTaxes } from './payroll-taxes.ts'

export type PartKey = 'federal' | 'selfEmployment' | 'ohio' | 'local' | 'withheld' | 'ownBusiness' | 'kept'
export type Part = { key: PartKey; name: string; amount: Cents }

/** Every part, in this order, also where it is nothing; credits that are paid out make the first negative. */
export function partsOf(scenario: Scenario, { federal, ohio, local, incomeReceived }: Estimate): Part[] {
  const { withheld, byOwnBusiness } = payrollTaxes(scenario)
  const taxes: Part[] = [
    { key: 'federal', name: 'Federal income tax', amount: federal.total - federal.selfEmploymentTax.total },
    { key: 'selfEmployment', name: 'Self-employment tax', amount: federal.selfEmploymentTax.total },
    { key: 'ohio', name: 'Ohio income tax', amount: ohio.tax },
    { key: 'local', name: 'School district and city', amount: local.schoolDistrict + local.city },
    { key: 'withheld', name: 'Social Security and Medicare on wages', amount: withheld },
  ]
  const kept = taxes.reduce((left, { amount }) => left - amount, incomeReceived)
  return [
    ...taxes,
    { key: 'ownBusiness', name: "Your business's half of it", amount: byOwnBusiness },
    { key: 'kept', name: 'Left for you', amount: kept },
  ]
}

export const allTaxes = (parts: readonly Part[]): Cents =>
  sum(parts.map(({ key, amount }) => (key === 'kept' ? 0 : amount)))
