import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate.ts'
import { atLeastZero, type Cents, dollars, share } from '#tax/money.ts'
import { emptyScenario, type Scenario } from '#tax/scenario.ts'
import { figuresOf } from '#tax/years.ts'
import { household } from '#test/helpers/tax/household.ts'
import { anyScenario } from '#test/helpers/tax/scenarios.ts'

/** The tax calculation rounds at most five amounts to the cent. */
const ROUNDING: Cents = 5

const personal = ['wages', 'selfEmployment', 'pensions', 'unemployment', 'socialSecurity'] as const
const ofReturn = [
  'passThroughIncome',
  'interest',
  'taxExemptInterest',
  'dividends',
  'shortGain',
  'longGain',
  'rents',
  'otherIncome',
] as const
type Income = (typeof personal)[number] | (typeof ofReturn)[number]

function withMore(scenario: Scenario, income: Income, more: Cents): Scenario {
  const isPersonal = (kind: Income): kind is (typeof personal)[number] => personal.some((name) => name === kind)
  if (!isPersonal(income)) return { ...scenario, [income]: scenario[income] + more }
  const taxpayer = { ...scenario.taxpayer, [income]: scenario.taxpayer[income] + more }
  return { ...scenario, taxpayer }
}

const more = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 20_000_000 }))

/** If all wages come from the taxpayer's own business, higher wages raise the limit on the health insurance deduction. */
const fromOwnBusiness = ({ taxpayer }: Scenario, income: Income) =>
  income === 'wages' && taxpayer.ownerWages > taxpayer.wages

const businessDeduction = (scenario: Scenario) => estimate(scenario).federal.businessIncomeDeduction
const minimumDeduction = ({ year }: Scenario) => figuresOf(year).businessIncome.minimum

const federalStepsDown: Record<string, (before: Scenario, income: Income, after: Scenario) => boolean> = {
  'from 2026 an active business with $1,000 deducts at least $400': (before, _, after) =>
    businessDeduction(after) === minimumDeduction(before) && businessDeduction(before) < minimumDeduction(before),
  'half of the self-employment tax is deductible from net earnings of $400 on': ({ taxpayer, year }, income) =>
    income === 'selfEmployment' &&
    share(taxpayer.selfEmployment, figuresOf(year).selfEmployment.earnings) < figuresOf(year).selfEmployment.floor,
  "a dependent's standard deduction rises with business income, which also brings deductions of its own": (
    before,
    income,
  ) => before.canBeClaimed && (income === 'selfEmployment' || fromOwnBusiness(before, income)),
  "an owner's wages raise the health insurance deduction and the limit on gifts": fromOwnBusiness,
  'pay that is all tips or overtime is deducted itself and raises limits that depend on income': (before, income) =>
    (income === 'wages' || income === 'selfEmployment') &&
    estimate(before).limited.some(({ key }) => key === 'tips' || key === 'overtimePremium'),
  'gains taxed at 0% raise the limit on gifts, which are deducted from wages': (before, income) =>
    (income === 'longGain' || income === 'shortGain') &&
    before.cashGifts >
      share(atLeastZero(estimate(before).federal.adjustedGrossIncome), figuresOf(before.year).giftLimit.rate),
}

const INCOMES: Income[] = [...personal, ...ofReturn]
test.each(INCOMES)('federal tax before credits never falls as %s rises, except in known cases', (income) => {
  const taxOf = (scenario: Scenario) => estimate(scenario).federal.taxBeforeCredits
  fc.assert(
    fc.property(anyScenario('usual'), more, (scenario, amount) => {
      const after = withMore(scenario, income, amount)
      fc.pre(!Object.values(federalStepsDown).some((isOn) => isOn(scenario, income, after)))
      expect(taxOf(after)).toBeGreaterThanOrEqual(taxOf(scenario) - ROUNDING)
    }),
  )
})

/**
 * More profit can raise the deductions for self-employment tax and health insurance. Ohio does not tax the first $250,000 of
 * business income, so more profit can lower Ohio tax.
 */
test.each(INCOMES.filter((income) => income !== 'selfEmployment'))(
  'Ohio tax before credits never falls as %s rises',
  (income) => {
    const taxOf = (scenario: Scenario) => estimate(scenario).ohio.taxBeforeCredits
    fc.assert(
      fc.property(anyScenario('usual'), more, (scenario, amount) => {
        fc.pre(!fromOwnBusiness(scenario, income))
        expect(taxOf(withMore(scenario, income, amount))).toBeGreaterThanOrEqual(taxOf(scenario) - ROUNDING)
      }),
    )
  },
)

const earning = (year: Scenario['year'], wages: number, scenario: Partial<Scenario> = {}): Scenario =>
  household({ wages: dollars(wages) }, { ...scenario, year })
const ohioTax = (scenario: Scenario) => estimate(scenario).ohio.tax

test.each<[string, Scenario['year'], number, number]>([
  // The wages are Ohio's $26,050 threshold plus a $2,400 exemption. The $20 exemption credit reduces the tax.
  ['the first bracket starts at $342 in 2025', 2025, 28_450, 342.03 - 20],
  ['the first bracket starts at $332 in 2026', 2026, 28_450, 332.03 - 20],
  ['the last bracket starts $18.69 higher in 2025', 2025, 101_900, 2_394.35 - 2_375.63],
  ['the brackets meet at $100,000 in 2026', 2026, 101_900, 0.03],
  // The next dollar lowers the Ohio exemption by $250, so Ohio taxes $251 more at 2.75%.
  ['the exemption falls at $40,000', 2025, 40_000, 6.9],
  ['the exemption falls at $80,000', 2025, 80_000, 6.9],
  // The next dollar ends the $1,900 Ohio exemption, so Ohio taxes $1,901 more. The rate is 3.125% in 2025 and 2.75% in 2026.
  ['the exemption ends at $750,000 in 2025', 2025, 749_999, 59.41],
  ['the exemption ends at $500,000 in 2026', 2026, 499_999, 52.28],
  ['the $20 credit ends at $30,000 after exemptions', 2025, 32_399, 20.02],
])('the next dollar of wages adds the expected Ohio tax where %s', (_, year, wages, jump) => {
  const rise = ohioTax(earning(year, wages + 1)) - ohioTax(earning(year, wages))
  expect(Math.abs(rise - dollars(jump))).toBeLessThanOrEqual(1)
})

test("Ohio's joint filing credit for 2026 ends at an income of $500,000", () => {
  const joint = (wages: number) =>
    earning(2026, wages, { status: 'joint', spouse: { ...emptyScenario.spouse, wages: dollars(1_000) } })
  // The next dollar ends Ohio's $650 joint filing credit and two $1,900 exemptions, so Ohio taxes $3,801 more at 2.75%.
  expect(ohioTax(joint(499_000)) - ohioTax(joint(498_999))).toBe(dollars(650 + 104.53))
})

test('federal tax before credits falls when pass-through income rises to $1,000 or profit rises to $434', () => {
  const wages = dollars(50_000)
  const taxOf = (scenario: Scenario) => estimate(scenario).federal.taxBeforeCredits
  const passThrough = (income: number) => taxOf(household({ wages }, { passThroughIncome: dollars(income) }))
  const profit = (amount: number) => taxOf(household({ wages, selfEmployment: dollars(amount) }, { year: 2025 }))
  expect(passThrough(1_000)).toBeLessThan(passThrough(999))
  expect(profit(434)).toBeLessThan(profit(433))
})
