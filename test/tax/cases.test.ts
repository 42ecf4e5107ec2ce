import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCases } from './case.ts'
import { disputed } from './disputed.ts'
import { describeAssumed, describeCount, describeMiss, runCases } from './run.ts'

const casesIn = (file: string) => readCases(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
const cases = [...casesIn('cases.json'), ...casesIn('cases-engines.json')]
const result = runCases(cases)

test('every case is within its tolerance, but for the disputed ones', () => {
  const { misses, assumed, counts, passed } = result
  const said = [...misses.map(describeMiss), ...assumed.map(describeAssumed), ...counts.map(describeCount)]
  console.log([...said, `${passed} of ${cases.length}`].join('\n'))
  expect(casesIn('cases.json')).toHaveLength(130)
  expect(misses.filter(({ law }) => !law).map(describeMiss)).toEqual([])
})

test('what passes only as its origin has it is named, with the law', () => {
  expect(result.assumed.map(({ id }) => id).toSorted()).toEqual([
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

test('what is disputed misses still', () => {
  const named = Object.entries(disputed).flatMap(([id, fields]) => Object.keys(fields).map((field) => `${id} ${field}`))
  const missed = result.misses.map(({ id, field }) => `${id} ${field}`)
  expect(missed.toSorted()).toEqual(named.toSorted())
})

const folder = mkdtempSync(path.join(tmpdir(), 'tax-cases-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The command on a file of its own. */
function command(text: string) {
  const file = path.join(folder, 'cases.json')
  writeFileSync(file, text)
  const tool = path.join(import.meta.dirname, '../tools/tax-cases.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, file], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const one = {
  id: 'one',
  group: 'derived_2026_se',
  year: 2026,
  inputs: { self_employment_net_profit_primary: 100_000 },
  expected: { self_employment_tax: 14_129.55 },
  tolerance: 0.5,
  origin: 'Rates of the law (section 1401)',
}

test('the command is silent about a case that passes, and counts it by origin', () => {
  const { status, stdout } = command(JSON.stringify({ vectors: [one] }))
  expect(status).toBe(0)
  expect(stdout).toBe('1 of 1 Rates of the law, derived_2026_se\n1 of 1 cases passed\n')
})

test('the command prints a miss and ends with 1', () => {
  const { status, stdout } = command(JSON.stringify({ vectors: [{ ...one, expected: { self_employment_tax: 1 } }] }))
  expect(status).toBe(1)
  expect(stdout).toContain('one self_employment_tax: expected 1, actual 14129.55, tolerance 0.5\n')
})

test.each([
  ['input', { ...one, inputs: { wages_of_the_dog: 1 } }, 'unknown input wages_of_the_dog'],
  ['expected amount', { ...one, expected: { dog_tax: 1 } }, 'one dog_tax: expected 1, actual unknown expected amount'],
  ['group', { ...one, group: 'dogs' }, 'unknown group dogs'],
  [
    'variable of PolicyEngine',
    { ...one, group: 'pe_oh', inputs: { policyengine_yaml_input: { dog_count: 1 } } },
    'unknown input dog_count',
  ],
  ['filing status', { ...one, inputs: { filing_status: 'dog' } }, 'unknown filing status dog'],
  [
    'credit',
    { ...one, inputs: { dependents: 1, dependent_ages: [6], child_care_expenses: 600 } },
    'leaves out the credit',
  ],
  ['year', { ...one, year: 2024 }, 'no figures of 2024'],
  ['kind of input', { ...one, inputs: { wages_primary: 'dog' } }, 'wages_primary is not a number'],
  ['kind of expected amount', { ...one, expected: { self_employment_tax: [1, 2] } }, 'expected 1,2, actual 14129.55'],
])('an unknown %s is a miss that names it', (_, vector, said) => {
  const { status, stdout } = command(JSON.stringify({ vectors: [vector] }))
  expect(status).toBe(1)
  expect(stdout).toContain(said)
})

test('a list alone, amounts as texts, other spellings, and what is not known are read', () => {
  const federal = {
    ...one,
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
  expect(command(JSON.stringify([federal])).stdout).toContain('1 of 1 cases passed')
})

test('a case that passes as its origin has it is said to, with what the law gives', () => {
  const floor = {
    ...one,
    group: 'taxsim_2025_se',
    year: 2025,
    inputs: { self_employment_net_profit_primary: 400 },
    expected: { self_employment_tax: 56.52 },
  }
  const { status, stdout } = command(JSON.stringify([floor]))
  expect(status).toBe(0)
  expect(stdout).toContain('By the law self_employment_tax 0, not 56.52')
  expect(stdout).toContain('one: passes only as its origin has self-employment tax on the first dollar')
})

test.each([
  ['not JSON', 'dog'],
  ['another shape', '{"vectors": [{"id": 1}]}'],
])('the command ends with 2 on %s', (_, text) => {
  const { status, stderr } = command(text)
  expect(status).toBe(2)
  expect(stderr).toContain('cases.json')
})
