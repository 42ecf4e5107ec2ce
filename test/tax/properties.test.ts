import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxOf } from '#tax/brackets'
import { estimate } from '#tax/estimate'
import { sum } from '#tax/money'
import type { StepKey } from '#tax/result'
import type { Scenario } from '#tax/scenario'
import { selfEmploymentTax } from '#tax/self-employment'
import { figuresOf } from '#tax/years'
import { anyScenario } from './scenarios.ts'

const usual = anyScenario('usual')
const any = fc.oneof(usual, anyScenario('wild'))

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : []

test('every number of an estimate is whole, whatever the amounts', () => {
  fc.assert(
    fc.property(any, (scenario) => {
      expect(numbersIn(estimate(scenario)).filter((number) => !Number.isSafeInteger(number))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('the order in which a scenario is written changes nothing', () => {
  const reversed = <T extends object>(given: T) => Object.fromEntries(Object.entries(given).toReversed()) as T
  fc.assert(
    fc.property(usual, (scenario) => {
      const other = {
        ...reversed(scenario),
        taxpayer: reversed(scenario.taxpayer),
        spouse: reversed(scenario.spouse),
      }
      expect(estimate(other)).toEqual(estimate(scenario))
    }),
  )
})

test('nor does who of a couple is named first', () => {
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

/** What belongs to the pay of one person stays within it. */
const partsOfPay = { ownerWages: 0, tips: 0, overtimePremium: 0 }

test('who of a couple earns the wages changes nothing federal without self-employment', () => {
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

test('with self-employment it changes only what follows from the wage base of each', () => {
  fc.assert(
    fc.property(usual, fc.nat({ max: 300_000_00 }), fc.nat({ max: 300_000_00 }), (given, wages, profit) => {
      const of = (taxpayer: number, spouse: number) =>
        estimate({
          ...given,
          // Three children can be refunded payroll taxes, which have the wage base of each person too.
          childrenUnder17: Math.min(2, given.childrenUnder17),
          status: 'joint',
          taxpayer: { ...given.taxpayer, ...partsOfPay, wages: taxpayer, selfEmployment: profit },
          spouse: { ...given.spouse, ...partsOfPay, wages: spouse, selfEmployment: 0 },
        }).federal
      const [one, other] = [of(wages, 0), of(0, wages)]
      const figures = figuresOf(given.year)
      expect(one.selfEmploymentTax.total).toBe(selfEmploymentTax(profit, wages, figures).tax)
      expect(other.selfEmploymentTax.total).toBe(selfEmploymentTax(profit, 0, figures).tax)
      if (one.selfEmploymentTax.total === other.selfEmploymentTax.total) expect(other).toEqual(one)
      else expect(wages + profit).toBeGreaterThan(figures.wageBase.base)
    }),
    { numRuns: 300 },
  )
})

test('slices cover taxable income and add up to the tax', () => {
  fc.assert(
    fc.property(any, (scenario) => {
      const { federal } = estimate(scenario)
      const slices = [...federal.ordinary, ...federal.preferential]
      expect(sum(slices.map(({ income }) => income))).toBe(federal.taxableIncome)
      expect(taxOf(slices)).toBe(federal.taxBeforeCredits)
    }),
  )
})

test('a total is never below the credits that the law refunds', () => {
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

test('the printed table is within half of its widest row of the formula', () => {
  fc.assert(
    fc.property(usual, (scenario) => {
      const { taxFromTable, taxBeforeCredits, taxableIncome, preferential } = estimate(scenario).federal
      if (!figuresOf(scenario.year).taxTable.published || (taxableIncome >= 100_000_00 && preferential.length === 0))
        expect(taxFromTable).toBeNull()
      else if (taxableIncome < 100_000_00) expect(taxFromTable).not.toBeNull()
      if (taxFromTable === null) return
      // $25 at 22 %, and half a dollar of rounding.
      expect(Math.abs(taxFromTable - taxBeforeCredits)).toBeLessThanOrEqual(25_00 * 0.22 + 50 + 1)
    }),
    { numRuns: 500 },
  )
})

test('the steps add up to adjusted gross income, the federal total and Ohio tax', () => {
  fc.assert(
    fc.property(usual, (scenario) => {
      const { steps, federal, ohio } = estimate(scenario)
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

test('each amount and rate that a step names stands in the figure of the year that it names', () => {
  fc.assert(
    fc.property(usual, (scenario) => {
      const figures = figuresOf(scenario.year)
      for (const { figures: used } of estimate(scenario).steps)
        for (const { figure, value } of used)
          expect([figure, numbersIn(figures[figure])]).toEqual([figure, expect.arrayContaining([value])])
    }),
  )
})

test('an estimate takes less than a millisecond', () => {
  const scenarios = fc.sample(usual, { numRuns: 2_000, seed: 1 })
  for (const scenario of scenarios) estimate(scenario)
  const times = scenarios.map((scenario) => {
    const start = performance.now()
    estimate(scenario)
    return performance.now() - start
  })
  expect(times.toSorted((a, b) => a - b)[1_000]).toBeLessThan(1)
})
