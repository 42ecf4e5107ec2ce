/** Ohio's printed schedule. Its rows do not meet: income just over the start of one pays its whole base. */
import type { YearFigures } from './figures.ts'
import { share } from './money.ts'
import type { OhioEstimate } from './result.ts'
import type { Cents } from './scenario.ts'

export function ohioTaxOnNonbusiness(
  taxable: Cents,
  { ohioSchedule: { rows } }: YearFigures,
): OhioEstimate['nonbusiness'] {
  const row = rows.findLast(({ over }) => taxable > over)
  return row ? { ...row, tax: row.base + share(taxable - row.over, row.rate) } : { base: 0, rate: 0, over: 0, tax: 0 }
}
