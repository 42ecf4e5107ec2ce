/** Puts cases to the estimator. A case passes when each amount it expects is within its tolerance. */
import { answersFor } from './adapters/index.ts'
import { type Answer, type Case, UnknownName } from './case.ts'
import { disputed } from './disputed.ts'

export type Miss = { id: string; field: string; expected: Answer; actual: Answer | string; tolerance: number; law?: string }

/** A dollar amount is read to the cent before it is compared: 0.3 - 0.1 is not 0.2. */
const within = (expected: Answer, actual: Answer, tolerance: number) =>
  typeof expected === 'number' && typeof actual === 'number'
    ? Math.round(Math.abs(expected - actual) * 1e6) <= Math.round(tolerance * 1e6)
    : expected === actual

function missesOf(one: Case): Miss[] {
  const { id, expected, tolerance } = one
  const miss = (field: string, actual: Answer | string): Miss => {
    const law = disputed[id]?.[field]
    const value = expected[field] ?? Number.NaN
    return { id, field, expected: value, actual, tolerance, ...(law?.expected === value ? { law: law.law } : {}) }
  }
  try {
    const answers = answersFor(one)
    return Object.entries(expected).flatMap(([field, value]) => {
      const answer = answers[field]?.()
      if (answer === undefined) return [miss(field, 'unknown expected amount')]
      return within(value, answer, tolerance) ? [] : [miss(field, answer)]
    })
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error
    return [miss('inputs', error.message)]
  }
}

/** Names of repositories and files are long and have case numbers; the group says where a case is from. */
export type Count = { group: string; assertion: string; passed: number; of: number }

export function runCases(cases: readonly Case[]): { misses: Miss[]; counts: Count[]; passed: number } {
  const results = cases.map((one) => ({ one, misses: missesOf(one) }))
  const counts = [...new Set(cases.map(({ group }) => group))].map((group) => {
    const ours = results.filter(({ one }) => one.group === group)
    const passed = ours.filter(({ misses }) => misses.length === 0).length
    return { group, assertion: ours[0]?.one.assertion ?? '', passed, of: ours.length }
  })
  return {
    misses: results.flatMap(({ misses }) => misses),
    counts,
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  }
}

export const describeMiss = ({ id, field, expected, actual, tolerance, law }: Miss): string =>
  `${id} ${field}: expected ${expected}, actual ${actual}, tolerance ${tolerance}${law ? `; disputed: ${law}` : ''}`

export const describeCount = ({ group, assertion, passed, of }: Count): string =>
  `${passed} of ${of} ${group}${assertion ? ` (${assertion})` : ''}`
