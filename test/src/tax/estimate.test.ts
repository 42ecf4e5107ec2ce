import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate.ts'
import { dollars, percent } from '#tax/money.ts'
import { stepsOf } from '#tax/steps.ts'
import { household } from '#test/helpers/tax/household.ts'

test('the estimate for an empty scenario has a total tax of $0', () => {
  const result = estimate(household())
  expect(result).toMatchObject({ total: 0, effectiveRate: 0, marginal: null })
  expect(stepsOf(household(), result).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['adjusted-gross-income', 'taxable-income', 'federal-total', 'ohio-total']),
  )
})

test('the effective tax rate is total tax divided by all income received', () => {
  const retired = estimate(household({ socialSecurity: dollars(20_000), pensions: dollars(30_000), age: 70 }))
  expect(retired.effectiveRate).toBe(Math.round((retired.total / dollars(50_000)) * 1_000_000))
})

const others = { unemployment: 1, pensions: 1, socialSecurity: 1 }
const investments = { interest: 1, taxExemptInterest: 1, dividends: 1, shortGain: 1, rents: 1 }

test.each([
  [household({ wages: 2, selfEmployment: 1 }), 'wages'],
  [household({ selfEmployment: 1 }), 'selfEmployment'],
  [household({ wages: 2 }, { passThroughIncome: 3 }), 'passThrough'],
  [household({ wages: 9, ...others }, { ...investments, longGain: 1, otherIncome: 1 }), 'other'],
  [household({ wages: 10, ...others }, { ...investments, longGain: 1, otherIncome: 1 }), 'wages'],
])(
  'the marginal tax rate is based on the next 100 dollars of the largest kind of income (case %#)',
  (scenario, kind) => {
    expect(estimate(scenario).marginal?.kind).toBe(kind)
  },
)

test.each([
  [{ federalWithheld: 0 }, 'current-year'],
  [{ priorYear: { federalTax: dollars(5_000), adjustedGrossIncome: 0, ohioTax: 0 } }, 'prior-year'],
  [{ federalWithheld: dollars(13_000) }, 'not-needed'],
])('with %j, quarterly payments for 100,000 dollars in wages follow the rule "%s"', (fields, rule) => {
  expect(estimate(household({ wages: dollars(100_000) }, fields)).quarterly.federal.rule).toBe(rule)
})

test('the marginal tax rate is 14.75% if tax on the next $100 is $14.75', () => {
  expect(estimate(household({ wages: dollars(60_000) })).marginal?.rate).toBe(percent(14.75))
})
