/** Income tax before credits: ordinary rates, and the worksheet for qualified dividends and long gains. */
import { taxOf, taxSlices } from './brackets.ts'
import type { YearFigures } from './figures.ts'
import { atLeastNothing } from './money.ts'
import type { TaxSlice } from './result.ts'
import type { Cents, FilingStatus } from './scenario.ts'
import { taxFromTable } from './tax-table.ts'

export type IncomeTax = {
  ordinary: TaxSlice[]
  preferential: TaxSlice[]
  taxBeforeCredits: Cents
  taxFromTable: Cents | null
}

/** Long gains net of short losses, with qualified dividends: what section 1(h) gives its own rates. */
export const preferentialIncome = (qualifiedDividends: Cents, shortGain: Cents, longGain: Cents): Cents =>
  qualifiedDividends + atLeastNothing(Math.min(longGain, longGain + shortGain))

export function incomeTax(taxable: Cents, preferred: Cents, status: FilingStatus, figures: YearFigures): IncomeTax {
  const ordinaryPart = atLeastNothing(taxable - preferred)
  const all = taxSlices(figures.ordinaryBrackets.brackets, status, taxable)
  const ordinary = taxSlices(figures.ordinaryBrackets.brackets, status, ordinaryPart)
  const preferential = taxSlices(figures.preferentialBrackets.brackets, status, taxable, ordinaryPart)
  const split = taxOf(ordinary) + taxOf(preferential)

  // Each line of the worksheet has the table where its own amount is below the table's end.
  const onAll = taxFromTable(taxable, status, figures)
  const onOrdinary = taxFromTable(ordinaryPart, status, figures)
  const printed =
    onAll === null && (onOrdinary === null || preferred <= 0)
      ? null
      : Math.min(onAll ?? taxOf(all), (onOrdinary ?? taxOf(ordinary)) + taxOf(preferential))
  // The worksheet ends with the smaller: between 48,350 and 48,475 the 15 % of gains is more than the 12 % of wages.
  return split <= taxOf(all)
    ? { ordinary, preferential, taxBeforeCredits: split, taxFromTable: printed }
    : { ordinary: all, preferential: [], taxBeforeCredits: taxOf(all), taxFromTable: printed }
}
