import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missesOf, readCases } from '#test/helpers/tax/cases'

test('every case is within its tolerance, and every name is unique', () => {
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
  ['a key that no scenario has', { scenario: { dog: 1 } }, 'example: scenario.dog: This key is unknown'],
  ['a year without figures', { year: 2024 }, 'example: year: There are no figures for 2024'],
  [
    'a path that no estimate has',
    { expected: { 'ohio.dog': 1 } },
    'example: expected.ohio.dog: An estimate has no such',
  ],
])('a case with %s is a SyntaxError with the name of the case', (_, change, message) => {
  expect(() => readCases([{ ...plain, ...change }]).flatMap(missesOf)).toThrow(message)
})

test.each<[string, string, object, number, string]>([
  ['of a passing case', 'prints the count', [plain], 0, '1 of 1 cases passed'],
  ['of a miss', 'prints it', [{ ...plain, expected: { total: 0 } }], 1, 'example: total is'],
  ['without a scenario', 'names the case', [{ ...plain, scenario: null }], 2, 'example: scenario: Invalid type'],
])('tax:cases on a file %s %s', (_, __, cases, status, text) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tax-cases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'cases.json')
  writeFileSync(file, JSON.stringify(cases))
  const call = ['scripts/run.ts', 'scripts/tax-cases.ts', file]
  const run = spawnSync(process.execPath, call, { encoding: 'utf8' })
  expect([run.status, run.stdout + run.stderr]).toEqual([status, expect.stringContaining(text)])
})
