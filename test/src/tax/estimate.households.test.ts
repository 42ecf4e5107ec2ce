import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate'
import { dollars } from '#tax/money'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario'
import { household } from '#test/helpers/tax/household'

const federalOf = (wages: number, scenario: Partial<Scenario>) =>
  estimate(household({ wages: dollars(wages) }, scenario)).federal

test('children under 17 and older children count equally for the earned income credit', () => {
  const two = federalOf(25_000, { status: 'head', childrenUnder17: 2 })
  const mixed = federalOf(25_000, { status: 'head', childrenUnder17: 1, olderChildrenForEarnedIncome: 1 })
  // 7,316 minus 21.06% of 1,110 above 23,890 (Rev. Proc. 2025-32).
  expect([two.credits.earnedIncome, mixed.credits.earnedIncome]).toEqual([708_223, 708_223])
})

test('rent counts for net investment income tax and for the investment limit of the earned income credit', () => {
  expect(federalOf(300_000, { rents: dollars(100_000) }).netInvestment).toBe(dollars(3_800))
  expect(federalOf(15_000, { status: 'head', childrenUnder17: 2, rents: dollars(13_000) }).credits.earnedIncome).toBe(0)
})

test('tax-exempt interest is untaxed but counts for taxable benefits and against the earned income credit', () => {
  const taxExemptInterest = dollars(30_000)
  // 30,000 plus half of 20,000 is 6,000 above 34,000: 85% of that, plus half of the 9,000 below.
  const { federal, ohio, incomeReceived } = estimate(
    household({ socialSecurity: dollars(20_000) }, { taxExemptInterest }),
  )
  expect(federal.taxableSocialSecurity).toBe(dollars(9_600))
  expect([federal.adjustedGrossIncome, ohio.adjustedGrossIncome]).toEqual([dollars(9_600), 0])
  expect(incomeReceived).toBe(dollars(50_000))
  expect(federalOf(250_000, { taxExemptInterest: dollars(30_000) }).netInvestment).toBe(0)
  const parent = { status: 'head', childrenUnder17: 2 } as const
  expect(federalOf(15_000, { ...parent, taxExemptInterest: dollars(12_200) }).credits.earnedIncome).toBe(dollars(6_000))
  expect(federalOf(15_000, { ...parent, taxExemptInterest: dollars(12_201) }).credits.earnedIncome).toBe(0)
})

test('a taxpayer whom someone else can claim gets no student loan deduction and no credit for children', () => {
  const plain = federalOf(40_000, { canBeClaimed: true })
  const more = federalOf(40_000, { canBeClaimed: true, studentLoanInterest: dollars(2_500), childrenUnder17: 1 })
  expect(more.total).toBe(plain.total)
})

/** The limit is the earned income of the business or, for an owner of an S corporation, wages from it (26 U.S.C. 162(l)(2)(A) and (5)(A)). */
test.each<[string, Partial<Person>, Partial<Scenario>, number]>([
  ['in full if wages from the corporation cover them', { wages: 60_000, ownerWages: 60_000 }, {}, 9_000],
  ['up to the wages from the corporation', { wages: 60_000, ownerWages: 4_000 }, {}, 4_000],
  ['not at all by an employee', { wages: 60_000 }, {}, 0],
  // 10,000 minus half of 1,412.96 (15.3% of 9,235) and the plan.
  [
    'up to profit minus half the self-employment tax and the plan',
    { selfEmployment: 10_000 },
    { selfEmployedPlan: 200_000 },
    7_293.52,
  ],
  [
    'up to that profit plus the wages from the corporation',
    { selfEmployment: 10_000, wages: 500, ownerWages: 500 },
    { selfEmployedPlan: 200_000 },
    7_793.52,
  ],
  [
    'up to the wages from the corporation, which a plan above the profit does not reduce',
    { wages: 500, ownerWages: 500 },
    { selfEmployedPlan: 200_000 },
    500,
  ],
])('health insurance premiums of $9,000 are deducted %s', (_, person, scenario, deduction) => {
  const amounts = Object.fromEntries(Object.entries(person).map(([key, amount]) => [key, dollars(Number(amount))]))
  const premiums = { selfEmployedHealthInsurance: dollars(9_000) }
  const { federal, limited } = estimate(household(amounts, { ...premiums, ...scenario }))
  const counted = dollars(deduction)
  expect(federal.adjustments.selfEmployedHealthInsurance).toBe(counted)
  expect(limited).toEqual(deduction < 9_000 ? [{ owner: 'return', key: 'selfEmployedHealthInsurance', counted }] : [])
})

const withProfit = (profit: number, person: Partial<Person>, scenario: Partial<Scenario> = {}) =>
  estimate(household({ selfEmployment: dollars(profit), ...person }, scenario))

/** 26 U.S.C. 199A(c)(4)(D). */
test('deducted tips of a business do not count for the business income deduction', () => {
  const alone = withProfit(72_000, { tips: dollars(12_000), pensions: dollars(50_000) }, { year: 2025 })
  // 20% of 72,000 minus half the tax of 10,173.25 and minus the tips.
  expect(alone.federal.businessIncomeDeduction).toBe(dollars(10_982.67))
  const spouse = { ...emptyScenario.spouse, wages: dollars(80_000) }
  const joint = withProfit(50_000, { tips: dollars(25_000) }, { status: 'joint', spouse })
  expect(joint.federal.businessIncomeDeduction).toBe(dollars(4_293.52))
  const waiter = withProfit(20_000, { wages: dollars(30_000), tips: dollars(10_000) })
  expect(waiter.federal.businessIncomeDeduction).toBe(
    withProfit(20_000, { wages: dollars(30_000) }).federal.businessIncomeDeduction,
  )
})

/** Publication 596, worksheet 1. */
test('a passive loss reduces rent before the investment limit of the earned income credit applies', () => {
  const creditOf = (passThroughIncome: number) =>
    federalOf(20_000, {
      status: 'head',
      childrenUnder17: 1,
      rents: dollars(13_000),
      passThroughPassive: true,
      passThroughIncome: dollars(passThroughIncome),
    }).credits.earnedIncome
  expect(creditOf(0)).toBe(0)
  expect(creditOf(-5_000)).toBeGreaterThan(0)
})

test('a taxpayer whom someone else can claim gets no Ohio exemption, but the spouse gets one', () => {
  const exemptions = (scenario: Partial<Scenario>) =>
    withProfit(0, {}, { canBeClaimed: true, ...scenario }).ohio.exemptions.count
  expect(exemptions({ childrenUnder17: 1 })).toBe(0)
  expect(exemptions({ status: 'joint' })).toBe(1)
})

/** R.C. 5748.01. */
test('a school district with the earned income base taxes 92.35% of a profit', () => {
  const { local } = withProfit(50_000, {}, { schoolDistrictRate: 150, schoolDistrictBase: 'earned' })
  expect(local.schoolDistrict).toBe(dollars(692.63))
})

test("if all wages come from the owner's business, the next $100 of wages is business income at a marginal rate of 22%", () => {
  const wages = { wages: dollars(50_000), ownerWages: dollars(50_000), pensions: dollars(30_000) }
  const { marginal } = withProfit(0, wages, { passThroughIncome: dollars(46_175), businessWagesPaid: dollars(50_000) })
  expect(marginal?.rate).toBe(220_000)
})
