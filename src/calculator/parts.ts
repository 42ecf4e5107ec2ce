/** Divides the income into taxes and take-home pay. */
import { type Cents, sum } from '#tax/money'
import type { Estimate } from '#tax/result'
import type { Scenario } from '#tax/scenario'
import { payrollTaxes } from './payroll-taxes.ts'

export type PartKey = 'federal' | 'selfEmployment' | 'ohio' | 'local' | 'payroll' | 'employerPayroll' | 'takeHome'
export type Part = { key: PartKey; name: string; amount: Cents }

/** Every part, even if it is 0. Refundable credits can make the federal part negative. */
export function partsOf(scenario: Scenario, { federal, ohio, local, incomeReceived }: Estimate): Part[] {
  const { employee, ownBusiness } = payrollTaxes(scenario)
  const taxes: Part[] = [
    { key: 'federal', name: 'Federal income tax', amount: federal.total - federal.selfEmploymentTax.total },
    { key: 'selfEmployment', name: 'Self-employment tax', amount: federal.selfEmploymentTax.total },
    { key: 'ohio', name: 'Ohio income tax', amount: ohio.tax },
    { key: 'local', name: 'School district and city tax', amount: local.schoolDistrict + local.city },
    { key: 'payroll', name: 'Social Security and Medicare on wages', amount: employee },
  ]
  return [
    ...taxes,
    { key: 'employerPayroll', name: 'Your share as the employer', amount: ownBusiness },
    { key: 'takeHome', name: 'Left for you', amount: incomeReceived - totalTaxes(taxes) },
  ]
}

export const totalTaxes = (parts: readonly Part[]): Cents =>
  sum(parts.map(({ key, amount }) => (key === 'takeHome' ? 0 : amount)))
