import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFieldText, parseFieldText } from '#features/calculator/model/field-text.ts'
import { applies, type Field, fields, type Value, withValue } from '#features/calculator/model/fields.ts'
import { estimate } from '#tax/estimate.ts'
import { filingStatuses } from '#tax/filing-status.ts'
import type { Scenario } from '#tax/scenario.ts'
import { years } from '#tax/years.ts'
import { anyScenario } from '#test/helpers/tax/scenarios.ts'

test('each calculator field has a unique id in calculator links', () => {
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
})

test("parsing a calculator field's displayed text returns the field's value", () => {
  const cases = { amount: [0, 5, 123_456, 1e14], loss: [-30_050, 7], rate: [175, 0], count: [3], age: [0, 67] }
  for (const field of fields)
    for (const value of cases[field.kind as keyof typeof cases] ?? [])
      expect([field.id, parseFieldText(field, formatFieldText(field, value))]).toEqual([field.id, { value }])
})

const alternatives: Record<Field['kind'], readonly Value[]> = {
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

const households = fc.sample(anyScenario('usual'), { numRuns: 5_000, seed: 7 })

const LABELED = fields.map((field) => [field.label, field.id, field] as const)
test.each(LABELED)('changing the calculator field "%s" (%s) changes at least one estimate', (_, __, field) => {
  const result = (scenario: Scenario) => JSON.stringify({ ...estimate(scenario), limited: [], year: 0 })
  const changesSome = households.some(
    (scenario) =>
      applies(scenario, field) &&
      alternatives[field.kind].some((value) => result(withValue(scenario, field, value)) !== result(scenario)),
  )
  expect(changesSome).toBe(true)
})
