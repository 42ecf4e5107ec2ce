/** In Ohio's official schedule, the tax jumps at the start of each row, because the first dollar owes the row's full base tax. */
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
