/** Ohio's official tax schedule. Income just above the start of a row owes the row's full base, so the tax jumps there. */
import type { YearFigures } from './figures.ts'
import { type Cents, share } from './money.ts'
import type { OhioEstimate } from './result.ts'

export function ohioTaxOnNonbusiness(
  taxable: Cents,
  { ohioSchedule: { rows } }: YearFigures,
): OhioEstimate['nonbusiness'] {
  const row = rows.findLast(({ over }) => taxable > over)
  return row ? { ...row, tax: row.base + share(taxable - row.over, row.rate) } : { base: 0, rate: 0, over: 0, tax: 0 }
}
