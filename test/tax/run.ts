/** Puts cases to the estimator. A case passes when each amount it expects is within its tolerance. */
import { ValiError } from 'valibot'
import { answersFor } from './adapters/index.ts'
import { type Assumption, assumptionsOf } from './assumptions.ts'
import { type Answer, type Case, UnknownName } from './case.ts'
import { disputed } from './disputed.ts'

type Expected = Case['expected'][string]

export type Miss = {
  id: string
  field: string
  expected: Expected
  actual: Answer | string
  tolerance: number
  law?: string | undefined
}

/** A dollar amount is read to the cent before it is compared: 0.3 - 0.1 is not 0.2. */
const within = (expected: Expected, actual: Answer, tolerance: number) =>
  typeof expected === 'number' && typeof actual === 'number'
    ? Math.round(Math.abs(expected - actual) * 1e6) <= Math.round(tolerance * 1e6)
    : expected === actual

function missesOf(one: Case, assumptions: readonly Assumption[] = []): Miss[] {
  const { id, expected, tolerance } = one
  const miss = (field: string, actual: Answer | string): Miss => {
    const law = disputed[id]?.[field]
    const value = expected[field] ?? 'an answer'
    return { id, field, expected: value, actual, tolerance, law: law?.expected === value ? law.law : undefined }
  }
  try {
    const answers = answersFor(one, assumptions)
    return Object.entries(expected).flatMap(([field, value]) => {
      if (value === null) return []
      const answer = answers[field]?.()
      if (answer === undefined) return [miss(field, 'unknown expected amount')]
      return within(value, answer, tolerance) ? [] : [miss(field, answer)]
    })
  } catch (error) {
    // One case that does not fit says so by itself and hides no other.
    if (!(error instanceof UnknownName || error instanceof ValiError)) throw error
    return [miss('inputs', error.message)]
  }
}

/** `assumed` of those that passed did so only as their origin assumes. */
export type Count = { origin: string; group: string; passed: number; assumed: number; of: number }

/** An origin names the file and the case in it after the project or the law that it is from. */
const originOf = ({ origin }: Case): string => origin.split(/@|:|,| \(/)[0] ?? origin

export type Assumed = { id: string; says: string; misses: Miss[] }

const selections = ([first, ...rest]: readonly Assumption[]): Assumption[][] =>
  first ? selections(rest).flatMap((some) => [some, [first, ...some]]) : [[]]

/** By the law or, where that misses, by as little as will do of what its origin takes instead. */
function put(one: Case): { misses: Miss[]; assumed: Assumed[] } {
  const misses = missesOf(one)
  if (misses.length === 0) return { misses, assumed: [] }
  const tries = selections(assumptionsOf(one)).toSorted((some, more) => some.length - more.length)
  const taken = tries.slice(1).find((some) => missesOf(one, some).length === 0)
  const says = taken?.map(({ says }) => says).join('; it ')
  return says ? { misses: [], assumed: [{ id: one.id, says, misses }] } : { misses, assumed: [] }
}

type Run = { misses: Miss[]; assumed: Assumed[]; counts: Count[]; passed: number }

export function runCases(cases: readonly Case[]): Run {
  const counts = new Map<string, Count>()
  const assumed: Assumed[] = []
  const misses = cases.flatMap((one) => {
    const { misses: found, assumed: taken } = put(one)
    assumed.push(...taken)
    const key = `${originOf(one)}, ${one.group}`
    const count = counts.get(key) ?? { origin: originOf(one), group: one.group, passed: 0, assumed: 0, of: 0 }
    counts.set(key, {
      ...count,
      passed: count.passed + (found.length === 0 ? 1 : 0),
      assumed: count.assumed + taken.length,
      of: count.of + 1,
    })
    return found
  })
  const all = [...counts.values()]
  return { misses, assumed, counts: all, passed: all.reduce((sum, { passed }) => sum + passed, 0) }
}

export const describeMiss = ({ id, field, expected, actual, tolerance, law }: Miss): string =>
  `${id} ${field}: expected ${String(expected)}, actual ${actual}, tolerance ${tolerance}${law ? `; disputed: ${law}` : ''}`

export function describeAssumed({ id, says, misses }: Assumed): string {
  const byLaw = misses.map(({ field, expected, actual }) => `${field} ${actual}, not ${String(expected)}`)
  return `${id}: passes only as its origin ${says}. By the law ${byLaw.join(', ')}`
}

export const describeCount = ({ origin, group, passed, assumed, of }: Count): string =>
  `${passed} of ${of} ${origin}, ${group}${assumed > 0 ? `; ${assumed} only as it assumes` : ''}`
