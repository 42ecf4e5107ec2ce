/** Further cases of PolicyEngine's own tests, one of each kind that cases.json has not, beside later versions of some. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readCases } from './case.ts'
import { describeMiss, runCases } from './run.ts'

const [first, further] = ['cases.json', 'cases-policy-engine.json'].map((file) =>
  readCases(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
)

test('every further case of PolicyEngine is within its tolerance', () => {
  const { misses, passed } = runCases(further ?? [])
  expect(misses.map(describeMiss)).toEqual([])
  expect(passed).toBe(further?.length)
})

test('no case is there twice', () => {
  const ids = [...(first ?? []), ...(further ?? [])].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
