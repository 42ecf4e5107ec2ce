import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql, type Value } from '#worker/desk/database'
import { quoteSql } from '#worker/ops/leads/quote-sql'

const database = new DatabaseSync(':memory:')

/** Compares in SQLite, because Node may cut a text that it reads at a NUL. */
function isSame(value: Value): boolean {
  const quoted = quoteSql(sql`SELECT 'a;''b', ${value} AS value, 1 AS last`)
  const same = database.prepare(`SELECT value IS :bound AND last = 1 AS same FROM (${quoted})`)
  return same.get({ bound: value })?.same === 1
}

test('any text in a statement is what D1 would bind', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom("'", '"', ';', '-', '?', '\0', '\n', '\r', '\\', '%', 'é', '\ud800', '😀') }),
  )
  fc.assert(
    fc.property(text, (value) => isSame(value)),
    { numRuns: 300 },
  )
})

test.each([0, -1, 1.5, 1e21, -1e-7, Number.MAX_SAFE_INTEGER, null])('%s in a statement is itself', (value) => {
  expect(isSame(value)).toBe(true)
})

test('a minus before a negative number does not start a comment', () => {
  expect(database.prepare(quoteSql({ text: 'SELECT 1 -? AS sum', values: [-2] })).get()).toMatchObject({ sum: 3 })
})

test.each([
  [`SELECT 'a?' , ?`, [1, 2]],
  [`SELECT "a?" , ?`, [1, 2]],
  ['SELECT ? -- why?', [1, 2]],
  ['SELECT ? /* why? */', [1, 2]],
  ['SELECT ?1', [1]],
  ['SELECT ?', []],
  ['SELECT 1', [1]],
  ['SELECT ?', [Number.NaN]],
  ['SELECT ?', [Number.POSITIVE_INFINITY]],
  ['SELECT ?', [undefined as never]],
])('%s with the values %j throws', (text, values) => {
  expect(() => quoteSql({ text, values })).toThrow()
})
