/** Whole returns worked by hand from the law, at its thresholds and in the middle of its ranges. */
import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate'
import { dollars } from '#tax/money'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario'

type Amounts<T> = { [Key in keyof T]?: T[Key] }

/** Amounts of the two people in dollars. */
const person = (amounts: Partial<Record<keyof Person, number>>): Person => ({
  ...emptyScenario.taxpayer,
  ...Object.fromEntries(
    Object.entries(amounts).map(([key, amount]) => [key, key === 'age' ? amount : dollars(amount)]),
  ),
})
const taxed = (taxpayer: Parameters<typeof person>[0], over: Amounts<Scenario> = {}) =>
  estimate({ ...emptyScenario, ...over, taxpayer: person(taxpayer) })

test.each([
  // 6,000 less 6 % of what is over 150,000: one senior of a couple has one deduction and loses once.
  [150_000, 40, 6_000],
  [200_000, 40, 3_000],
  [250_000, 40, 0],
  [200_000, 70, 6_000],
])('of a couple at %d with a spouse of %d the deduction from age 65 is %d', (wages, age, deduction) => {
  const { federal } = taxed({ wages, age: 66 }, { status: 'joint', spouse: person({ age }) })
  expect(federal.additional.senior).toBe(dollars(deduction))
})

test.each<[Scenario['status'], number, number]>([
  // 2026: 40,400 less 30 % over 505,000, not below 10,000. A separate return starts to lose at 252,500, and takes half of
  // what is left: the worksheet of Schedule A halves last.
  ['single', 505_000, 40_400],
  ['single', 555_000, 25_400],
  ['single', 606_333, 10_000.1],
  ['single', 606_334, 10_000],
  ['separate', 302_500, 12_700],
  ['separate', 353_833, 5_000.05],
  ['separate', 353_834, 5_000],
])('of state and local taxes a %s return at %d deducts at most %d', (status, wages, most) => {
  const { federal } = taxed({ wages }, { status, propertyTax: dollars(90_000) })
  expect(federal.deduction.itemized.stateAndLocal).toBe(dollars(most))
})

test('in the top bracket of 2026 itemized deductions lose 2/37', () => {
  const { federal } = taxed({ wages: 1_000_000 }, { mortgageInterest: dollars(50_000), propertyTax: dollars(40_000) })
  // 10,000 of the taxes and the interest; 60,000 is less than the 359,400 over 640,600.
  expect(federal.deduction.itemized).toMatchObject({ stateAndLocal: dollars(10_000), reduction: dollars(3_243.24) })
  expect(federal.taxableIncome).toBe(dollars(943_243.24))
})

test.each([
  [260_000, 40_000, 1_520],
  [230_000, 40_000, 760],
  [210_000, 40_000, 0],
])('a couple with wages of %d and interest of %d owes net investment income tax of %d', (wages, interest, tax) => {
  const { federal } = taxed({ wages }, { status: 'joint', interest: dollars(interest) })
  expect(federal.netInvestment).toBe(dollars(tax))
})

test.each<[string, Parameters<typeof person>[0], Parameters<typeof person>[0], number]>([
  ['both wages together over 250,000', { wages: 150_000 }, { wages: 140_000 }, 360],
  ['not one alone under it', { wages: 240_000 }, {}, 0],
  // 46,175 of net earnings over the 20,000 that wages leave.
  ['net earnings over what wages leave', { wages: 230_000 }, { selfEmployment: 50_000 }, 235.58],
])('additional Medicare tax of a couple is on %s', (_, taxpayer, spouse, tax) => {
  expect(taxed(taxpayer, { status: 'joint', spouse: person(spouse) }).federal.additionalMedicare).toBe(dollars(tax))
})

test.each([
  // With half the benefits: half of what is over 32,000; from 44,000 on 6,000 and 85 % of what is over.
  [17_000, 0],
  [20_000, 1_500],
  [32_000, 8_550],
  [40_000, 15_350],
  [60_000, 25_500],
])('a couple with benefits of 30,000 and a pension of %d is taxed on %d of them', (pensions, taxable) => {
  const { federal } = taxed({ socialSecurity: 30_000, pensions }, { status: 'joint' })
  expect(federal.taxableSocialSecurity).toBe(dollars(taxable))
})

