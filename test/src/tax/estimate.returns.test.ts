/** Whole returns, worked out by hand from the law at its thresholds and in the middle of its ranges. */
import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate'
import { dollars } from '#tax/money'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario'
import { household } from '#test/helpers/tax/household'

type Amounts = Partial<Record<keyof Person, number>>

/** Takes amounts in dollars. */
const person = (amounts: Amounts): Person => ({
  ...emptyScenario.taxpayer,
  ...Object.fromEntries(
    Object.entries(amounts).map(([key, amount]) => [key, key === 'age' ? amount : dollars(amount)]),
  ),
})
const estimateFor = (taxpayer: Amounts, scenario: Partial<Scenario> = {}) =>
  estimate(household(person(taxpayer), scenario))

test.each([
  // 6,000 minus 6% of the excess over 150,000, for each senior.
  [150_000, 40, 6_000],
  [200_000, 40, 3_000],
  [250_000, 40, 0],
  [200_000, 70, 6_000],
])('a couple with wages of %d, aged 66 and %d, gets a senior deduction of %d', (wages, age, deduction) => {
  const { federal } = estimateFor({ wages, age: 66 }, { status: 'joint', spouse: person({ age }) })
  expect(federal.additional.senior).toBe(dollars(deduction))
})

test.each<[Scenario['status'], number, number]>([
  // 2026: 40,400 minus 30% of the excess over 505,000, but at least 10,000. A separate return has a threshold of 252,500
  // and gets half of the result: the worksheet of Schedule A halves last.
  ['single', 505_000, 40_400],
  ['single', 555_000, 25_400],
  ['single', 606_333, 10_000.1],
  ['single', 606_334, 10_000],
  ['separate', 302_500, 12_700],
  ['separate', 353_833, 5_000.05],
  ['separate', 353_834, 5_000],
])('a %s return with wages of %d deducts at most %d of state and local taxes', (status, wages, limit) => {
  const { federal } = estimateFor({ wages }, { status, propertyTax: dollars(90_000) })
  expect(federal.deduction.itemized.stateAndLocal).toBe(dollars(limit))
})

test('in the top bracket of 2026, itemized deductions of $60,000 are reduced by 2/37', () => {
  const { federal } = estimateFor(
    { wages: 1_000_000 },
    { mortgageInterest: dollars(50_000), propertyTax: dollars(40_000) },
  )
  // 10,000 of the taxes plus the interest. 60,000 is less than the excess of 359,400 over 640,600.
  expect(federal.deduction.itemized).toMatchObject({ stateAndLocal: dollars(10_000), reduction: dollars(3_243.24) })
  expect(federal.taxableIncome).toBe(dollars(943_243.24))
})

test.each([
  [260_000, 40_000, 1_520],
  [230_000, 40_000, 760],
  [210_000, 40_000, 0],
])('a couple with wages of %d and interest of %d owes net investment income tax of %d', (wages, interest, tax) => {
  const { federal } = estimateFor({ wages }, { status: 'joint', interest: dollars(interest) })
  expect(federal.netInvestment).toBe(dollars(tax))
})

test.each<[string, Amounts, Amounts, number]>([
  ['the wages of both spouses together above 250,000', { wages: 150_000 }, { wages: 140_000 }, 360],
  ['nothing if the wages are below 250,000', { wages: 240_000 }, {}, 0],
  // 46,175 of net earnings, minus the 20,000 of the threshold that wages leave.
  ['net earnings above the threshold that wages leave', { wages: 230_000 }, { selfEmployment: 50_000 }, 235.58],
])('additional Medicare tax of a couple applies to %s', (_, taxpayer, spouse, tax) => {
  expect(estimateFor(taxpayer, { status: 'joint', spouse: person(spouse) }).federal.additionalMedicare).toBe(
    dollars(tax),
  )
})

test.each([
  // Income plus half the benefits: half of the excess over 32,000; above 44,000, 6,000 plus 85% of the excess.
  [17_000, 0],
  [20_000, 1_500],
  [32_000, 8_550],
  [40_000, 15_350],
  [60_000, 25_500],
])('a couple with Social Security of 30,000 and a pension of %d has taxable benefits of %d', (pensions, taxable) => {
  const { federal } = estimateFor({ socialSecurity: 30_000, pensions }, { status: 'joint' })
  expect(federal.taxableSocialSecurity).toBe(dollars(taxable))
})

