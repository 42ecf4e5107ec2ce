import { expect, test } from 'vitest'
import { corporationExample } from '#features/calculator/model/corporation-example.ts'
import { partsOf } from '#features/calculator/model/parts.ts'
import { payrollTaxes, payrollTaxOn } from '#features/calculator/model/payroll-taxes.ts'
import { estimate } from '#tax/estimate.ts'
import { household } from '#test/helpers/tax/household.ts'

const profit = { selfEmployment: 10_000_000 }
const premiums = { selfEmployedHealthInsurance: 1_200_000 }

test('payroll tax includes Social Security tax only on wages up to the wage base', () => {
  expect(payrollTaxOn(5_000_000, 2026)).toBe(382_500)
  expect(payrollTaxOn(30_000_000, 2026)).toBe(1_143_900 + 435_000)
})

test.each([
  ['an empty scenario', household()],
  ['health insurance premiums', household(profit, premiums)],
])('with %s, both scenarios in the corporation example split the same profit of 100,000 dollars', (_, scenario) => {
  const { current, baseline } = corporationExample(scenario)
  const { ownBusiness } = payrollTaxes(current)
  expect(current.passThroughIncome + current.taxpayer.wages + ownBusiness).toBe(10_000_000)
  for (const side of [current, baseline ?? household()])
    expect(partsOf(side, estimate(side)).reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000_000)
})

test('health insurance premiums paid by an S corporation count as wages exempt from payroll taxes', () => {
  const { current } = corporationExample(household(profit, premiums))
  const { wages, ownerWages } = current.taxpayer
  // The pass-through income is the $100,000 profit minus $62,000 in wages and $3,825 in payroll taxes (7.65% × $50,000).
  expect([wages, ownerWages, current.passThroughIncome]).toEqual([6_200_000, 6_200_000, 3_417_500])
  expect(payrollTaxes(current)).toEqual({ employee: 382_500, ownBusiness: 382_500 })
  expect(estimate(current).federal.adjustedGrossIncome).toBe(6_200_000 + 3_417_500 - 1_200_000)
  expect(estimate(current).limited).toEqual([])
})

test("health insurance premiums paid by an S corporation stay exempt from payroll taxes if the owner's spouse is self-employed", () => {
  const joint = { status: 'joint', spouse: household({ selfEmployment: 3_000_000 }).taxpayer } as const
  const without = corporationExample(household(profit, joint))
  const paid = corporationExample(household(profit, { ...joint, ...premiums }))
  expect(payrollTaxes(paid.current)).toEqual(payrollTaxes(without.current))
})
