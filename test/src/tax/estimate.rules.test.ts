/** The expected amounts are calculated by hand from the form or the law. */
import { expect, test } from 'vitest'
import { carLoanDeduction, overtimeDeduction, seniorDeduction, tipsDeduction } from '#tax/additional-deductions.ts'
import { type Business, businessComponents, businessIncomeDeduction, qualifiedPart } from '#tax/business-income.ts'
import { additionalChildCredit, childAndOtherCredit } from '#tax/child-credit.ts'
import { earnedIncomeCredit } from '#tax/earned-income.ts'
import { countedGain } from '#tax/federal-income.ts'
import { incomeTax, preferentialIncome } from '#tax/income-tax.ts'
import { charity } from '#tax/itemized.ts'
import { dollars, sum } from '#tax/money.ts'
import { exemptionCredit, jointFilingCredit } from '#tax/ohio-credits.ts'
import { taxableSocialSecurity } from '#tax/social-security.ts'
import { standardDeduction } from '#tax/standard-deduction.ts'
import { studentLoanDeduction } from '#tax/student-loan.ts'
import { taxFromTable } from '#tax/tax-table.ts'
import { figuresOf } from '#tax/years.ts'

const figures2025 = figuresOf(2025)
const figures2026 = figuresOf(2026)

test.each([
  // Below $3,000, the rows of the printed Tax Table cover smaller ranges of income.
  [4.99, 0],
  [5, 1],
  [15, 2],
  [25, 4],
  [50, 6],
  [75, 9],
  [2_975, 299],
  [3_000, 303],
  [99_999.99, 16_909],
])('according to the 2025 Tax Table, a single person with taxable income of $%d owes $%d', (income, tax) => {
  expect(taxFromTable(dollars(income), 'single', figures2025)).toBe(dollars(tax))
})

test('the capital gains worksheet uses the Tax Table for ordinary income below $100,000', () => {
  const taxFromTableOn = (taxable: number, dividends: number) =>
    incomeTax(dollars(taxable), dollars(dividends), 'single', figures2025).taxFromTable
  // The expected tax is the Tax Table's $14,720 for $90,000 in ordinary income, plus 15% of the $30,000 in dividends.
  expect(taxFromTableOn(120_000, 30_000)).toBe(dollars(19_220))
  expect(taxFromTableOn(120_000, 0)).toBeNull()
})

test('on a separate return, Social Security benefits are taxable from the first dollar of income', () => {
  expect(taxableSocialSecurity(dollars(1_000), 0, 'separate', figures2025)).toBe(dollars(425))
})

test("a dependent's standard deduction for 2025 is earned income plus $450, but at least $1,350 and at most $15,750", () => {
  const deduction = (earned: number, extras = 0) => standardDeduction('single', extras, dollars(earned), figures2025)
  expect(deduction(300)).toBe(dollars(1_350))
  expect(deduction(5_000)).toBe(dollars(5_450))
  expect(deduction(50_000)).toBe(dollars(15_750))
  expect(deduction(300, 1)).toBe(dollars(3_350))
})

test('a net capital loss is deductible only up to $3,000', () => {
  expect(countedGain(dollars(-9_000), dollars(2_000), dollars(3_000))).toBe(dollars(-3_000))
  expect(preferentialIncome(dollars(100), dollars(-400), dollars(1_000))).toBe(dollars(700))
  expect(preferentialIncome(dollars(100), dollars(400), dollars(-1_000))).toBe(dollars(100))
})

test('the deduction for $3,000 of student loan interest falls to $1,250 at an income of $92,500', () => {
  expect(studentLoanDeduction(dollars(3_000), dollars(92_500), 'single', figures2025)).toBe(dollars(1_250))
  expect(studentLoanDeduction(dollars(3_000), dollars(200_000), 'joint', figures2025)).toBe(0)
  expect(studentLoanDeduction(dollars(3_000), dollars(10_000), 'separate', figures2025)).toBe(0)
})

test('starting in 2026, gifts to charity are deductible only above 0.5% of income', () => {
  expect(charity(dollars(5_000), dollars(200_000), figures2025)).toBe(dollars(5_000))
  expect(charity(dollars(5_000), dollars(200_000), figures2026)).toBe(dollars(4_000))
  expect(charity(dollars(90_000), dollars(100_000), figures2025)).toBe(dollars(60_000))
})

test('for tips and overtime, Schedule 1-A rounds the excess income down to a multiple of $1,000', () => {
  const taxpayer = (income: number) => ({ income: dollars(income), status: 'single' }) as const
  expect(tipsDeduction(dollars(30_000), taxpayer(150_999), figures2025)).toBe(dollars(25_000))
  expect(tipsDeduction(dollars(30_000), taxpayer(151_000), figures2025)).toBe(dollars(24_900))
  expect(overtimeDeduction(dollars(30_000), taxpayer(160_000), figures2025)).toBe(dollars(11_500))
  expect(carLoanDeduction(dollars(12_000), taxpayer(100_001), figures2025)).toBe(dollars(9_800))
})

test('separate returns get no deduction for seniors, tips or overtime', () => {
  const taxpayer = { income: dollars(10_000), status: 'separate' } as const
  expect(seniorDeduction(1, taxpayer, figures2025)).toBe(0)
  expect(tipsDeduction(dollars(1_000), taxpayer, figures2025)).toBe(0)
  expect(overtimeDeduction(dollars(1_000), taxpayer, figures2025)).toBe(0)
})

const business = { income: dollars(100_000), serviceTrade: false, wagesPaid: 0, property: 0 }
const component = (only: Business, taxable: number) => businessComponents([only], at(taxable), figures2025)
const at = (taxable: number) => ({ taxable: dollars(taxable), preferred: 0, status: 'single' }) as const

