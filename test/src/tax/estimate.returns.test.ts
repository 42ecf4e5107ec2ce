/** Whole returns, calculated by hand at the law's thresholds and in the middle of its ranges. */
import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate.ts'
import { dollars } from '#tax/money.ts'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario.ts'
import { amountOf } from '#test/helpers/tax/cases.ts'
import { household } from '#test/helpers/tax/household.ts'

type Amounts = Partial<Person>
type Fields = Partial<Scenario>

const inUnits = ['year', 'age', 'childrenUnder17', 'olderChildrenForEarnedIncome', 'cityRate', 'schoolDistrictRate']

/** Converts the amounts among the fields from dollars to cents. */
const inCents = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'number' && !inUnits.includes(key) ? dollars(value) : value,
    ]),
  ) as T
const person = (amounts: Amounts): Person => ({ ...emptyScenario.taxpayer, ...inCents(amounts) })

/** Amounts are in dollars. */
const estimateFor = (taxpayer: Amounts, fields: Fields = {}) => estimate(household(person(taxpayer), inCents(fields)))

const retired = { socialSecurity: 20_000 }
const exempt = { taxExemptInterest: 30_000 }
const paid = { wages: 50_000, pensions: 10_000 }
const local = { cityRate: 200, schoolDistrictRate: 150 }
const onEarned = { ...local, schoolDistrictBase: 'earned' } as const
const home = { mortgageInterest: 12_000, propertyTax: 6_000, cashGifts: 3_000 }
const deductions = { ...home, passThroughIncome: 10_000, carLoanInterest: 2_000 }
const withSpouse = (spouse: Amounts) => ({ status: 'joint', spouse: person(spouse) }) as const
const couple = withSpouse({ selfEmployment: 600_000 })
const kinds = { interest: 10_000, dividends: 10_000, longGain: 10_000, rents: 10_000, passThroughIncome: 10_000 }
const invested = { ...kinds, passThroughPassive: true, investmentExpenses: 5_000 }
const priorYear = { federalTax: dollars(5_000), adjustedGrossIncome: dollars(100_000), ohioTax: 0 }
const corporation = { passThroughIncome: 46_175, businessWagesPaid: 50_000 }

