/** How well the guard tells sensitive numbers from others, on a labelled set. */
import * as v from 'valibot'
import { findSensitive, type SensitiveKind } from '#shared/sensitive'

const KINDS = ['ssn', 'itin', 'ein', 'account', 'card'] as const satisfies SensitiveKind[]

const guardCases = v.pipe(
  v.array(v.object({ text: v.string(), kind: v.picklist([...KINDS, 'none']) })),
  v.check((cases) => cases.some(({ kind }) => kind !== 'none'), 'it has no sensitive number'),
  v.check((cases) => cases.some(({ kind }) => kind === 'none'), 'it has no text without one'),
)
type GuardCase = v.InferOutput<typeof guardCases>[number]

/** Shares of 1. */
export const RECALL_MIN = 0.98
export const FALSE_ALARMS_MAX = 0.01

export interface GuardFigures {
  /** Sensitive strings with any finding. */
  recall: number
  /** Those with a finding of their own kind. */
  rightKind: number
  byKind: { kind: SensitiveKind; of: number; recall: number; rightKind: number }[]
  /** Of the strings without a sensitive number. */
  falseAlarms: number
  misses: GuardCase[]
  wrongKinds: (GuardCase & { seen: SensitiveKind[] })[]
  alarms: (GuardCase & { seen: SensitiveKind[] })[]
}

/** @throws with what is wrong with the file's text. */
export function parseGuardCases(json: string): GuardCase[] {
  const parsed = v.safeParse(guardCases, JSON.parse(json))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`)
}

export function guardFigures(cases: readonly GuardCase[]): GuardFigures {
  const seen = cases.map((one) => ({ ...one, seen: findSensitive(one.text).map(({ kind }) => kind) }))
  const sensitive = seen.filter(({ kind }) => kind !== 'none')
  const others = seen.filter(({ kind }) => kind === 'none')
  const found = (of: typeof seen) => share(of, ({ seen }) => seen.length > 0)
  const right = (of: typeof seen) => share(of, ({ seen, kind }) => seen.some((one) => one === kind))
  return {
    recall: found(sensitive),
    rightKind: right(sensitive),
    byKind: KINDS.map((kind) => ({ kind, of: seen.filter((one) => one.kind === kind) }))
      .filter(({ of }) => of.length > 0)
      .map(({ kind, of }) => ({ kind, of: of.length, recall: found(of), rightKind: right(of) })),
    falseAlarms: found(others),
    misses: sensitive.filter(({ seen }) => seen.length === 0),
    wrongKinds: sensitive.filter(({ seen, kind }) => seen.length > 0 && !seen.some((one) => one === kind)),
    alarms: others.filter(({ seen }) => seen.length > 0),
  }
}

function share<T>(of: readonly T[], which: (one: T) => boolean): number {
  return of.filter(which).length / of.length
}
