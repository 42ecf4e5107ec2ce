import type { YearFigures } from './figures.ts'
import type { Cents, FilingStatus } from './scenario.ts'

/**
 * `extras` counts each person of 65 or more and each blind one; `dependentEarned` is the earned income of somebody who
 * can be claimed by another, null for everybody else.
 */
export function standardDeduction(
  status: FilingStatus,
  extras: number,
  dependentEarned: Cents | null,
  figures: YearFigures,
): Cents {
  const { basic } = figures.standardDeduction
  const extra = figures.agedOrBlind
  const { minimum, overEarned } = figures.dependentStandardDeduction
  const unmarried = status === 'single' || status === 'head'
  const allowed =
    dependentEarned === null ? basic[status] : Math.min(basic[status], Math.max(minimum, dependentEarned + overEarned))
  return allowed + extras * (unmarried ? extra.unmarried : extra.married)
}
