import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate'
import { dollars, percent } from '#tax/money'
import { emptyScenario, type Scenario } from '#tax/scenario'
import { stepsOf } from '#tax/steps'
import { household } from '#test/helpers/tax/household'

test('an empty scenario owes 0, has no marginal rate and still shows the totals', () => {
  const result = estimate(household())
  const { total, effectiveRate, marginal } = result
  expect({ total, effectiveRate, marginal }).toEqual({ total: 0, effectiveRate: 0, marginal: null })
  expect(stepsOf(household(), result).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['adjusted-gross-income', 'taxable-income', 'federal-total', 'ohio-total']),
  )
})

test("the spouse's amounts are ignored unless the return is joint", () => {
  const spouse = { ...emptyScenario.spouse, wages: dollars(90_000) }
  expect(estimate(household({ wages: dollars(50_000) }, { spouse }))).toEqual(
    estimate(household({ wages: dollars(50_000) })),
  )
})

test('income received includes untaxed Social Security benefits, and the effective rate is a share of it', () => {
  const retired = estimate(household({ socialSecurity: dollars(20_000), pensions: dollars(30_000), age: 70 }))
  expect(retired.federal.totalIncome).toBe(dollars(39_600))
  expect(retired.incomeReceived).toBe(dollars(50_000))
  expect(retired.effectiveRate).toBe(Math.round((retired.total / dollars(50_000)) * 1_000_000))
  expect(estimate(household({ socialSecurity: dollars(20_000) })).incomeReceived).toBe(dollars(20_000))
})

test.each<[string, Scenario, string, number]>([
  // 12% federal plus 2.75% Ohio.
  ['wages of $60,000 is 14.75%', household({ wages: dollars(60_000) }), 'wages', percent(14.75)],
  // Below the standard deduction and Ohio's first row.
  ['interest of $5,000 is 0%', household({}, { interest: dollars(5_000) }), 'other', 0],
  // 12% of the four fifths that the deduction leaves. Ohio deducts all of it.
  [
    'pass-through income of $60,000 is 9.6%',
    household({}, { passThroughIncome: dollars(60_000) }),
    'passThrough',
    percent(9.6),
  ],
])('the marginal rate on %s', (_, scenario, kind, rate) => {
  expect(estimate(scenario).marginal).toEqual({ kind, rate, tax: rate / 100 })
})

test("quarterly payments are based on 90% of this year's tax, or on last year's tax if that is less", () => {
  const wages = { wages: dollars(100_000) }
  const { federal, quarterly } = estimate(household(wages))
  expect(quarterly.federal).toEqual({
    rule: 'current-year',
    required: federal.total * 0.9,
    each: Math.ceil((federal.total * 0.9) / 4),
  })
  const priorYear = { federalTax: dollars(5_000), adjustedGrossIncome: dollars(100_000), ohioTax: 0 }
  expect(estimate(household(wages, { priorYear })).quarterly.federal).toEqual({
    rule: 'prior-year',
    required: dollars(5_000),
    each: dollars(1_250),
  })
})

test('no quarterly payments are needed for a small balance or if withholding covers it', () => {
  const { quarterly } = estimate(household({ wages: dollars(25_000) }))
  expect(quarterly.federal).toMatchObject({ rule: 'not-needed', each: 0 })
  const withheld = estimate(household({ wages: dollars(100_000) }, { federalWithheld: dollars(13_000) }))
  expect(withheld.quarterly.federal.rule).toBe('not-needed')
})

test('local taxes use the entered rates and the chosen school district base', () => {
  const scenario = household(
    { wages: dollars(50_000), pensions: dollars(10_000) },
    { cityRate: 200, schoolDistrictRate: 150, schoolDistrictBase: 'earned' },
  )
  expect(estimate(scenario).local).toEqual({ city: dollars(1_000), schoolDistrict: dollars(750) })
  // 60,000 minus an exemption of 2,150.
  const traditional = estimate({ ...scenario, schoolDistrictBase: 'traditional' })
  expect(traditional.local.schoolDistrict).toBe(dollars(57_850 * 0.015))
})

test('the estimate itemizes if that saves tax; otherwise cash gifts add to the standard deduction from 2026', () => {
  const home = { mortgageInterest: dollars(12_000), propertyTax: dollars(6_000), cashGifts: dollars(3_000) }
  const wages = { wages: dollars(100_000) }
  expect(estimate(household(wages, home)).federal.deduction).toMatchObject({
    kind: 'itemized',
    amount: dollars(20_500),
    cashGifts: 0,
  })
  expect(estimate(household(wages, { cashGifts: dollars(3_000) })).federal.deduction).toMatchObject({
    kind: 'standard',
    cashGifts: dollars(1_000),
  })
})