test.each<[rule: string, amount: string, expected: number, taxpayer: Amounts, fields?: Fields]>([
  ['adjusted gross income has only taxable benefits', 'federal.adjustedGrossIncome', 9_600, retired, exempt],
  // 30,000 plus half of 20,000 is 6,000 above 34,000: 85% of that, plus half of the 9,000 below.
  ['tax-exempt interest counts for benefits', 'federal.taxableSocialSecurity', 9_600, retired, exempt],
  ['Ohio taxes no benefits', 'ohio.adjustedGrossIncome', 0, retired, exempt],
  ['income received has all benefits and interest', 'incomeReceived', 50_000, retired, exempt],
  ['income received has untaxed benefits', 'incomeReceived', 50_000, { ...retired, pensions: 30_000 }],
  ["a single return has no spouse's income", 'incomeReceived', 0, {}, { spouse: person({ wages: 90_000 }) }],
  ['rent is investment income', 'federal.netInvestment', 3_800, { wages: 300_000 }, { rents: 100_000 }],
  ['expenses reduce investment income', 'federal.netInvestment', 1_710, { wages: 300_000 }, invested],
  ['tax-exempt interest is no investment income', 'federal.netInvestment', 0, { wages: 250_000 }, exempt],
  ['the school district taxes wages and pensions', 'local.schoolDistrict', 867.75, paid, local],
  ['the school district taxes only wages', 'local.schoolDistrict', 750, paid, onEarned],
  // R.C. 5748.01.
  [
    'the school district taxes 92.35% of a profit',
    'local.schoolDistrict',
    692.63,
    { selfEmployment: 50_000 },
    onEarned,
  ],
  ['the city taxes only wages', 'local.city', 1_000, paid, local],
  ['all taxes include both local taxes', 'total - federal.total - ohio.tax', 1_867.75, paid, local],
  // 12% federal plus 2.75% Ohio; 12% of the four fifths that the deduction leaves, and Ohio deducts all of it. A profit
  // also owes 14.13, half of which is deducted.
  ['$100 more of wages are taxed', 'marginal.tax', 14.75, { wages: 60_000 }],
  ['$100 more of little interest are not taxed', 'marginal.tax', 0, {}, { interest: 5_000 }],
  ['$100 more of pass-through income are taxed', 'marginal.tax', 9.6, {}, { passThroughIncome: 60_000 }],
  ['$100 more of a profit are taxed', 'marginal.tax', 23.04, { selfEmployment: 50_000 }],
  ['$100 more of much interest are taxed', 'marginal.tax', 14.75, {}, { interest: 60_000 }],
  // 3.8% of 92.35, and 35% plus Ohio's 3% of the 98.66 that half of the 2.9% leaves.
  ['the spouse with the larger profit earns $100 more', 'marginal.tax', 41.01, { selfEmployment: 10_000 }, couple],
  ["wages are the owner's", 'marginal.tax', 22, { wages: 50_000, ownerWages: 50_000, pensions: 30_000 }, corporation],
  // 90% of 13,170, or all of last year's tax.
  ["payments are 90% of this year's tax", 'quarterly.federal.required', 11_853, { wages: 100_000 }],
  ['each payment is a fourth', 'quarterly.federal.each', 2_963.25, { wages: 100_000 }],
  ["payments are last year's tax", 'quarterly.federal.required', 5_000, { wages: 100_000 }, { priorYear }],
  ["each payment is a fourth of last year's tax", 'quarterly.federal.each', 1_250, { wages: 100_000 }, { priorYear }],
  // 90% of 2,313.38: 332 plus 2.75% of the 72,050 above 26,050 that an exemption of 1,900 leaves.
  ["Ohio's payments", 'quarterly.ohio.required', 2_082.04, { wages: 100_000 }],
  ['Ohio requires no payments for 500.00', 'quarterly.ohio.each', 0, { wages: 34_559.09 }],
  ['Ohio requires payments for 500.03', 'quarterly.ohio.each', 112.51, { wages: 34_560 }],
  ['a small balance needs no payments', 'quarterly.federal.each', 0, { wages: 25_000 }],
  ['withholding replaces payments', 'quarterly.federal.each', 0, { wages: 100_000 }, { federalWithheld: 13_000 }],
  ['net earnings of $400 owe tax', 'federal.selfEmploymentTax.total', 61.2, { selfEmployment: 433.13 }],
  // 12% on all of 48,450, which is less than 15% on the gain.
  ['a gain has no higher rate', 'federal.taxBeforeCredits', 5_575.5, { wages: 64_150 }, { year: 2025, longGain: 50 }],
  ['500 of wages qualify', 'ohio.credits.jointFiling', 148.59, { wages: 53_800 }, withSpouse({ wages: 500 })],
  ['unemployment qualifies', 'ohio.credits.jointFiling', 148.59, { wages: 53_800 }, withSpouse({ unemployment: 500 })],
  ['the return itemizes if that saves tax', 'federal.deduction.amount', 20_500, { wages: 100_000 }, home],
  ['gifts are itemized once', 'federal.deduction.cashGifts', 0, { wages: 100_000 }, home],
  ['gifts add 1,000', 'federal.deduction.cashGifts', 1_000, { wages: 100_000 }, { cashGifts: 3_000 }],
  // 92,000 minus 18,000 and the gifts above 0.5% of income, 2,000 of car loan interest and 20% of 10,000.
  ['itemized, additional and business deductions', 'federal.taxableIncome', 67_460, { wages: 82_000 }, deductions],
  [
    "a dependent's children give no exemption",
    'ohio.exemptions.total',
    0,
    {},
    { canBeClaimed: true, childrenUnder17: 1 },
  ],
  ["a dependent's spouse has one", 'ohio.exemptions.total', 2_400, {}, { canBeClaimed: true, status: 'joint' }],
])('%s: %s is %d', (_, amount, expected, taxpayer, fields) => {
  expect(amountOf(estimateFor(taxpayer, fields), amount)).toBe(dollars(expected))
})

