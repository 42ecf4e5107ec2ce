/** Runs cases through the estimator. A case passes if each amount it expects is within its tolerance. */
import { ValiError } from 'valibot'
import { outputsOf } from './adapters/index.ts'
import type { Assumption } from './assumption.ts'
import { assumptionsOf } from './assumptions.ts'
import { type Case, type Output, UnknownName } from './case.ts'
import { disputed } from './disputed.ts'

type Expected = Case['expected'][string]

export type Miss = {
  id: string
  field: string
  expected: Expected
  actual: Output | string
  tolerance: number
  /** The law that the expected amount contradicts, for a disputed case. */
  law?: string | undefined
}

/** Rounds before it compares, because 0.3 − 0.1 is not 0.2. */
const isWithin = (expected: Expected, actual: Output, tolerance: number) =>
  typeof expected === 'number' && typeof actual === 'number'
    ? Math.round(Math.abs(expected - actual) * 1e6) <= Math.round(tolerance * 1e6)
    : expected === actual

function missesOf(testCase: Case, assumptions: readonly Assumption[] = []): Miss[] {
  const { id, expected, tolerance } = testCase
  const miss = (field: string, actual: Output | string): Miss => {
    const dispute = disputed[id]?.[field]
    const value = expected[field] ?? 'known inputs'
    return { id, field, expected: value, actual, tolerance, law: dispute?.expected === value ? dispute.law : undefined }
  }
  try {
    const outputs = outputsOf(testCase, assumptions)
    return Object.entries(expected).flatMap(([field, value]) => {
      if (value === null) return []
      const output = outputs[field]?.()
      if (output === undefined) return [miss(field, 'unknown expected amount')]
      return isWithin(value, output, tolerance) ? [] : [miss(field, output)]
    })
  } catch (error) {
    // A case that no adapter understands is a miss and does not stop the others.
    if (!(error instanceof UnknownName || error instanceof ValiError)) throw error
    return [miss('inputs', error.message)]
  }
}

/** `assumed` is the number of cases that passed only with an assumption of their origin. */
export type Count = { origin: string; group: string; passed: number; assumed: number; of: number }

/** The project or law at the start of the origin, without file and case. */
const originOf = ({ origin }: Case): string => origin.split(/@|:|,| \(/)[0] ?? origin

export type Assumed = { id: string; says: string; misses: Miss[] }

const subsets = ([first, ...rest]: readonly Assumption[]): Assumption[][] =>
  first ? subsets(rest).flatMap((subset) => [subset, [first, ...subset]]) : [[]]

/** Runs a case by the law and, if it misses, with as few assumptions of its origin as possible. */
function runCase(testCase: Case): { misses: Miss[]; assumed: Assumed[] } {
  const misses = missesOf(testCase)
  if (misses.length === 0) return { misses, assumed: [] }
  const [, ...attempts] = subsets(assumptionsOf(testCase)).toSorted((a, b) => a.length - b.length)
  const used = attempts.find((assumptions) => missesOf(testCase, assumptions).length === 0)
  if (!used) return { misses, assumed: [] }
  const says = used.map(({ says }) => says).join('; it ')
  return { misses: [], assumed: [{ id: testCase.id, says, misses }] }
}

type Run = { misses: Miss[]; assumed: Assumed[]; counts: Count[]; passed: number }

export function runCases(cases: readonly Case[]): Run {
  const counts = new Map<string, Count>()
  const run: Run = { misses: [], assumed: [], counts: [], passed: 0 }
  for (const testCase of cases) {
    const { misses, assumed } = runCase(testCase)
    const { group } = testCase
    const origin = originOf(testCase)
    const count = counts.get(`${origin}, ${group}`) ?? { origin, group, passed: 0, assumed: 0, of: 0 }
    counts.set(`${origin}, ${group}`, count)
    count.of += 1
    count.assumed += assumed.length
    count.passed += misses.length === 0 ? 1 : 0
    run.passed += misses.length === 0 ? 1 : 0
    run.misses.push(...misses)
    run.assumed.push(...assumed)
  }
  return { ...run, counts: [...counts.values()] }
}

export const describeMiss = ({ id, field, expected, actual, tolerance, law }: Miss): string =>
  `${id} ${field}: expected ${String(expected)}, actual ${actual}, tolerance ${tolerance}${law ? `; disputed: ${law}` : ''}`

export function describeAssumed({ id, says, misses }: Assumed): string {
  const byLaw = misses.map(({ field, expected, actual }) => `${field} ${actual}, not ${String(expected)}`)
  return `${id}: passes only by its origin's assumption. The origin ${says}. By the law ${byLaw.join(', ')}`
}

export const describeCount = ({ origin, group, passed, assumed, of }: Count): string =>
  `${passed} of ${of} ${origin}, ${group}${assumed > 0 ? `; ${assumed} only by its assumptions` : ''}`
