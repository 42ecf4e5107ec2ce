/** Single rules on amounts worked by hand from the form or the section named. */
import { expect, test } from 'vitest'
import { carLoanDeduction, overtimeDeduction, seniorDeduction, tipsDeduction } from '#tax/additional-deductions'
import { type Business, businessComponents, businessIncomeDeduction } from '#tax/business-income'
import { additionalChildCredit, childAndOtherCredit } from '#tax/child-credit'
import { earnedIncomeCredit } from '#tax/earned-income'
import { countedGain } from '#tax/federal-income'
import { incomeTax, preferentialIncome } from '#tax/income-tax'
import { charity, itemizedReduction, stateAndLocalTaxes } from '#tax/itemized'
import { dollars } from '#tax/money'
import { taxableSocialSecurity } from '#tax/social-security'
import { standardDeduction } from '#tax/standard-deduction'
import { studentLoanDeduction } from '#tax/student-loan'
import { taxFromTable } from '#tax/tax-table'
import { figuresOf } from '#tax/years'

const of2025 = figuresOf(2025)
const of2026 = figuresOf(2026)

test.each([
  // [income, tax]: the rows of the printed table below $3,000 are narrower.
  [4.99, 0],
  [5, 1],
  [15, 2],
  [25, 4],
  [50, 6],
  [75, 9],
  [2_975, 299],
  [3_000, 303],
  [99_999.99, 16_909],
])('the Tax Table of a single person has $%d in a row of $%d', (income, tax) => {
  expect(taxFromTable(dollars(income), 'single', of2025)).toBe(dollars(tax))
})

test("the gains worksheet has the table for what is below the table's end", () => {
  const printed = (taxable: number, dividends: number) =>
    incomeTax(dollars(taxable), dollars(dividends), 'single', of2025).taxFromTable
  // 14,720 of the row from 90,000, and 15 % of 30,000.
  expect(printed(120_000, 30_000)).toBe(dollars(19_220))
  expect(printed(120_000, 0)).toBeNull()
})

test('the benefits worksheet: half above the first amount, 85 % above the second', () => {
  const taxable = (benefits: number, other: number) =>
    taxableSocialSecurity(dollars(benefits), dollars(other), 'single', of2025)
  expect(taxable(20_000, 15_000)).toBe(0)
  expect(taxable(20_000, 20_000)).toBe(dollars(2_500))
  expect(taxable(20_000, 30_000)).toBe(dollars(0.85 * 6_000 + 4_500))
  expect(taxable(20_000, 90_000)).toBe(dollars(17_000))
  expect(taxableSocialSecurity(dollars(1_000), 0, 'separate', of2025)).toBe(dollars(425))
})

test("a dependent's standard deduction follows earned income", () => {
  const deduction = (earned: number, extras = 0) => standardDeduction('single', extras, dollars(earned), of2025)
  expect(deduction(300)).toBe(dollars(1_350))
  expect(deduction(5_000)).toBe(dollars(5_450))
  expect(deduction(50_000)).toBe(dollars(15_750))
  expect(deduction(300, 1)).toBe(dollars(3_350))
})

test('a loss counts to its limit, and short losses take from long gains', () => {
  expect(countedGain(dollars(-9_000), dollars(2_000), dollars(3_000))).toBe(dollars(-3_000))
  expect(preferentialIncome(dollars(100), dollars(-400), dollars(1_000))).toBe(dollars(700))
  expect(preferentialIncome(dollars(100), dollars(400), dollars(-1_000))).toBe(dollars(100))
})

test('student loan interest falls over its range, and is nothing for separate filers', () => {
  expect(studentLoanDeduction(dollars(3_000), dollars(92_500), 'single', of2025)).toBe(dollars(1_250))
  expect(studentLoanDeduction(dollars(3_000), dollars(200_000), 'joint', of2025)).toBe(0)
  expect(studentLoanDeduction(dollars(3_000), dollars(10_000), 'separate', of2025)).toBe(0)
})

test('gifts have a floor from 2026, and a limit', () => {
  expect(charity(dollars(5_000), dollars(200_000), of2025)).toBe(dollars(5_000))
  expect(charity(dollars(5_000), dollars(200_000), of2026)).toBe(dollars(4_000))
  expect(charity(dollars(90_000), dollars(100_000), of2025)).toBe(dollars(60_000))
})

test('itemized deductions lose 2/37 in the top bracket from 2026', () => {
  const reduction = (income: number) => itemizedReduction(dollars(100_000), dollars(income), 'single', of2026)
  expect(reduction(640_600)).toBe(0)
  expect(reduction(714_600)).toBe(dollars(4_000))
  expect(reduction(9_000_000)).toBe(dollars(5_405.41))
  expect(itemizedReduction(dollars(100_000), dollars(9_000_000), 'single', of2025)).toBe(0)
})

test('Schedule 1-A rounds thousands down for tips and overtime, up for car loans', () => {
  const at = (income: number) => ({ income: dollars(income), status: 'single' }) as const
  expect(tipsDeduction(dollars(30_000), at(150_999), of2025)).toBe(dollars(25_000))
  expect(tipsDeduction(dollars(30_000), at(151_000), of2025)).toBe(dollars(24_900))
  expect(overtimeDeduction(dollars(30_000), at(160_000), of2025)).toBe(dollars(11_500))
  expect(carLoanDeduction(dollars(12_000), at(100_001), of2025)).toBe(dollars(9_800))
})

test('separate filers have no deduction for age, tips or overtime', () => {
  const taxpayer = { income: dollars(10_000), status: 'separate' } as const
  expect(seniorDeduction(1, taxpayer, of2025)).toBe(0)
  expect(tipsDeduction(dollars(1_000), taxpayer, of2025)).toBe(0)
  expect(overtimeDeduction(dollars(1_000), taxpayer, of2025)).toBe(0)
})