test.each([
  // 15% of the excess over 2,500, at most 1,700 per child, and at most the part of 2,200 that the tax leaves.
  [2_500, 0],
  [12_500, 1_500],
  [25_000, 3_375],
  [26_000, 3_400],
  [30_000, 3_400],
  // The tax of 10% of 15,850 uses part of the 4,400.
  [40_000, 2_815],
])('a head of household with two children and wages of %d has a refundable child credit of %d', (wages, credit) => {
  const { federal } = estimateFor({ wages }, { status: 'head', childrenUnder17: 2 })
  expect(federal.credits.additionalChild).toBe(dollars(credit))
})

test.each([
  [40_000, 2_400],
  [40_000.01, 2_150],
  [80_000, 2_150],
  [80_000.01, 1_900],
  [499_999.99, 1_900],
  [500_000, 0],
])('at an income of %d, the Ohio exemption of 2026 is %d', (wages, each) => {
  expect(estimateFor({ wages }).ohio.exemptions.each).toBe(dollars(each))
})

test.each([
  // Two exemptions of 2,400, 2,150 or 1,900; then 332 plus 2.75% above 26,050. So at the 20% rate there is no tax.
  [29_800, 0],
  // After exemptions, 50,000 owes 990.63 and 75,500 owes 1,691.88.
  [54_300, 148.59],
  [54_301, 99.07],
  [79_300, 167.81],
  [79_301, 83.91],
  // After exemptions, 402,200 owes 10,676.13, and 5% of that is below 650. From 500,000 on there is no credit.
  [406_000, 533.81],
  [499_999, 650],
  [500_000, 0],
])('a couple with wages of %d, 1,000 of them by the spouse, has an Ohio joint filing credit of %d', (wages, credit) => {
  const { ohio } = estimateFor({ wages: wages - 1_000 }, { status: 'joint', spouse: person({ wages: 1_000 }) })
  expect(ohio.credits.jointFiling).toBe(dollars(credit))
})

test.each<[Scenario['status'], number, number, number]>([
  ['single', 250_000, 250_000, 0],
  // 3% of the 50,000 above the limit.
  ['single', 300_000, 250_000, 1_500],
  ['joint', 300_000, 250_000, 1_500],
  ['separate', 150_000, 125_000, 750],
])('a %s return with business income of %d deducts %d in Ohio and owes %d', (status, income, deduction, tax) => {
  // Wages below 26,050 owe no tax, and exemptions reduce them first.
  const { ohio } = estimateFor({ wages: 10_000 }, { status, passThroughIncome: dollars(income) })
  expect([ohio.businessIncomeDeduction, ohio.businessTax]).toEqual([dollars(deduction), dollars(tax)])
})

test.each<[string, Partial<Scenario>, number]>([
  // 403,500 plus half of the range of 150,000. Half of the 200,000 and of the payroll qualifies: 20% of 100,000, minus
  // half of the 5,000 that the payroll does not cover.
  ['of 17,500 with payroll of 60,000', { businessWagesPaid: dollars(60_000) }, 17_500],
  ['of 10,000 without payroll', {}, 10_000],
])('a service trade with 200,000 in the middle of the range has a business deduction %s', (_, scenario, deduction) => {
  // 478,500 of taxable income before the deduction, plus the standard deduction of 32,200.
  const { federal } = estimateFor(
    { wages: 478_500 + 32_200 - 200_000 },
    { status: 'joint', serviceTrade: true, passThroughIncome: dollars(200_000), ...scenario },
  )
  expect(federal.businessIncomeDeduction).toBe(dollars(deduction))
})

test.each([
  // Above 276,750 a service trade does not qualify (26 U.S.C. 199A(d)(1)(A)), so it has no active business income.
  [true, 300_000, 0],
  // In the middle of the range half of 1,500 qualifies, which is less than the required 1,000.
  [true, 239_250, 150],
  [false, 300_000, 400],
])(
  'with serviceTrade %s and taxable income of %d, the deduction for 1,500 is %d',
  (serviceTrade, taxable, deduction) => {
    const { federal } = estimateFor(
      { wages: taxable + 16_100 - 1_500 },
      { serviceTrade, passThroughIncome: dollars(1_500), businessWagesPaid: dollars(1_500) },
    )
    expect(federal.businessIncomeDeduction).toBe(dollars(deduction))
  },
)

test.each<[Scenario['status'], number, number]>([
  ['single', 150_000, 5_000],
  ['single', 150_000.01, 5_500],
  ['separate', 75_000, 5_000],
  ['separate', 75_000.01, 5_500],
])("a %s return with last year's income of %d requires payments of %d", (status, income, required) => {
  const priorYear = { federalTax: dollars(5_000), adjustedGrossIncome: dollars(income), ohioTax: 0 }
  expect(estimateFor({ wages: 120_000 }, { status, priorYear }).quarterly.federal.required).toBe(dollars(required))
})