test('in the middle of the phase-in range, a business without payroll loses half of its business income deduction', () => {
  expect(component(business, 197_300)).toBe(dollars(20_000))
  expect(component(business, 222_300)).toBe(dollars(10_000))
  expect(component(business, 247_300)).toBe(0)
})

test('above the phase-in range, the business income deduction for a business without property is limited to 50% of payroll', () => {
  const paying = { ...business, wagesPaid: dollars(30_000) }
  expect(component(paying, 300_000)).toBe(dollars(15_000))
  expect(component({ ...paying, property: dollars(400_000) }, 300_000)).toBe(dollars(17_500))
})

test('above the phase-in range, profit from a specified service business does not increase the business income deduction', () => {
  const paying = { ...business, income: dollars(50_000), wagesPaid: dollars(100_000) }
  const businesses = [paying, { ...paying, serviceTrade: true }]
  expect(businessComponents(businesses, at(484_250), figures2025)).toBe(dollars(10_000))
})

test("for the business income deduction, a loss from one business reduces another business's income", () => {
  const losing = { ...business, income: dollars(-40_000) }
  expect(businessComponents([business, losing], at(100_000), figures2025)).toBe(dollars(12_000))
  const taxpayer = { ...at(50_000), preferred: dollars(20_000) }
  expect(businessIncomeDeduction(dollars(12_000), dollars(60_000), taxpayer, figures2025)).toBe(dollars(6_000))
})

test('for the business income deduction, only the qualified part of a business loss reduces other profits', () => {
  // Half of the $1,000 loss counts, so the $1,500 profit falls to $1,000. Without payroll, half of the $200 deduction is lost.
  const losing = { ...business, income: dollars(-1_000), serviceTrade: true }
  const small = { ...business, income: dollars(1_500) }
  expect(businessComponents([small, losing], at(239_250), figures2026)).toBe(dollars(100))
  // The $60,000 loss reduces the profits to $30,000 and $60,000. Without payroll, the $60,000 profit earns no deduction.
  const paying = { ...business, income: dollars(50_000), wagesPaid: dollars(90_000) }
  const loss = { ...business, income: dollars(-60_000), wagesPaid: dollars(500_000) }
  expect(businessComponents([paying, business, loss], at(500_000), figures2026)).toBe(dollars(6_000))
  expect(businessComponents([small, { ...losing, income: dollars(-90_000) }], at(50_000), figures2026)).toBe(0)
})

test.each([
  // Above the phase-in range, the loss of a service business does not count. The $1,500 profit earns the $400 minimum deduction.
  [1_500, 300_000, 400],
  // Half of the $1,000 loss counts. The minimum deduction requires $1,000 in active income, which is $1,500 − $500.
  [1_500, 239_250, 400],
  [1_499, 239_250, 99.9],
])('with $%d in profit, a service loss and $%d in income, the deduction is $%d', (profit, taxable, deduction) => {
  const loss = { ...business, income: dollars(-1_000), serviceTrade: true }
  const both = [{ ...business, income: dollars(profit) }, loss]
  const active = sum(both.map((one) => qualifiedPart(one, at(taxable), figures2026).income))
  const components = businessComponents(both, at(taxable), figures2026)
  expect(businessIncomeDeduction(components, active, at(taxable), figures2026)).toBe(dollars(deduction))
})

test('the minimum business income deduction cannot exceed taxable income', () => {
  expect(businessIncomeDeduction(0, dollars(1_000), at(300), figures2026)).toBe(dollars(300))
})

test('the child tax credit falls by $50 for each full or partial $1,000 above the threshold', () => {
  const family = { children: 2, others: 1, status: 'joint' } as const
  expect(childAndOtherCredit({ ...family, adjustedGrossIncome: dollars(400_000) }, figures2026)).toBe(dollars(4_900))
  expect(childAndOtherCredit({ ...family, adjustedGrossIncome: dollars(400_001) }, figures2026)).toBe(dollars(4_850))
})

test('the additional child tax credit for two children is 15% of earnings above $2,500', () => {
  const credit = (children: number, payroll: number) =>
    additionalChildCredit(dollars(6_600), children, dollars(4_000), dollars(payroll), figures2025)
  expect(credit(2, 306)).toBe(dollars(225))
  expect(credit(3, 306)).toBe(dollars(306))
  expect(additionalChildCredit(dollars(6_600), 3, dollars(90_000), 0, figures2025)).toBe(dollars(5_100))
})

test('the earned income credit rises with earnings, reaches a maximum and then falls', () => {
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
      figures2025,
    )
  expect(credit(10_000)).toBe(dollars(4_000))
  expect(credit(20_000)).toBe(dollars(7_152))
  expect(credit(25_000)).toBe(dollars(6_804.51))
  expect(credit(20_000, { status: 'separate' })).toBe(0)
  expect(credit(20_000, { canBeClaimed: true })).toBe(0)
  expect(credit(10_000, { children: 0, ages: [24] })).toBe(0)
  expect(credit(10_000, { children: 0, ages: [24, 64] })).toBe(dollars(649))
})

test.each([
  [2_000, 20_000, 25_000, 400],
  [3_000, 40_000, 50_000, 450],
  [6_000, 35_000, 40_000, 650],
])('for Ohio tax of $%d on $%d ($%d before exemptions), the joint credit is $%d', (tax, income, modified, credit) => {
  expect(jointFilingCredit(dollars(tax), dollars(income), dollars(modified), figures2025)).toBe(dollars(credit))
})

test("Ohio's exemption credit is $20 for each exemption", () => {
  expect(exemptionCredit(2, dollars(15_300), figures2025)).toBe(dollars(40))
  expect(exemptionCredit(5, dollars(18_250), figures2025)).toBe(dollars(100))
})
