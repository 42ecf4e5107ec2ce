import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caveatsOf, differing, partRows } from '#calculator/comparison'
import { corporationExample } from '#calculator/examples'
import { applies, type Field, fields, type Value, withValue } from '#calculator/fields'
import { inDollars } from '#calculator/format'
import { partsOf } from '#calculator/parts'
import { payrollTaxes, payrollTaxOn } from '#calculator/payroll-taxes'
import { stepPhrases } from '#calculator/phrases'
import { readText, textOf } from '#calculator/reading'
import { estimate } from '#tax/estimate'
import { emptyScenario, filingStatuses, type Scenario } from '#tax/scenario'
import { years } from '#tax/years'
import { anyScenario } from '../tax/scenarios.ts'
import { scenarios } from './scenarios.ts'

const parts = (scenario: Scenario) => partsOf(scenario, estimate(scenario))
const withPerson = (person: Partial<Scenario['taxpayer']>, more: Partial<Scenario> = {}): Scenario => ({
  ...emptyScenario,
  ...more,
  taxpayer: { ...emptyScenario.taxpayer, ...person },
})

test('Social Security stops at the wage base, Medicare does not', () => {
  expect(payrollTaxOn(5_000_000, 2026)).toBe(382_500)
  expect(payrollTaxOn(30_000_000, 2026)).toBe(1_143_900 + 435_000)
})

test.each([
  ['nothing given', emptyScenario],
  ['health premiums', withPerson({ selfEmployment: 10_000_000 }, { selfEmployedHealthInsurance: 1_200_000 })],
])('the example splits one profit, with %s: salary, what it costs the business, and what is left', (_, given) => {
  const { current, kept } = corporationExample(given)
  const { byOwnBusiness } = payrollTaxes(current)
  expect(current.passThroughIncome + current.taxpayer.wages + byOwnBusiness).toBe(kept?.taxpayer.selfEmployment)
  for (const scenario of [current, kept ?? emptyScenario]) {
    // What the business earns is all of it: taxes, both halves of those on wages, and what is left.
    expect(parts(scenario).reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000_000)
  }
})

test("the corporation's premiums are wages without payroll taxes, and the owner deducts them", () => {
  const { current } = corporationExample(
    withPerson({ selfEmployment: 10_000_000 }, { selfEmployedHealthInsurance: 1_200_000 }),
  )
  const { wages, ownerWages } = current.taxpayer
  // 100,000 less 62,000 and 7.65 % of 50,000.
  expect([wages, ownerWages, current.passThroughIncome]).toEqual([6_200_000, 6_200_000, 3_417_500])
  expect(payrollTaxes(current)).toEqual({ withheld: 382_500, byOwnBusiness: 382_500 })
  expect(estimate(current).federal.adjustedGrossIncome).toBe(6_200_000 + 3_417_500 - 1_200_000)
  expect(estimate(current).adjusted).toEqual([])
})

test("the other spouse's profit makes no payroll tax of the premiums in a corporation's wages", () => {
  const spouse = { ...emptyScenario.spouse, selfEmployment: 3_000_000 }
  const premiums = { selfEmployedHealthInsurance: 1_200_000 }
  const without = corporationExample(withPerson({ selfEmployment: 10_000_000 }, { status: 'joint', spouse }))
  const paid = corporationExample(withPerson({ selfEmployment: 10_000_000 }, { status: 'joint', spouse, ...premiums }))
  expect(payrollTaxes(paid.current)).toEqual(payrollTaxes(without.current))
})

test('what is left counts the benefits that are not taxed', () => {
  expect(parts(withPerson({ age: 70, socialSecurity: 2_400_000 })).at(-1)).toEqual({
    key: 'kept',
    name: expect.any(String),
    amount: 2_400_000,
  })
})

