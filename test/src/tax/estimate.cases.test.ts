import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missesOf, readCases } from '#test/helpers/tax/cases.ts'
import { convertCase, readNamedCases } from '#test/helpers/tax/convert-cases.ts'

test('each tax case in cases.json has an estimate within the tolerance for that case', () => {
  const cases = readCases(JSON.parse(readFileSync('test/helpers/tax/cases.json', 'utf8')))
  expect(cases.flatMap(missesOf)).toEqual([])
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  expect(cases.length).toBeGreaterThan(250)
})

const plain = {
  name: 'example',
  year: 2026,
  scenario: { taxpayer: { selfEmployment: 10_000_000 } },
  expected: { 'federal.selfEmploymentTax.total': 1_412_955 },
  source: 'Section 1401',
}

test.each<[string, object, string]>([
  ['an unknown scenario key', { scenario: { dog: 1 } }, 'example: scenario.dog: This key is unknown'],
  ['a year without tax figures', { year: 2024 }, 'example: year: There are no figures for 2024'],
  ['an unknown estimate path', { expected: { 'ohio.dog': 1 } }, 'example: expected.ohio.dog: An estimate has no such'],
])('a tax case with %s throws an error that names the case', (_, change, message) => {
  expect(() => readCases([{ ...plain, ...change }]).flatMap(missesOf)).toThrow(message)
})

const named = {
  id: 'named',
  group: 'taxcalc_2025',
  year: 2025,
  inputs: { filing_status: 'married_joint', wages_primary: 60_000, wages_spouse: 40_000, dependent_ages: [18] },
  expected: { agi: 100_000, federal_income_tax: 7_243, fica_both_halves_plus_se_tax: 15_300 },
}
const situation = {
  people: { head: { is_tax_unit_head: true, age: 67 }, child: { age: 8 } },
  tax_units: { unit: {}, tax_unit: { oh_agi: 40_000 } },
}

test.each<[string, object]>([
  ['named inputs in dollars', {}],
  ['a result as an input', { inputs: { taxable_income: 10_000 }, expected: { agi: 25_750 } }],
  [
    'a PolicyEngine situation',
    { inputs: { policyengine_yaml_input: situation }, expected: { oh_personal_exemptions: 4_800 } },
  ],
])('an external tax case with %s is converted and passes', (_, change) => {
  expect(
    readNamedCases({ vectors: [{ ...named, ...change }] })
      .flatMap(convertCase)
      .flatMap(missesOf),
  ).toEqual([])
})

test.each<[string, object, string]>([
  ['input', { inputs: { dog: 1 } }, 'The name dog is unknown'],
  ['age of a dependent', { inputs: { dependents: 1 } }, 'There are fewer dependent_ages than dependents'],
])('converting an external tax case with an unknown %s throws an error', (_, change, message) => {
  expect(() => readNamedCases([{ ...named, ...change }]).flatMap(convertCase)).toThrow(message)
})

test.each<[string, string, object, number, string]>([
  ['with a passing case', 'prints the number of passed cases', [plain], 0, '1 of 1 cases passed'],
  ['with an unknown input name', 'counts that case as failed', [named, { ...named, inputs: { dog: 1 } }], 1, '1 of 2'],
  ['with malformed cases', 'prints the error path', { vectors: [{ id: 1 }] }, 2, 'cases.json: 0.id: Invalid type'],
])('for a file %s, `npm run tax:cases` %s', (_, __, cases, status, text) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tax-cases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'cases.json')
  writeFileSync(file, JSON.stringify(cases))
  const call = ['scripts/run.ts', 'scripts/tax-cases.ts', file]
  const run = spawnSync(process.execPath, call, { encoding: 'utf8' })
  expect([run.status, run.stdout + run.stderr]).toEqual([status, expect.stringContaining(text)])
})
