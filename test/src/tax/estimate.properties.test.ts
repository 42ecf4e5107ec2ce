import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxOf } from '#tax/brackets.ts'
import { estimate } from '#tax/estimate.ts'
import { dollars, sum } from '#tax/money.ts'
import { type StepKey, stepKeys } from '#tax/result.ts'
import type { Scenario } from '#tax/scenario.ts'
import { stepsOf } from '#tax/steps.ts'
import { figuresOf } from '#tax/years.ts'
import { household } from '#test/helpers/tax/household.ts'
import { anyScenario } from '#test/helpers/tax/scenarios.ts'

const usual = anyScenario('usual')
const any = fc.oneof(usual, anyScenario('wild'))

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : []

test('every number in a tax estimate is a safe integer for any input amounts', () => {
  fc.assert(
    fc.property(any, (scenario) => {
      expect(numbersIn(estimate(scenario)).filter((number) => !Number.isSafeInteger(number))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('swapping taxpayer and spouse does not change the estimate for a joint return', () => {
  fc.assert(
    fc.property(usual, (given) => {
      const scenario: Scenario = { ...given, status: 'joint' }
      const one = estimate(scenario)
      const other = estimate({ ...scenario, taxpayer: scenario.spouse, spouse: scenario.taxpayer })
      const { taxpayer, spouse, total } = one.federal.selfEmploymentTax
      expect(other.federal).toEqual({
        ...one.federal,
        selfEmploymentTax: { taxpayer: spouse, spouse: taxpayer, total },
      })
      expect(other.ohio).toEqual(one.ohio)
      expect(other.total).toBe(one.total)
    }),
  )
})

/** The estimator limits tips, overtime and an owner's wages to a person's pay, so moved wages could change these amounts. */
const partsOfPay = { ownerWages: 0, tips: 0, overtimePremium: 0 }

test('without self-employment, moving wages between spouses does not change federal tax', () => {
  fc.assert(
    fc.property(usual, fc.nat({ max: 100_000_000 }), (given, moved) => {
      const employed = (wages: number) => ({ ...partsOfPay, wages, selfEmployment: 0 })
      const { wages } = given.taxpayer
      const split = Math.min(moved, wages)
      const of = (taxpayer: number, spouse: number) =>
        estimate({
          ...given,
          status: 'joint',
          taxpayer: { ...given.taxpayer, ...employed(taxpayer) },
          spouse: { ...given.spouse, ...employed(spouse) },
        }).federal
      expect(of(wages - split, split)).toEqual(of(wages, 0))
    }),
  )
})

test('the income in all federal tax brackets adds up to the taxable income', () => {
  fc.assert(
    fc.property(any, (scenario) => {
      const { federal } = estimate(scenario)
      const slices = [...federal.ordinary, ...federal.preferential]
      expect(sum(slices.map(({ income }) => income))).toBe(federal.taxableIncome)
      expect(taxOf(slices)).toBe(federal.taxBeforeCredits)
    }),
  )
})

test('a federal refund is never larger than the refundable credits', () => {
  fc.assert(
    fc.property(any, (scenario) => {
      const { federal, ohio } = estimate(scenario)
      const { childCredit, earnedIncomeCredit } = figuresOf(scenario.year)
      const children = Math.max(0, scenario.childrenUnder17) * childCredit.refundable
      expect(federal.total).toBeGreaterThanOrEqual(-children - earnedIncomeCredit.rows[3].maximum)
      expect(federal.incomeTax).toBeGreaterThanOrEqual(0)
      expect(ohio.tax).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('tax from the Tax Table is within $6.01 of the exact tax', () => {
  fc.assert(
    fc.property(usual, (scenario) => {
      const { taxFromTable, taxBeforeCredits, taxableIncome, preferential } = estimate(scenario).federal
      if (!figuresOf(scenario.year).taxTable.published || (taxableIncome >= 100_000_00 && preferential.length === 0))
        expect(taxFromTable).toBeNull()
      else if (taxableIncome < 100_000_00) expect(taxFromTable).not.toBeNull()
      if (taxFromTable === null) return
      // The Tax Table may differ from the exact tax by 22% of $25 (half of the widest row) plus 50 cents for rounding.
      expect(Math.abs(taxFromTable - taxBeforeCredits)).toBeLessThanOrEqual(25_00 * 0.22 + 50 + 1)
    }),
    { numRuns: 500 },
  )
})

test('the federal steps of the tax calculation add up to the total federal tax', () => {
  fc.assert(
    fc.property(usual, (scenario) => {
      const result = estimate(scenario)
      const { federal, ohio } = result
      const steps = stepsOf(scenario, result)
      const of = (...keys: StepKey[]) => sum(steps.filter(({ key }) => keys.includes(key)).map(({ amount }) => amount))
      expect(federal.totalIncome - federal.adjustedGrossIncome).toBe(
        of(
          'half-self-employment-tax',
          'retirement-contributions',
          'health-savings',
          'self-employed-health-insurance',
          'student-loan-interest',
        ),
      )
      expect(federal.total).toBe(
        of('ordinary-tax', 'preferential-tax', 'self-employment-tax', 'additional-medicare', 'net-investment') -
          of('child-credit', 'additional-child-credit', 'earned-income-credit'),
      )
      expect(ohio.tax).toBe(
        of('ohio-tax', 'ohio-business-tax') -
          of(
            'ohio-retirement-credit',
            'ohio-senior-credit',
            'ohio-exemption-credit',
            'ohio-joint-filing-credit',
            'ohio-earned-income-credit',
          ),
      )
    }),
  )
})

const amount = dollars(9_000)
const earner = { wages: dollars(90_000), selfEmployment: amount, tips: amount, overtimePremium: amount }
const plans = { traditionalIra: amount, healthSavings: amount, selfEmployedHealthInsurance: amount }
const single = household(
  { ...earner, age: 66, pensions: amount },
  { ...plans, carLoanInterest: amount, cashGifts: amount },
)
const couple = household(
  { ...earner, socialSecurity: amount },
  { status: 'joint', spouse: household(earner).taxpayer, longGain: amount },
)
const itemizing = household(earner, {
  mortgageInterest: dollars(40_000),
  shortGain: -amount,
  passThroughIncome: amount,
})
const rich = household({ wages: dollars(400_000), selfEmployment: dollars(400_000) }, { interest: amount })
const rates = { schoolDistrictRate: 100, cityRate: 100 }
const parent = household({ wages: dollars(31_000) }, { status: 'head', childrenUnder17: 1, ...rates })
const retired = household({ age: 70, pensions: dollars(40_000) }, { studentLoanInterest: amount })

test('each value in a tax calculation step appears in the figure that the step cites', () => {
  const shown = new Set<string>()
  for (const scenario of [single, couple, itemizing, rich, parent, retired])
    for (const { key, figures: used } of stepsOf(scenario, estimate(scenario))) {
      shown.add(key)
      for (const { figure, value } of used) {
        expect([key, figure, numbersIn(figuresOf(scenario.year)[figure])]).toEqual([
          key,
          figure,
          expect.arrayContaining([value]),
        ])
      }
    }
  expect([...stepKeys].filter((key) => !shown.has(key))).toEqual([])
})
