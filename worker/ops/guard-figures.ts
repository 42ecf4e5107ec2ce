/** Measures how well `findSensitive` recognizes sensitive numbers in a set of labeled text samples. */
import * as v from 'valibot'
import { findSensitive } from '#shared/sensitive.ts'
import type { SensitiveKind } from '#shared/sensitive-kind.ts'

const KINDS = ['ssn', 'itin', 'ein', 'account', 'card'] as const satisfies SensitiveKind[]

const guardCases = v.pipe(
  v.array(v.object({ text: v.string(), kind: v.picklist([...KINDS, 'none']) })),
  v.check((cases) => cases.some(({ kind }) => kind !== 'none'), 'at least one text needs a sensitive number'),
  v.check((cases) => cases.some(({ kind }) => kind === 'none'), 'at least one text needs the kind "none"'),
)
type GuardCase = v.InferOutput<typeof guardCases>[number]
type SeenCase = GuardCase & { seen: SensitiveKind[] }

export const MIN_RECALL = 0.98
export const MAX_FALSE_ALARMS = 0.01

/** @throws Error that names the malformed test case */
export function parseGuardCases(json: string): GuardCase[] {
  const parsed = v.safeParse(guardCases, JSON.parse(json))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)
  throw new Error(path ? `${path}: ${issue.message}` : issue.message)
}

/** The returned shares of text samples are fractions from 0 to 1. */
export function guardFigures(cases: readonly GuardCase[]) {
  const seen = cases.map((one) => ({ ...one, seen: findSensitive(one.text).map(({ kind }) => kind) }))
  const sensitive = seen.filter(({ kind }) => kind !== 'none')
  const others = seen.filter(({ kind }) => kind === 'none')
  return {
    /** Share of the texts with a sensitive number in which the rules find a sensitive number. */
    recall: share(sensitive, isFound),
    /** Share of the texts with a sensitive number in which the rules find a number of the right kind. */
    rightKind: share(sensitive, isRightKind),
    byKind: KINDS.map((kind) => ({ kind, texts: seen.filter((one) => one.kind === kind) }))
      .filter(({ texts }) => texts.length > 0)
      .map(({ kind, texts }) => ({
        kind,
        count: texts.length,
        recall: share(texts, isFound),
        rightKind: share(texts, isRightKind),
      })),
    /** Share of the texts without a sensitive number in which the rules find a sensitive number. */
    falseAlarms: share(others, isFound),
    misses: sensitive.filter((one) => !isFound(one)),
    wrongKinds: sensitive.filter((one) => isFound(one) && !isRightKind(one)),
    alarms: others.filter(isFound),
  }
}

const isFound = ({ seen }: SeenCase) => seen.length > 0
const isRightKind = ({ seen, kind }: SeenCase) => seen.some((one) => one === kind)

function share<T>(items: readonly T[], predicate: (item: T) => boolean): number {
  return items.filter(predicate).length / items.length
}