test.each<[string, number, number, Fields]>([
  // 7,316 minus 21.06% of 1,110 above 23,890 (Rev. Proc. 2025-32).
  ['two children', 25_000, 7_082.23, {}],
  ['a child and an older child', 25_000, 7_082.23, { childrenUnder17: 1, olderChildrenForEarnedIncome: 1 }],
  ['rent above the limit', 15_000, 0, { rents: 13_000 }],
  ['tax-exempt interest up to the limit', 15_000, 6_000, { taxExemptInterest: 12_200 }],
  ['tax-exempt interest above the limit', 15_000, 0, { taxExemptInterest: 12_201 }],
  // Publication 596, worksheet 1, subtracts a passive loss from rent. 7,316 minus 21.06% of 4,110.
  [
    'rent minus a passive loss',
    20_000,
    6_450.43,
    { rents: 13_000, passThroughPassive: true, passThroughIncome: -5_000 },
  ],
])('a parent with %s and wages of %d has an earned income credit of %d', (_, wages, credit, fields) => {
  const { federal } = estimateFor({ wages }, { status: 'head', childrenUnder17: 2, ...fields })
  expect(federal.credits.earnedIncome).toBe(dollars(credit))
})

test('a taxpayer who can be claimed as a dependent gets no student loan deduction and no child credit', () => {
  const fields = { canBeClaimed: true, studentLoanInterest: 2_500, childrenUnder17: 1 }
  const { adjustments, credits } = estimateFor({ wages: 40_000 }, fields).federal
  expect([adjustments.studentLoanInterest, credits.childAndOther, credits.additionalChild]).toEqual([0, 0, 0])
})

/** The limit is the earned income of the business or, for an owner of an S corporation, wages from it (26 U.S.C. 162(l)(2)(A) and (5)(A)). */
test.each<[string, Amounts, number, number]>([
  ['in full if wages from the corporation cover them', { wages: 60_000, ownerWages: 60_000 }, 0, 9_000],
  ['up to the wages from the corporation', { wages: 60_000, ownerWages: 4_000 }, 0, 4_000],
  ['not at all by an employee', { wages: 60_000 }, 0, 0],
  // 10,000 minus half of 1,412.96 (15.3% of 9,235) and the plan.
  ['up to profit minus half the tax and the plan', { selfEmployment: 10_000 }, 2_000, 7_293.52],
  ['up to that plus own wages', { selfEmployment: 10_000, wages: 500, ownerWages: 500 }, 2_000, 7_793.52],
  ['up to own wages, which a plan does not reduce', { wages: 500, ownerWages: 500 }, 2_000, 500],
])('health insurance premiums of $9,000 are deducted %s', (_, taxpayer, selfEmployedPlan, deduction) => {
  const { federal, limited } = estimateFor(taxpayer, { selfEmployedHealthInsurance: 9_000, selfEmployedPlan })
  const counted = dollars(deduction)
  expect(federal.adjustments.selfEmployedHealthInsurance).toBe(counted)
  expect(limited).toEqual(deduction < 9_000 ? [{ owner: 'return', key: 'selfEmployedHealthInsurance', counted }] : [])
})

