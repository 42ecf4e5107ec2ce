/** The expected amounts are calculated by hand. */
import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate.ts'
import { dollars } from '#tax/money.ts'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario.ts'
import { amountOf } from '#test/helpers/tax/cases.ts'
import { household } from '#test/helpers/tax/household.ts'

type Amounts = Partial<Person>
type Fields = Partial<Scenario>

const inUnits = ['year', 'age', 'childrenUnder17', 'olderChildrenForEarnedIncome', 'cityRate', 'schoolDistrictRate']

const inCents = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'number' && !inUnits.includes(key) ? dollars(value) : value,
    ]),
  ) as T
const person = (amounts: Amounts): Person => ({ ...emptyScenario.taxpayer, ...inCents(amounts) })

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
  ['adjusted gross income includes only taxable benefits', 'federal.adjustedGrossIncome', 9_600, retired, exempt],
  // The combined income is $40,000. Taxable benefits are 50% of the $9,000 below $34,000 plus 85% of the $6,000 above $34,000.
  ['tax-exempt interest makes benefits taxable', 'federal.taxableSocialSecurity', 9_600, retired, exempt],
  ['Ohio does not tax Social Security', 'ohio.adjustedGrossIncome', 0, retired, exempt],
  ['income received includes all benefits and interest', 'incomeReceived', 50_000, retired, exempt],
  ['income received includes untaxed benefits', 'incomeReceived', 50_000, { ...retired, pensions: 30_000 }],
  ["a single return ignores the spouse's income", 'incomeReceived', 0, {}, { spouse: person({ wages: 90_000 }) }],
  ['rent is investment income', 'federal.netInvestment', 3_800, { wages: 300_000 }, { rents: 100_000 }],
  ['investment expenses reduce investment income', 'federal.netInvestment', 1_710, { wages: 300_000 }, invested],
  ['tax-exempt interest is not investment income', 'federal.netInvestment', 0, { wages: 250_000 }, exempt],
  ['the school district taxes wages and pensions', 'local.schoolDistrict', 867.75, paid, local],
  ['the school district taxes only wages', 'local.schoolDistrict', 750, paid, onEarned],
  // Ohio Revised Code 5748.01 defines the earned income that a school district may tax.
  [
    'the school district taxes 92.35% of a profit',
    'local.schoolDistrict',
    692.63,
    { selfEmployment: 50_000 },
    onEarned,
  ],
  ['the city taxes only wages', 'local.city', 1_000, paid, local],
  ['the total includes both local taxes', 'total - federal.total - ohio.tax', 1_867.75, paid, local],
  // The federal rate is 12%, and the Ohio rate is 2.75%. Ohio does not tax business income, and the federal rate applies to 80%
  // of business income. The self-employment tax on a $100 profit is $14.13, and half of the $14.13 is deductible.
  ['the next $100 in wages is taxed', 'marginal.tax', 14.75, { wages: 60_000 }],
  ['the next $100 of interest is untaxed on a low income', 'marginal.tax', 0, {}, { interest: 5_000 }],
  ['the next $100 of pass-through income is taxed', 'marginal.tax', 9.6, {}, { passThroughIncome: 60_000 }],
  ['the next $100 of profit is taxed', 'marginal.tax', 23.04, { selfEmployment: 50_000 }],
  ['the next $100 of interest is taxed', 'marginal.tax', 14.75, {}, { interest: 60_000 }],
  // Medicare taxes are 3.8% of $92.35. Federal tax (35%) and Ohio tax (3%) apply to $100 minus half of the 2.9% Medicare tax.
  ['the larger profit earns the next $100', 'marginal.tax', 41.01, { selfEmployment: 10_000 }, couple],
  ["wages are the owner's", 'marginal.tax', 22, { wages: 50_000, ownerWages: 50_000, pensions: 30_000 }, corporation],
  // The required federal payment is 90% of this year's tax of $13,170, or last year's tax if last year's tax is lower.
  ["required payments are 90% of this year's tax", 'quarterly.federal.required', 11_853, { wages: 100_000 }],
  ['each payment is a fourth of the required amount', 'quarterly.federal.each', 2_963.25, { wages: 100_000 }],
  ["required payments equal last year's tax", 'quarterly.federal.required', 5_000, { wages: 100_000 }, { priorYear }],
  ["each payment is a fourth of last year's tax", 'quarterly.federal.each', 1_250, { wages: 100_000 }, { priorYear }],
  // The Ohio tax is $332 plus 2.75% of the income above $26,050. The income is $100,000 in wages minus a $1,900 exemption.
  ["required Ohio payments are 90% of this year's tax", 'quarterly.ohio.required', 2_082.04, { wages: 100_000 }],
  ['Ohio requires no payments for a balance of $500.00', 'quarterly.ohio.each', 0, { wages: 34_559.09 }],
  ['Ohio requires payments for a balance of $500.03', 'quarterly.ohio.each', 112.51, { wages: 34_560 }],
  ['a small federal balance requires no payments', 'quarterly.federal.each', 0, { wages: 25_000 }],
  ['withholding replaces payments', 'quarterly.federal.each', 0, { wages: 100_000 }, { federalWithheld: 13_000 }],
  ['net earnings of $400 owe self-employment tax', 'federal.selfEmploymentTax.total', 61.2, { selfEmployment: 433.13 }],
  // The ordinary rate of 12% applies to the $50 gain, because this rate is lower than the 15% rate for long-term gains.
  ['12% applies to gains', 'federal.taxBeforeCredits', 5_575.5, { wages: 64_150 }, { year: 2025, longGain: 50 }],
  ['wages of $500 qualify', 'ohio.credits.jointFiling', 148.59, { wages: 53_800 }, withSpouse({ wages: 500 })],
  ['unemployment qualifies', 'ohio.credits.jointFiling', 148.59, { wages: 53_800 }, withSpouse({ unemployment: 500 })],
  ['the return itemizes if that saves tax', 'federal.deduction.amount', 20_500, { wages: 100_000 }, home],
  ['itemized gifts are not deducted a second time', 'federal.deduction.cashGifts', 0, { wages: 100_000 }, home],
  ['$1,000 of gifts is deducted', 'federal.deduction.cashGifts', 1_000, { wages: 100_000 }, { cashGifts: 3_000 }],
  // Taxable income is $92,000 − $18,000 − gifts ($3,000 − 0.5% × $92,000) − $2,000 in car loan interest − 20% × $10,000.
  ['deductions of different kinds add up', 'federal.taxableIncome', 67_460, { wages: 82_000 }, deductions],
  [
    "a dependent's children give no exemption",
    'ohio.exemptions.total',
    0,
    {},
    { canBeClaimed: true, childrenUnder17: 1 },
  ],
  ["a dependent's spouse counts", 'ohio.exemptions.total', 2_400, {}, { canBeClaimed: true, status: 'joint' }],
])("%s, so the estimate's %s is $%d", (_, amount, expected, taxpayer, fields) => {
  expect(amountOf(estimateFor(taxpayer, fields), amount)).toBe(dollars(expected))
})