const business = { income: dollars(100_000), serviceTrade: false, wagesPaid: 0, property: 0 }
const component = (one: Business, ...of: [Parameters<typeof businessComponents>[1], typeof of2025]) =>
  businessComponents([one], ...of)
const at = (taxable: number) => ({ taxable: dollars(taxable), preferred: 0, status: 'single' }) as const

test('in the middle of the range half of what payroll and property do not cover is lost', () => {
  expect(component(business, at(197_300), of2025)).toBe(dollars(20_000))
  expect(component(business, at(222_300), of2025)).toBe(dollars(10_000))
  expect(component(business, at(247_300), of2025)).toBe(0)
})

test('a service trade keeps half of its income, payroll and property there, and nothing above', () => {
  const service = { ...business, serviceTrade: true, wagesPaid: dollars(100_000) }
  expect(component(service, at(222_300), of2025)).toBe(dollars(10_000))
  expect(component(service, at(247_300), of2025)).toBe(0)
})

test('above the range half of payroll counts, or a quarter with 2.5 % of property', () => {
  const paying = { ...business, wagesPaid: dollars(30_000) }
  expect(component(paying, at(300_000), of2025)).toBe(dollars(15_000))
  expect(component({ ...paying, property: dollars(400_000) }, at(300_000), of2025)).toBe(dollars(17_500))
})

test('a loss of one business comes off the others, and gains off the limit', () => {
  const losing = { ...business, income: dollars(-40_000) }
  expect(businessComponents([business, losing], at(100_000), of2025)).toBe(dollars(12_000))
  const taxpayer = { ...at(50_000), preferred: dollars(20_000) }
  expect(businessIncomeDeduction(dollars(12_000), dollars(60_000), taxpayer, of2025)).toBe(dollars(6_000))
})

test('a loss comes off profits before payroll is looked at, and not more of it than counts', () => {
  // Of 1,500 there are 1,000 left after half of a service trade's loss; without payroll half of 200 is lost.
  const losing = { ...business, income: dollars(-1_000), serviceTrade: true }
  const small = { ...business, income: dollars(1_500) }
  expect(businessComponents([small, losing], at(239_250), of2026)).toBe(dollars(100))
  // Two profits share a loss: 30,000 and 60,000 remain, the second without payroll to cover it.
  const paying = { ...business, income: dollars(50_000), wagesPaid: dollars(90_000) }
  const loss = { ...business, income: dollars(-60_000), wagesPaid: dollars(500_000) }
  expect(businessComponents([paying, business, loss], at(500_000), of2026)).toBe(dollars(6_000))
  expect(businessComponents([small, { ...losing, income: dollars(-90_000) }], at(50_000), of2026)).toBe(0)
})

test('the minimum deduction is from 2026, for an active business, and no more than taxable income', () => {
  expect(businessIncomeDeduction(0, dollars(1_000), at(50_000), of2026)).toBe(dollars(400))
  expect(businessIncomeDeduction(0, dollars(1_000), at(50_000), of2025)).toBe(0)
  expect(businessIncomeDeduction(0, dollars(1_000), at(300), of2026)).toBe(dollars(300))
})

test('the child credit falls for each begun thousand', () => {
  const family = { children: 2, others: 1, status: 'joint' } as const
  expect(childAndOtherCredit({ ...family, adjustedGrossIncome: dollars(400_000) }, of2026)).toBe(dollars(4_900))
  expect(childAndOtherCredit({ ...family, adjustedGrossIncome: dollars(400_001) }, of2026)).toBe(dollars(4_850))
})

test('the additional child credit is 15 % of earnings, or payroll taxes with three children', () => {
  const credit = (children: number, payroll: number) =>
    additionalChildCredit(dollars(6_600), children, dollars(4_000), dollars(payroll), of2025)
  expect(credit(2, 306)).toBe(dollars(225))
  expect(credit(3, 306)).toBe(dollars(306))
  expect(additionalChildCredit(dollars(6_600), 3, dollars(90_000), 0, of2025)).toBe(dollars(5_100))
})

test('the earned income credit rises, stays and falls', () => {
  const credit = (earned: number, over = {}) =>
    earnedIncomeCredit(
      {
        children: 2,
        earned: dollars(earned),
        adjustedGrossIncome: dollars(earned),
        investmentIncome: 0,
        status: 'single',
        ages: [30],
        canBeClaimed: false,
        ...over,
      },
      of2025,
    )
  expect(credit(10_000)).toBe(dollars(4_000))
  expect(credit(20_000)).toBe(dollars(7_152))
  expect(credit(25_000)).toBe(dollars(6_804.51))
  expect(credit(20_000, { status: 'separate' })).toBe(0)
  expect(credit(20_000, { canBeClaimed: true })).toBe(0)
  expect(credit(10_000, { children: 0, ages: [24] })).toBe(0)
  expect(credit(10_000, { children: 0, ages: [24, 64] })).toBe(dollars(649))
})

test('a separate return halves the cap on state and local taxes after its fall, 26 U.S.C. 164(b)(6)(B) and (7)(B)', () => {
  const cap = (income: number, figures = of2025) =>
    stateAndLocalTaxes(dollars(1_000_000), dollars(income), 'separate', figures)
  expect(cap(250_000)).toBe(dollars(20_000))
  // Half of 40,000 less 30 % of 50,000.
  expect(cap(300_000)).toBe(dollars(12_500))
  expect(cap(340_000)).toBe(dollars(6_500))
  // Half of the 10,000 that the fall leaves.
  expect(cap(350_000)).toBe(dollars(5_000))
  expect(cap(900_000)).toBe(dollars(5_000))
  expect(cap(320_000, of2026)).toBe(dollars(10_075))
})
