/** Tax before credits rises with income. Where it does not, or jumps, the law has a step: each is listed here. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate'
import { atLeastNothing, dollars, share } from '#tax/money'
import { type Cents, emptyScenario, type Scenario } from '#tax/scenario'
import { figuresOf } from '#tax/years'
import { anyScenario } from './scenarios.ts'

/** Each rounding to the cent can lose one; the longest way from income to tax has these many. */
const ROUNDING: Cents = 5

const personal = ['wages', 'selfEmployment', 'pensions', 'unemployment', 'socialSecurity'] as const
const own = [
  'passThroughIncome',
  'interest',
  'taxExemptInterest',
  'dividends',
  'shortGain',
  'longGain',
  'rents',
  'otherIncome',
] as const
type Income = (typeof personal)[number] | (typeof own)[number]

function withMore(scenario: Scenario, income: Income, more: Cents): Scenario {
  const isPersonal = (kind: Income): kind is (typeof personal)[number] => personal.some((name) => name === kind)
  if (!isPersonal(income)) return { ...scenario, [income]: scenario[income] + more }
  const taxpayer = { ...scenario.taxpayer, [income]: scenario.taxpayer[income] + more }
  return { ...scenario, taxpayer }
}

const more = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 20_000_000 }))

/** Wages that are all from one's own business: they carry its health insurance. */
const fromOwnBusiness = ({ taxpayer }: Scenario, income: Income) =>
  income === 'wages' && taxpayer.ownerWages > taxpayer.wages

const businessDeduction = (scenario: Scenario) => estimate(scenario).federal.businessIncomeDeduction
const leastOf = ({ year }: Scenario) => figuresOf(year).businessIncome.minimum

/** Where federal tax before credits may fall: the law gives more with more income, or takes gains at a lower rate. */
const federalStepsDown: Record<string, (before: Scenario, income: Income, after: Scenario) => boolean> = {
  'from 2026 an active business of $1,000 deducts at least $400': (before, _, after) =>
    businessDeduction(after) === leastOf(before) && businessDeduction(before) < leastOf(before),
  'from net earnings of $400 on half the self-employment tax is deducted': ({ taxpayer, year }, income) =>
    income === 'selfEmployment' &&
    share(taxpayer.selfEmployment, figuresOf(year).selfEmployment.earnings) < figuresOf(year).selfEmployment.floor,
  "a dependent's standard deduction rises with what a business pays, which gives deductions of its own": (
    before,
    income,
  ) => before.canBeClaimed && (income === 'selfEmployment' || fromOwnBusiness(before, income)),
  'wages of the business that carry health insurance let more gifts be deducted': fromOwnBusiness,
  'pay that is all tips or overtime gives a deduction of itself, and raises what follows income': (before, income) =>
    (income === 'wages' || income === 'selfEmployment') &&
    estimate(before).adjusted.some(({ key }) => key === 'tips' || key === 'overtimePremium'),
  'more gains taxed at nothing let more gifts be deducted from wages': (before, income) =>
    (income === 'longGain' || income === 'shortGain') &&
    before.cashGifts >
      share(atLeastNothing(estimate(before).federal.adjustedGrossIncome), figuresOf(before.year).giftLimit.rate),
}

test.each<Income>([...personal, ...own])(
  'federal tax before credits never falls as %s rises, but for the steps listed',
  (income) => {
    const taxOf = (scenario: Scenario) => estimate(scenario).federal.taxBeforeCredits
    fc.assert(
      fc.property(anyScenario('usual'), more, (scenario, amount) => {
        const after = withMore(scenario, income, amount)
        fc.pre(!Object.values(federalStepsDown).some((isOn) => isOn(scenario, income, after)))
        expect(taxOf(after)).toBeGreaterThanOrEqual(taxOf(scenario) - ROUNDING)
      }),
      { numRuns: 400 },
    )
  },
)

