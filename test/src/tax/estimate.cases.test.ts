import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCases } from '#test/helpers/tax/case'
import { disputed } from '#test/helpers/tax/disputed'
import { describeAssumed, describeCount, describeMiss, runCases } from '#test/helpers/tax/run'

const casesIn = (file: string) => readCases(readFileSync(path.join('test/helpers/tax', file), 'utf8'))
const cases = ['cases.json', 'cases-engines.json', 'cases-policy-engine.json'].flatMap(casesIn)
const result = runCases(cases)

test('every case is within its tolerance, except the disputed cases', () => {
  const { misses, assumed, counts, passed } = result
  const report = [...misses.map(describeMiss), ...assumed.map(describeAssumed), ...counts.map(describeCount)]
  console.log([...report, `${passed} of ${cases.length}`].join('\n'))
  expect(casesIn('cases.json')).toHaveLength(130)
  expect(misses.filter(({ law }) => !law).map(describeMiss)).toEqual([])
})

test('every case id is unique', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
})

test('exactly these cases pass only with an assumption of their origin, and each names the law', () => {
  expect(result.assumed.map(({ id }) => id).toSorted()).toEqual([
    'pe-integration_2025-6',
    'pe-integration_2025-8',
    'pe-salt_deduction-3',
    'tc25-I_straddle-qualifying_surviving_spouse-201000-30000',
    'ts25-oh-65285',
    'ts25-oh-65394',
    'ts25-oh-9411',
    'ts25-oh-9420',
    'ts25-oh-9549',
    'ts25-se-28638',
    'ts25-se-39129',
  ])
  expect(result.assumed.map(({ says }) => says).join()).toMatch(/164\(b\)\(6\)\(B\).*House Bill 96/)
})

test('every disputed amount still misses', () => {
  const expected = Object.entries(disputed).flatMap(([id, fields]) =>
    Object.keys(fields).map((field) => `${id} ${field}`),
  )
  const missed = result.misses.map(({ id, field }) => `${id} ${field}`)
  expect(missed.toSorted()).toEqual(expected.toSorted())
})

const folder = mkdtempSync(path.join(tmpdir(), 'tax-cases-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm run tax:cases` on a file with the content. */
function runCommand(content: string) {
  const file = path.join(folder, 'cases.json')
  writeFileSync(file, content)
  const call = ['scripts/run.ts', 'scripts/tax-cases.ts', file]
  const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const runCase = (testCase: object) => runCases(readCases(JSON.stringify([testCase])))

const base = {
  id: 'example',
  group: 'derived_2026_se',
  year: 2026,
  inputs: { self_employment_net_profit_primary: 100_000 },
  expected: { self_employment_tax: 14_129.55 },
  tolerance: 0.5,
  origin: 'Rates of the law (section 1401)',
}

test('tax:cases with a passing case prints only the counts and exits with 0', () => {
  const { status, stdout } = runCommand(JSON.stringify({ vectors: [base] }))
  expect(status).toBe(0)
  expect(stdout).toBe('1 of 1 Rates of the law, derived_2026_se\n1 of 1 cases passed\n')
})

test('tax:cases with a miss prints it and exits with 1', () => {
  const { status, stdout } = runCommand(JSON.stringify([{ ...base, expected: { self_employment_tax: 1 } }]))
  expect(status).toBe(1)
  expect(stdout).toContain('example self_employment_tax: expected 1, actual 14129.55, tolerance 0.5\n')
})

test.each([
  ['input', { ...base, inputs: { wages_of_the_dog: 1 } }, 'unknown input wages_of_the_dog'],
  ['expected amount', { ...base, expected: { dog_tax: 1 } }, 'dog_tax: expected 1, actual unknown'],
  ['group', { ...base, group: 'dogs' }, 'unknown group dogs'],
  [
    'variable of PolicyEngine',
    { ...base, group: 'pe_oh', inputs: { policyengine_yaml_input: { dog_count: 1 } } },
    'unknown input dog_count',
  ],
  ['filing status', { ...base, inputs: { filing_status: 'dog' } }, 'unknown filing status dog'],
  ['credit', { ...base, inputs: { dependents: 1, dependent_ages: [6], child_care: 600 } }, 'dependent care credit'],
  ['year', { ...base, year: 2024 }, 'no figures for 2024'],
  ['kind of input', { ...base, inputs: { wages_primary: 'dog' } }, 'wages_primary is not a number'],
  ['kind of expected amount', { ...base, expected: { self_employment_tax: [1, 2] } }, 'expected 1,2, actual 14129.55'],
])('a case with an unknown %s is a miss that names it', (_, unknownCase, text) => {
  expect(runCase(unknownCase).misses.map(describeMiss).join()).toContain(text)
})

test('a plain list, amounts as text, other spellings of names, and empty and null values are read', () => {
  const federal = {
    ...base,
    group: 'taxcalc_2025',
    year: '2025',
    inputs: {
      filing_status: 'Married/Joint',
      wages_primary: '100,000',
      interest: 1_000,
      taxable_interest: 500,
      long_term_capital_gains: null,
      property_tax: '',
    },
    expected: { agi: '101,500', taxable_income: 70_000, eitc: null },
    tolerance: undefined,
    notes: null,
  }
  expect(runCase(federal)).toMatchObject({ misses: [], passed: 1 })
})

test('a case that passes only with an assumption is described with the assumption and the amount by the law', () => {
  const { misses, assumed } = runCase({
    ...base,
    group: 'taxsim_2025_se',
    year: 2025,
    inputs: { self_employment_net_profit_primary: 400 },
    expected: { self_employment_tax: 56.52 },
  })
  expect(misses).toEqual([])
  expect(assumed.map(describeAssumed)).toEqual([
    expect.stringMatching(/^example: .* The origin charges .*\. By the law self_employment_tax 0, not 56\.52$/),
  ])
})

test.each([
  ['text that is not JSON', 'dog'],
  ['another shape', '{"vectors": [{"id": 1}]}'],
])('tax:cases on a file with %s exits with 2 and names the file', (_, text) => {
  const { status, stderr } = runCommand(text)
  expect(status).toBe(2)
  expect(stderr).toContain('cases.json')
})