test('a comparison begins with what the taxes come to and what they leave', () => {
  const { current, kept } = corporationExample(emptyScenario)
  const rows = partRows(parts(kept ?? emptyScenario), parts(current))
  const [all, left, ...taxes] = rows
  expect([all?.key, left?.key]).toEqual(['all', 'kept'])
  for (const side of ['a', 'b'] as const) {
    expect(taxes.reduce((sum, row) => sum + row[side], 0)).toBe(all?.[side])
    expect((all?.[side] ?? 0) + (left?.[side] ?? 0)).toBe(10_000_000)
  }
  expect(taxes.filter(({ a, b }) => a === 0 && b === 0)).toEqual([])
})

test('fields differ where one of the two scenarios has another value, a spouse on a joint return alone', () => {
  const spouse = { ...emptyScenario.spouse, wages: 5 }
  expect(differing(emptyScenario, { ...emptyScenario, spouse })).toEqual([])
  const joint = differing(emptyScenario, { ...emptyScenario, spouse, status: 'joint' })
  expect(joint.map(({ id }) => id)).toEqual(['s', 'w2'])
})

test("caveats come with a salary from a company of one's own, on either side", () => {
  const owner = withPerson({ wages: 5, ownerWages: 5 })
  expect(caveatsOf(emptyScenario, emptyScenario)).toEqual([])
  expect(caveatsOf(owner, emptyScenario)).toEqual(caveatsOf(emptyScenario, owner))
  expect(caveatsOf(owner, emptyScenario).length).toBeGreaterThan(3)
})

test('every figure behind a step has a name, and where names repeat, all of them do', () => {
  const unnamed = new Set<string>()
  const seen = new Set<string>()
  fc.assert(
    fc.property(scenarios, (scenario) => {
      for (const { key, figures } of estimate(scenario).steps) {
        const names = stepPhrases[key].slice(2)
        if (figures.length > 0) seen.add(key)
        const brackets = key === 'ordinary-tax' || key === 'preferential-tax'
        if (figures.length > 0 && (names.length === 0 || (!brackets && figures.length > names.length))) unnamed.add(key)
        if (brackets)
          figures.forEach(({ unit }, index) => {
            if ((unit === 'rate') !== (names[index % names.length] === 'rate')) unnamed.add(key)
          })
      }
    }),
    { numRuns: 1_000 },
  )
  expect([...unnamed]).toEqual([])
  expect(seen.size).toBeGreaterThan(20)
})

test('half a dollar is rounded alike to pay and to get back', () => {
  expect([38_250, -38_250, 49, -49].map(inDollars)).toEqual(['$383', '−$383', '$0', '$0'])
})

test('a link has one name for each field', () => {
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
})

test('what a field says of a value is read as that value', () => {
  const cases = { amount: [0, 5, 123_456, 1e14], loss: [-30_050, 7], rate: [175, 0], count: [3], age: [0, 67] }
  for (const field of fields)
    for (const value of cases[field.kind as keyof typeof cases] ?? [])
      expect([field.id, readText(field, textOf(field, value))]).toEqual([field.id, { value }])
})

const others: Record<Field['kind'], readonly Value[]> = {
  amount: [0, 100_000, 2_000_000, 30_000_000],
  loss: [-500_000, 0, 100_000, 30_000_000],
  count: [0, 1, 4],
  age: [30, 70],
  rate: [0, 150],
  flag: [true, false],
  year: years,
  status: filingStatuses,
  base: ['traditional', 'earned'],
}

test.each(fields.map((field) => [field.label, field] as const))('%s moves some estimate', (_, field) => {
  const result = (scenario: Scenario) => JSON.stringify({ ...estimate(scenario), adjusted: [], year: 0 })
  const moved = fc
    .sample(anyScenario('usual'), { numRuns: 5_000, seed: 7 })
    .filter((scenario) => applies(scenario, field))
    .some((scenario) =>
      others[field.kind].some((value) => result(withValue(scenario, field, value)) !== result(scenario)),
    )
  expect(moved).toBe(true)
})