/**
 * Ohio's falls with what one's own business pays alone, profit or wages: the first $250,000 of it are deducted whole,
 * and half the self-employment tax or the health insurance it carries besides, which come off other income.
 */
test.each<Income>([...personal, ...own].filter((income) => income !== 'selfEmployment'))(
  "Ohio's tax before credits never falls as %s rises",
  (income) => {
    const taxOf = (scenario: Scenario) => estimate(scenario).ohio.taxBeforeCredits
    fc.assert(
      fc.property(anyScenario('usual'), more, (scenario, amount) => {
        fc.pre(!fromOwnBusiness(scenario, income))
        expect(taxOf(withMore(scenario, income, amount))).toBeGreaterThanOrEqual(taxOf(scenario) - ROUNDING)
      }),
      { numRuns: 400 },
    )
  },
)

const earning = (year: Scenario['year'], wages: number, over: Partial<Scenario> = {}): Scenario => ({
  ...emptyScenario,
  ...over,
  year,
  taxpayer: { ...emptyScenario.taxpayer, wages: dollars(wages), ...over.taxpayer },
})
const ohioTax = (scenario: Scenario) => estimate(scenario).ohio.tax

/** Wages at which a step of Ohio's law is still not taken, and what the next dollar costs. */
test.each<[string, Scenario['year'], number, number]>([
  // 26,050 and an exemption of 2,400; the $20 credit is still there, and takes from the 342.
  ['the first row begins at $342', 2025, 28_450, 342.03 - 20],
  ['from 2026 it begins at $332', 2026, 28_450, 332.03 - 20],
  ['the last row begins $18.69 higher, in 2025', 2025, 101_900, 2_394.35 - 2_375.63],
  ['there is no such row in 2026', 2026, 101_900, 0.03],
  // 2.75 % of the 250 that an exemption falls by, and of the dollar.
  ['the exemption falls at $40,000', 2025, 40_000, 6.9],
  ['the exemption falls at $80,000', 2025, 80_000, 6.9],
  // 3.125 % of 1,900 and of the dollar; 2.75 % in 2026.
  ['there is no exemption from $750,000, in 2025', 2025, 749_999, 59.41],
  ['there is no exemption from $500,000, in 2026', 2026, 499_999, 52.28],
  ['the $20 credit ends at $30,000 after exemptions', 2025, 32_399, 20.02],
])('%s', (_, year, wages, jump) => {
  const rise = ohioTax(earning(year, wages + 1)) - ohioTax(earning(year, wages))
  expect(Math.abs(rise - dollars(jump))).toBeLessThanOrEqual(1)
})

test("Ohio's joint filing credit ends where the exemptions do", () => {
  const joint = (wages: number) =>
    earning(2026, wages, { status: 'joint', spouse: { ...emptyScenario.spouse, wages: dollars(1_000) } })
  // 650, and 2.75 % of two exemptions of 1,900 and of the dollar.
  expect(ohioTax(joint(499_000)) - ohioTax(joint(498_999))).toBe(dollars(650 + 104.53))
})

test('one dollar of investment income above the limit ends the earned income credit', () => {
  const credit = (interest: number) =>
    estimate(earning(2025, 10_000, { interest: dollars(interest), olderChildrenForEarnedIncome: 1 })).federal.credits
      .earnedIncome
  expect(credit(11_950)).toBe(dollars(3_400))
  expect(credit(11_951)).toBe(0)
})

test('the steps down of federal tax are there', () => {
  const of = (profit: number, year: Scenario['year']) =>
    estimate({
      ...emptyScenario,
      year,
      passThroughIncome: year === 2026 ? dollars(profit) : 0,
      taxpayer: {
        ...emptyScenario.taxpayer,
        wages: dollars(50_000),
        selfEmployment: year === 2025 ? dollars(profit) : 0,
      },
    }).federal.taxBeforeCredits
  expect(of(1_000, 2026)).toBeLessThan(of(999, 2026))
  expect(of(434, 2025)).toBeLessThan(of(433, 2025))
})