test.each([
  // 15 % of what is over 2,500; 1,700 for each child at most, and what the tax leaves of 2,200.
  [2_500, 0],
  [12_500, 1_500],
  [25_000, 3_375],
  [26_000, 3_400],
  [30_000, 3_400],
  // 10 % of 15,850 is taken by the 4,400 first.
  [40_000, 2_815],
])('a head of household with two children and wages of %d is paid %d of the child credit', (wages, paid) => {
  const { federal } = taxed({ wages }, { status: 'head', childrenUnder17: 2 })
  expect(federal.credits.additionalChild).toBe(dollars(paid))
})

test.each([
  [40_000, 2_400],
  [40_000.01, 2_150],
  [80_000, 2_150],
  [80_000.01, 1_900],
  [499_999.99, 1_900],
  [500_000, 0],
])('in 2026 the Ohio exemption at an income of %d is %d', (wages, each) => {
  expect(taxed({ wages }).ohio.exemptions.each).toBe(dollars(each))
})

test.each([
  // Two exemptions of 2,400, 2,150 or 1,900; then 332 and 2.75 % over 26,050, so that 20 % is always of nothing.
  [29_800, 0],
  // 50,000 after exemptions owes 990.63, and 75,500 owes 1,691.88.
  [54_300, 148.59],
  [54_301, 99.07],
  [79_300, 167.81],
  [79_301, 83.91],
  // 402,200 after exemptions owes 10,676.13: 5 % of it is under 650; 500,000 has none.
  [406_000, 533.81],
  [499_999, 650],
  [500_000, 0],
])('a couple that both earn, %d in all, has a joint filing credit of %d', (wages, credit) => {
  const { ohio } = taxed({ wages: wages - 1_000 }, { status: 'joint', spouse: person({ wages: 1_000 }) })
  expect(ohio.credits.jointFiling).toBe(dollars(credit))
})

test.each<[Scenario['status'], number, number, number]>([
  ['single', 250_000, 250_000, 0],
  // 3 % of the 50,000 left.
  ['single', 300_000, 250_000, 1_500],
  ['joint', 300_000, 250_000, 1_500],
  ['separate', 150_000, 125_000, 750],
])('Ohio deducts of business income on a %s return of %d: %d', (status, income, deduction, tax) => {
  // Exemptions come off wages first, which are under 26,050.
  const { ohio } = taxed({ wages: 10_000 }, { status, passThroughIncome: dollars(income) })
  expect([ohio.businessIncomeDeduction, ohio.businessTax]).toEqual([dollars(deduction), dollars(tax)])
})

test.each<[string, Amounts<Scenario>, number]>([
  // 403,500 and half of 150,000 more. Half of 200,000 counts, and of payroll: 20,000, of which half of 5,000 is lost.
  ['in the middle of the range', { businessWagesPaid: dollars(60_000) }, 17_500],
  ['without payroll', {}, 10_000],
])('a service trade %s deducts of 200,000', (_, over, deduction) => {
  // Taxable income before the deduction: 478,500 and a standard deduction of 32,200.
  const { federal } = taxed(
    { wages: 478_500 + 32_200 - 200_000 },
    { status: 'joint', serviceTrade: true, passThroughIncome: dollars(200_000), ...over },
  )
  expect(federal.businessIncomeDeduction).toBe(dollars(deduction))
})

test.each([
  // Above 276,750 a service trade is no qualified trade (199A(d)(1)(A)): nothing is active business income of it.
  [true, 300_000, 0],
  // Half of 1,500 in the middle of the range is less than the 1,000 it takes.
  [true, 239_250, 150],
  [false, 300_000, 400],
])('whether a service trade (%s) at %d has the minimum deduction: %d', (serviceTrade, taxable, deduction) => {
  const { federal } = taxed(
    { wages: taxable + 16_100 - 1_500 },
    { serviceTrade, passThroughIncome: dollars(1_500), businessWagesPaid: dollars(1_500) },
  )
  expect(federal.businessIncomeDeduction).toBe(dollars(deduction))
})

test.each<[Scenario['status'], number, number]>([
  ['single', 150_000, 5_000],
  ['single', 150_000.01, 5_500],
  ['separate', 75_000, 5_000],
  ['separate', 75_000.01, 5_500],
])('a %s return after a year of %d is safe with %d', (status, adjustedGrossIncome, required) => {
  const priorYear = {
    federalTax: dollars(5_000),
    adjustedGrossIncome: dollars(adjustedGrossIncome),
    ohioTax: 0,
  }
  expect(taxed({ wages: 120_000 }, { status, priorYear }).quarterly.federal.required).toBe(dollars(required))
})
