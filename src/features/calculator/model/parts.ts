import { type Cents, roundToDollar, sum } from '#tax/money.ts'
import type { Estimate } from '#tax/result.ts'
import type { Scenario } from '#tax/scenario.ts'
import { payrollTaxes } from './payroll-taxes.ts'

export type PartKey = 'federal' | 'selfEmployment' | 'ohio' | 'local' | 'payroll' | 'employerPayroll' | 'takeHome'
export type Part = { key: PartKey; name: string; amount: Cents }

/**
 * Splits an income into taxes, which are rounded to whole dollars, and take-home pay, which is the rest. Refundable
 * credits can make the federal tax negative.
 */
export function partsOf(scenario: Scenario, { federal, ohio, local, incomeReceived }: Estimate): Part[] {
  const { employee, ownBusiness } = payrollTaxes(scenario)
  const part = (key: PartKey, name: string, amount: Cents): Part => ({ key, name, amount: roundToDollar(amount) })
  const taxes = [
    part('federal', 'Federal income tax', federal.total - federal.selfEmploymentTax.total),
    part('selfEmployment', 'Self-employment tax', federal.selfEmploymentTax.total),
    part('ohio', 'Ohio income tax', ohio.tax),
    part('local', 'School district and city tax', local.schoolDistrict + local.city),
    part('payroll', 'Social Security and Medicare', employee),
  ]
  return [
    ...taxes,
    part('employerPayroll', 'Your share as the employer', ownBusiness),
    part('takeHome', 'You keep', roundToDollar(incomeReceived) - taxesOf(taxes)),
  ]
}

/** Returns the sum of all taxes, including taxes that the visitor's own business pays. */
export const taxesOf = (parts: readonly Part[]): Cents =>
  sum(parts.map(({ key, amount }) => (key === 'takeHome' ? 0 : amount)))

export const keptOf = (parts: readonly Part[]): Cents => parts.find(({ key }) => key === 'takeHome')?.amount ?? 0

/** Returns the income before all taxes, which is the sum of all taxes and the take-home pay. */
export const wholeOf = (parts: readonly Part[]): Cents => sum(parts.map(({ amount }) => amount))
