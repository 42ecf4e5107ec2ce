import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate'
import { dollars } from '#tax/money'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario'

function taxed(wages: number, more: Partial<Scenario>) {
  const { federal } = estimate({
    ...emptyScenario,
    ...more,
    taxpayer: { ...emptyScenario.taxpayer, wages: dollars(wages) },
  })
  return federal
}

test('children under 17 count for the earned income credit too, older ones beside them', () => {
  const two = taxed(25_000, { status: 'head', childrenUnder17: 2 })
  const mixed = taxed(25_000, { status: 'head', childrenUnder17: 1, olderChildrenForEarnedIncome: 1 })
  // 7,316 less 21.06 % of 1,110 over 23,890 (Rev. Proc. 2025-32).
  expect([two.credits.earnedIncome, mixed.credits.earnedIncome]).toEqual([708_223, 708_223])
})

test('rent is investment income: for the net investment tax, and against the earned income credit', () => {
  expect(taxed(300_000, { rents: dollars(100_000) }).netInvestment).toBe(dollars(3_800))
  expect(taxed(15_000, { status: 'head', childrenUnder17: 2, rents: dollars(13_000) }).credits.earnedIncome).toBe(0)
})

test('tax-exempt interest is no income, but counts for the benefits and against the earned income credit', () => {
  const retired = { ...emptyScenario.taxpayer, socialSecurity: dollars(20_000) }
  const of = (more: Partial<Scenario>) => estimate({ ...emptyScenario, taxpayer: retired, ...more })
  // 30,000 and half of 20,000 are 6,000 over 34,000: 85 % of that, and half of the 9,000 below.
  const { federal, ohio, incomeReceived } = of({ taxExemptInterest: dollars(30_000) })
  expect(federal.taxableSocialSecurity).toBe(dollars(9_600))
  expect([federal.adjustedGrossIncome, ohio.adjustedGrossIncome]).toEqual([dollars(9_600), 0])
  expect(incomeReceived).toBe(dollars(50_000))
  expect(taxed(250_000, { taxExemptInterest: dollars(30_000) }).netInvestment).toBe(0)
  const parent = { status: 'head', childrenUnder17: 2 } as const
  expect(taxed(15_000, { ...parent, taxExemptInterest: dollars(12_200) }).credits.earnedIncome).toBe(dollars(6_000))
  expect(taxed(15_000, { ...parent, taxExemptInterest: dollars(12_201) }).credits.earnedIncome).toBe(0)
})

test('who can be claimed deducts no student loan interest and has no credit for children', () => {
  const plain = taxed(40_000, { canBeClaimed: true })
  const more = taxed(40_000, { canBeClaimed: true, studentLoanInterest: dollars(2_500), childrenUnder17: 1 })
  expect(more.total).toBe(plain.total)
})

/** 26 U.S.C. 162(l)(2)(A): earned income of the business; (5)(A): for an owner of an S corporation, wages from it. */
test.each<[string, Partial<Person>, Partial<Scenario>, number]>([
  ['all, by an owner whose wages from the corporation carry it', { wages: 60_000, ownerWages: 60_000 }, {}, 9_000],
  ['up to those wages', { wages: 60_000, ownerWages: 4_000 }, {}, 4_000],
  ['none, by an employee', { wages: 60_000 }, {}, 0],
  // 10,000 less half of 1,412.96 (15.3 % of 9,235) and the plan.
  ['up to profit less half the tax and the plan', { selfEmployment: 10_000 }, { selfEmployedPlan: 200_000 }, 7_293.52],
  ['up to both', { selfEmployment: 10_000, wages: 500, ownerWages: 500 }, { selfEmployedPlan: 200_000 }, 7_793.52],
  ['none of a plan in excess off those wages', { wages: 500, ownerWages: 500 }, { selfEmployedPlan: 200_000 }, 500],
])('of health insurance premiums is deducted %s', (_, person, more, deducted) => {
  const amounts = Object.fromEntries(Object.entries(person).map(([key, amount]) => [key, dollars(Number(amount))]))
  const { federal, adjusted } = estimate({
    ...emptyScenario,
    selfEmployedHealthInsurance: dollars(9_000),
    ...more,
    taxpayer: { ...emptyScenario.taxpayer, ...amounts },
  })
  const taken = dollars(deducted)
  expect(federal.adjustments.selfEmployedHealthInsurance).toBe(taken)
  expect(adjusted).toEqual(deducted < 9_000 ? [{ owner: 'return', key: 'selfEmployedHealthInsurance', taken }] : [])
})

const profitable = (profit: number, person: Partial<Person>, over: Partial<Scenario> = {}) =>
  estimate({
    ...emptyScenario,
    ...over,
    taxpayer: { ...emptyScenario.taxpayer, selfEmployment: dollars(profit), ...person },
  })

/** 26 U.S.C. 199A(c)(4)(D): what section 224 deducts is no business income. */
test('tips of a business that are deducted do not count for the business income deduction', () => {
  const alone = profitable(72_000, { tips: dollars(12_000), pensions: dollars(50_000) }, { year: 2025 })
  // 20 % of 72,000 less half the tax of 10,173.25 and less the tips.
  expect(alone.federal.businessIncomeDeduction).toBe(dollars(10_982.67))
  const spouse = { ...emptyScenario.spouse, wages: dollars(80_000) }
  const joint = profitable(50_000, { tips: dollars(25_000) }, { status: 'joint', spouse })
  expect(joint.federal.businessIncomeDeduction).toBe(dollars(4_293.52))
  const waiter = profitable(20_000, { wages: dollars(30_000), tips: dollars(10_000) })
  expect(waiter.federal.businessIncomeDeduction).toBe(
    profitable(20_000, { wages: dollars(30_000) }).federal.businessIncomeDeduction,
  )
})

/** Publication 596, worksheet 1: rents and passive income together, not less than nothing. */
test('rent and a passive loss are taken together against the limit of investment income', () => {
  const creditOf = (passThroughIncome: number) =>
    taxed(20_000, {
      status: 'head',
      childrenUnder17: 1,
      rents: dollars(13_000),
      passThroughPassive: true,
      passThroughIncome: dollars(passThroughIncome),
    }).credits.earnedIncome
  expect(creditOf(0)).toBe(0)
  expect(creditOf(-5_000)).toBeGreaterThan(0)
})

test('whom somebody else can claim has no Ohio exemption, and no dependents; a spouse nobody claims has one', () => {
  const counted = (over: Partial<Scenario>) => profitable(0, {}, { canBeClaimed: true, ...over }).ohio.exemptions.count
  expect(counted({ childrenUnder17: 1 })).toBe(0)
  expect(counted({ status: 'joint' })).toBe(1)
})

/** R.C. 5748.01: net earnings as section 1402(a) has them. */
test('a school district that taxes earned income takes 92.35 % of a profit', () => {
  const { local } = profitable(50_000, {}, { schoolDistrictRate: 150, schoolDistrictBase: 'earned' })
  expect(local.schoolDistrict).toBe(dollars(692.63))
})

test('the next wages of an owner whose wages are all from the own business are business income too', () => {
  const wages = { wages: dollars(50_000), ownerWages: dollars(50_000), pensions: dollars(30_000) }
  const { marginal } = profitable(0, wages, { passThroughIncome: dollars(46_175), businessWagesPaid: dollars(50_000) })
  expect(marginal?.rate).toBe(220_000)
})
