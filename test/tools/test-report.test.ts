import { expect, test } from 'vitest'
import { failuresOf } from './test-report.ts'

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
const failed = { status: 'failed', fullName: 'takes', failureMessages: ['Error: 2 is not 1\n  at a.test.ts:1'] }
const file = { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed] }

test.each([
  [{ ...file, status: 'passed' }, []],
  [{ ...file, assertionResults: [passed, failed] }, ['a.test.ts: takes: Error: 2 is not 1']],
  [{ ...file, message: 'No such import\n  at b.ts:1' }, ['a.test.ts: No such import']],
  [file, ['a.test.ts: failed beside its tests']],
])('%j gives %j', (result, lines) => {
  expect(failuresOf({ testResults: [result] })).toEqual(lines)
})