/** 26 U.S.C. 199A(c)(4)(D). */
test.each<[string, Amounts, Fields, number]>([
  // 20% of 72,000 minus half the tax of 10,173.25 and minus the tips.
  ['reduce the deduction', { selfEmployment: 72_000, tips: 12_000, pensions: 50_000 }, { year: 2025 }, 10_982.67],
  [
    'reduce the deduction of a couple',
    { selfEmployment: 50_000, tips: 25_000 },
    { status: 'joint', spouse: person({ wages: 80_000 }) },
    4_293.52,
  ],
  // 20% of 20,000 minus half the tax of 2,825.91.
  ['of an employee do not', { selfEmployment: 20_000, wages: 30_000, tips: 10_000 }, {}, 3_717.41],
])('deducted tips %s for business income', (_, taxpayer, fields, deduction) => {
  expect(estimateFor(taxpayer, fields).federal.businessIncomeDeduction).toBe(dollars(deduction))
})

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
  const { federal } = estimateFor({ wages }, { status, propertyTax: 90_000 })
  expect(federal.deduction.itemized.stateAndLocal).toBe(dollars(limit))
})

test('in the top bracket of 2026, itemized deductions of $60,000 are reduced by 2/37', () => {
  const { federal } = estimateFor({ wages: 1_000_000 }, { mortgageInterest: 50_000, propertyTax: 40_000 })
  // 10,000 of the taxes plus the interest. 60,000 is less than the excess of 359,400 over 640,600.
  expect(federal.deduction.itemized).toMatchObject({ stateAndLocal: dollars(10_000), reduction: dollars(3_243.24) })
  expect(federal.taxableIncome).toBe(dollars(943_243.24))
})

test.each([
  [260_000, 40_000, 1_520],
  [230_000, 40_000, 760],
  [210_000, 40_000, 0],
])('a couple with wages of %d and interest of %d owes net investment income tax of %d', (wages, interest, tax) => {
  const { federal } = estimateFor({ wages }, { status: 'joint', interest: interest })
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
  const { ohio } = estimateFor({ wages: 10_000 }, { status, passThroughIncome: income })
  expect([ohio.businessIncomeDeduction, ohio.businessTax]).toEqual([dollars(deduction), dollars(tax)])
})

test.each<[string, Partial<Scenario>, number]>([
  // 403,500 plus half of the range of 150,000. Half of the 200,000 and of the payroll qualifies: 20% of 100,000, minus
  // half of the 5,000 that the payroll does not cover.
  ['of 17,500 with payroll of 60,000', { businessWagesPaid: 60_000 }, 17_500],
  ['of 10,000 without payroll', {}, 10_000],
])('a service trade with 200,000 in the middle of the range has a business deduction %s', (_, scenario, deduction) => {
  // 478,500 of taxable income before the deduction, plus the standard deduction of 32,200.
  const { federal } = estimateFor(
    { wages: 478_500 + 32_200 - 200_000 },
    { status: 'joint', serviceTrade: true, passThroughIncome: 200_000, ...scenario },
  )
  expect(federal.businessIncomeDeduction).toBe(dollars(deduction))
})

test.each([
  // Above 276,750 a service trade does not qualify (26 U.S.C. 199A(d)(1)(A)), so it has no active business income.
  [true, 300_000, 0],
  // In the middle of the range half of 1,500 qualifies, which is less than the required 1,000.
  [true, 239_250, 150],
  [false, 300_000, 400],
])('with serviceTrade %s and taxable income of %d, 1,500 is a deduction of %d', (serviceTrade, taxable, deduction) => {
  const { federal } = estimateFor(
    { wages: taxable + 16_100 - 1_500 },
    { serviceTrade, passThroughIncome: 1_500, businessWagesPaid: 1_500 },
  )
  expect(federal.businessIncomeDeduction).toBe(dollars(deduction))
})

test.each<[Scenario['status'], number, number]>([
  ['single', 150_000, 5_000],
  ['single', 150_000.01, 5_500],
  ['separate', 75_000, 5_000],
  ['separate', 75_000.01, 5_500],
])("a %s return with last year's income of %d requires payments of %d", (status, income, required) => {
  const priorYear = { federalTax: dollars(5_000), adjustedGrossIncome: dollars(income), ohioTax: 0 }
  expect(estimateFor({ wages: 120_000 }, { status, priorYear }).quarterly.federal.required).toBe(dollars(required))
})