test.each<[string, number, number, Fields]>([
  // The earned income credit is the $7,316 maximum minus 21.06% of the income above $23,890 (Rev. Proc. 2025-32).
  ['two children', 25_000, 7_082.23, {}],
  ['a child and an older child', 25_000, 7_082.23, { childrenUnder17: 1, olderChildrenForEarnedIncome: 1 }],
  ['rent above the limit', 15_000, 0, { rents: 13_000 }],
  ['tax-exempt interest up to the limit', 15_000, 6_000, { taxExemptInterest: 12_200 }],
  ['tax-exempt interest above the limit', 15_000, 0, { taxExemptInterest: 12_201 }],
  // Investment income is rent minus the passive loss (Pub. 596, Worksheet 1). Credit: $7,316 − 21.06% × ($28,000 − $23,890).
  [
    'rent minus a passive loss',
    20_000,
    6_450.43,
    { rents: 13_000, passThroughPassive: true, passThroughIncome: -5_000 },
  ],
])('a parent with %s and $%d in wages gets an earned income credit of $%d', (_, wages, credit, fields) => {
  const { federal } = estimateFor({ wages }, { status: 'head', childrenUnder17: 2, ...fields })
  expect(federal.credits.earnedIncome).toBe(dollars(credit))
})

test('a taxpayer who can be claimed as a dependent gets no student loan interest deduction or child tax credit', () => {
  const fields = { canBeClaimed: true, studentLoanInterest: 2_500, childrenUnder17: 1 }
  const { adjustments, credits } = estimateFor({ wages: 40_000 }, fields).federal
  expect([adjustments.studentLoanInterest, credits.childAndOther, credits.additionalChild]).toEqual([0, 0, 0])
})

