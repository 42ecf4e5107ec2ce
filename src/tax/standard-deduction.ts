import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import type { Cents } from './money.ts'

/**
 * `extras` counts people aged 65 or older plus blind people, so a blind person aged 65 counts twice. `dependentEarned`
 * is a dependent taxpayer's earned income, and null for other taxpayers.
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
