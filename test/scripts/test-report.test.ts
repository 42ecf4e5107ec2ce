import path from 'node:path'
import { expect, test } from 'vitest'
import { failuresOf } from '#scripts/test-report'

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
const failed = { status: 'failed', fullName: 'subtracts', failureMessages: ['Error: 2 is not 1\n  at a.test.ts:1'] }
const file = { name: path.resolve('a.test.ts'), status: 'failed', message: '', assertionResults: [passed] }

test.each([
  ['a file that passed', { ...file, status: 'passed' }, []],
  ['a failed test', { ...file, assertionResults: [passed, failed] }, ['a.test.ts > subtracts: Error: 2 is not 1']],
  ['a file that cannot be loaded', { ...file, message: 'No such import\n  at b.ts:1' }, ['a.test.ts: No such import']],
  ['a file with a failed hook', file, ['a.test.ts: failed outside its tests']],
])('%s is reported in one line per failure', (_what, result, lines) => {
  expect(failuresOf({ testResults: [result] })).toEqual(lines)
})