/** Premiums are deductible up to business earnings or an S corporation owner's wages (26 U.S.C. 162(l)(2)(A) and (5)(A)). */
test.each<[string, Amounts, number, number]>([
  ['in full if wages from the corporation cover them', { wages: 60_000, ownerWages: 60_000 }, 0, 9_000],
  ['up to the wages from the corporation', { wages: 60_000, ownerWages: 4_000 }, 0, 4_000],
  ['not at all by an employee', { wages: 60_000 }, 0, 0],
  // The premium deduction is at most $10,000 − half of the self-employment tax (15.3% × $9,235) − the $2,000 plan payment.
  ['up to profit minus half the tax and the plan', { selfEmployment: 10_000 }, 2_000, 7_293.52],
  ['up to net profit plus own wages', { selfEmployment: 10_000, wages: 500, ownerWages: 500 }, 2_000, 7_793.52],
  ['up to wages from the corporation, without the plan', { wages: 500, ownerWages: 500 }, 2_000, 500],
])('health insurance premiums of 9,000 dollars are deducted %s', (_, taxpayer, selfEmployedPlan, deduction) => {
  const { federal, limited } = estimateFor(taxpayer, { selfEmployedHealthInsurance: 9_000, selfEmployedPlan })
  const counted = dollars(deduction)
  expect(federal.adjustments.selfEmployedHealthInsurance).toBe(counted)
  expect(limited).toEqual(deduction < 9_000 ? [{ owner: 'return', key: 'selfEmployedHealthInsurance', counted }] : [])
})

/** Income for the business income deduction excludes deducted tips (26 U.S.C. 199A(c)(4)(D)). */
test.each<[string, Amounts, Fields, number]>([
  // The business income deduction is 20% × ($72,000 − half of the $10,173.25 self-employment tax − $12,000 in deducted tips).
  ['reduce the deduction', { selfEmployment: 72_000, tips: 12_000, pensions: 50_000 }, { year: 2025 }, 10_982.67],
  [
    "reduce a couple's deduction",
    { selfEmployment: 50_000, tips: 25_000 },
    { status: 'joint', spouse: person({ wages: 80_000 }) },
    4_293.52,
  ],
  [
    'earned by employees do not reduce the deduction',
    { selfEmployment: 20_000, wages: 30_000, tips: 10_000 },
    {},
    3_717.41,
  ],
])('only business tips reduce the business income deduction: deducted tips %s', (_, taxpayer, fields, deduction) => {
  expect(estimateFor(taxpayer, fields).federal.businessIncomeDeduction).toBe(dollars(deduction))
})

test.each([
  // Each senior's deduction is $6,000 minus 6% of the wages above $150,000.
  [150_000, 40, 6_000],
  [200_000, 40, 3_000],
  [250_000, 40, 0],
  [200_000, 70, 6_000],
])('a couple with $%d in wages, aged 66 and %d, gets a senior deduction of $%d', (wages, age, deduction) => {
  const { federal } = estimateFor({ wages, age: 66 }, { status: 'joint', spouse: person({ age }) })
  expect(federal.additional.senior).toBe(dollars(deduction))
})

test.each<[Scenario['status'], number, number]>([
  // The limit on state and local taxes is $40,400 − 30% × (wages − $505,000), but at least $10,000. For a separate return, the
  // threshold is $252,500, and Schedule A halves the result.
  ['single', 505_000, 40_400],
  ['single', 555_000, 25_400],
  ['single', 606_333, 10_000.1],
  ['single', 606_334, 10_000],
  ['separate', 302_500, 12_700],
  ['separate', 353_833, 5_000.05],
  ['separate', 353_834, 5_000],
])('a %s return with $%d in wages deducts at most $%d in state and local taxes', (status, wages, limit) => {
  const { federal } = estimateFor({ wages }, { status, propertyTax: 90_000 })
  expect(federal.deduction.itemized.stateAndLocal).toBe(dollars(limit))
})

test('in the top bracket for 2026, itemized deductions of $60,000 are reduced by 2/37', () => {
  const { federal } = estimateFor({ wages: 1_000_000 }, { mortgageInterest: 50_000, propertyTax: 40_000 })
  // The reduction is 2/37 of the $60,000 in itemized deductions or of the income above $640,600, whichever is smaller.
  expect(federal.deduction.itemized).toMatchObject({ stateAndLocal: dollars(10_000), reduction: dollars(3_243.24) })
  expect(federal.taxableIncome).toBe(dollars(943_243.24))
})

test.each([
  [260_000, 40_000, 1_520],
  [230_000, 40_000, 760],
  [210_000, 40_000, 0],
])('a couple with $%d in wages and $%d in interest owes $%d in net investment income tax', (wages, interest, tax) => {
  const { federal } = estimateFor({ wages }, { status: 'joint', interest: interest })
  expect(federal.netInvestment).toBe(dollars(tax))
})

