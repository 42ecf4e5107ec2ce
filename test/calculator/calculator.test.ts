import { expect, test } from 'vitest'
import { corporationExample } from '#calculator/examples'
import { fields } from '#calculator/fields'
import { partsOf } from '#calculator/parts'
import { payrollTaxOn } from '#calculator/payroll-taxes'
import { readText, textOf } from '#calculator/reading'
import { estimate } from '#tax/estimate'
import { emptyScenario } from '#tax/scenario'

test('Social Security stops at the wage base, Medicare does not', () => {
  expect(payrollTaxOn(5_000_000, 2026)).toBe(382_500)
  expect(payrollTaxOn(30_000_000, 2026)).toBe(1_143_900 + 435_000)
})

test('the example splits one profit: salary, what it costs the business, and what is left', () => {
  const { current, kept } = corporationExample(emptyScenario)
  const { wages } = current.taxpayer
  expect(current.passThroughIncome + wages + payrollTaxOn(wages, 2026)).toBe(kept?.taxpayer.selfEmployment)
  for (const scenario of [current, kept ?? emptyScenario]) {
    const parts = partsOf(scenario, estimate(scenario))
    // What the business earns is all of it: taxes, both halves of those on wages, and what is left.
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000_000)
  }
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