test.each<[string, Amounts, Amounts, number]>([
  ["both spouses' combined wages above $250,000", { wages: 150_000 }, { wages: 140_000 }, 360],
  ['no wages if the total is below $250,000', { wages: 240_000 }, {}, 0],
  // The additional Medicare tax is 0.9% of ($230,000 in wages + $46,175 in net earnings − the $250,000 threshold).
  ['net earnings above the unused part of the threshold', { wages: 230_000 }, { selfEmployment: 50_000 }, 235.58],
])("a couple's additional Medicare tax applies to %s", (_, taxpayer, spouse, tax) => {
  expect(estimateFor(taxpayer, { status: 'joint', spouse: person(spouse) }).federal.additionalMedicare).toBe(
    dollars(tax),
  )
})

test.each([
  // Taxable benefits are 50% of the combined income from $32,000 to $44,000 and 85% of the combined income above $44,000.
  [17_000, 0],
  [20_000, 1_500],
  [32_000, 8_550],
  [40_000, 15_350],
  [60_000, 25_500],
])('a couple with Social Security benefits and a $%d pension has $%d in taxable benefits', (pensions, taxable) => {
  const { federal } = estimateFor({ socialSecurity: 30_000, pensions }, { status: 'joint' })
  expect(federal.taxableSocialSecurity).toBe(dollars(taxable))
})

test.each([
  // The refundable child credit is 15% × (wages − $2,500), at most $1,700 per child and at most the unused child credit.
  [2_500, 0],
  [12_500, 1_500],
  [25_000, 3_375],
  [26_000, 3_400],
  [30_000, 3_400],
  // The unused part of the child credit is $4,400 minus the income tax (10% × $15,850).
  [40_000, 2_815],
])('a head of household with two children and $%d in wages has a refundable child credit of $%d', (wages, credit) => {
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
])('at an income of $%d, each Ohio exemption for 2026 is $%d', (wages, each) => {
  expect(estimateFor({ wages }).ohio.exemptions.each).toBe(dollars(each))
})

test.each([
  [29_800, 0],
  // The Ohio tax is $990.63 on an income of $50,000 after exemptions, and $1,691.88 on $75,500.
  [54_300, 148.59],
  [54_301, 99.07],
  [79_300, 167.81],
  [79_301, 83.91],
  // The joint filing credit is 5% of the $10,676.13 tax, but at most $650.
  [406_000, 533.81],
  [499_999, 650],
  [500_000, 0],
])('a couple with two earners and $%d in wages gets an Ohio joint filing credit of $%d', (wages, credit) => {
  const { ohio } = estimateFor({ wages: wages - 1_000 }, { status: 'joint', spouse: person({ wages: 1_000 }) })
  expect(ohio.credits.jointFiling).toBe(dollars(credit))
})

test.each<[Scenario['status'], number, number, number]>([
  ['single', 250_000, 250_000, 0],
  ['single', 300_000, 250_000, 1_500],
  ['joint', 300_000, 250_000, 1_500],
  ['separate', 150_000, 125_000, 750],
])('a %s return with $%d in business income deducts $%d and owes $%d in Ohio tax', (status, income, deduction, tax) => {
  const { ohio } = estimateFor({ wages: 10_000 }, { status, passThroughIncome: income })
  expect([ohio.businessIncomeDeduction, ohio.businessTax]).toEqual([dollars(deduction), dollars(tax)])
})

test.each<[string, Partial<Scenario>, number]>([
  // Half of the income and payroll qualifies. The business deduction is $20,000 − 50% × ($20,000 − 50% × $30,000).
  ['of $17,500 with a payroll of $60,000', { businessWagesPaid: 60_000 }, 17_500],
  ['of $10,000 without payroll', {}, 10_000],
])('in the middle of the phase-in range, a service business gets a business deduction %s', (_, scenario, deduction) => {
  const { federal } = estimateFor(
    { wages: 478_500 + 32_200 - 200_000 },
    { status: 'joint', serviceTrade: true, passThroughIncome: 200_000, ...scenario },
  )
  expect(federal.businessIncomeDeduction).toBe(dollars(deduction))
})

test.each([
  // A service business has no qualified business income if the taxable income is above $276,750 (26 U.S.C. 199A(d)(1)(A)).
  [true, 300_000, 0],
  // Only half of the $1,500 in income qualifies, but the minimum deduction requires $1,000 in qualified income.
  [true, 239_250, 150],
  [false, 300_000, 400],
])('with serviceTrade=%s and income of $%d, the business deduction is $%d', (serviceTrade, taxable, deduction) => {
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
])("a %s return with last year's income of $%d requires estimated tax payments of $%d", (status, income, required) => {
  const priorYear = { federalTax: dollars(5_000), adjustedGrossIncome: dollars(income), ohioTax: 0 }
  expect(estimateFor({ wages: 120_000 }, { status, priorYear }).quarterly.federal.required).toBe(dollars(required))
})
