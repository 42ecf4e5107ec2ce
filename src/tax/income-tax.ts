/** Computes income tax before credits, at ordinary rates and with the Qualified Dividends and Capital Gain Tax Worksheet. */
import { taxOf, taxSlices } from './brackets.ts'
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents } from './money.ts'
import type { TaxSlice } from './result.ts'
import { taxFromTable } from './tax-table.ts'

export type IncomeTax = {
  ordinary: TaxSlice[]
  preferential: TaxSlice[]
  taxBeforeCredits: Cents
  taxFromTable: Cents | null
}

/**
 * Returns the income taxed at lower rates (26 U.S.C. 1(h)). It is qualified dividends, plus the amount by
 * which long-term gains exceed short-term losses.
 */
export const preferentialIncome = (qualifiedDividends: Cents, shortGain: Cents, longGain: Cents): Cents =>
  qualifiedDividends + atLeastZero(Math.min(longGain, longGain + shortGain))

export function incomeTax(taxable: Cents, preferred: Cents, status: FilingStatus, figures: YearFigures): IncomeTax {
  const ordinaryPart = atLeastZero(taxable - preferred)
  const all = taxSlices(figures.ordinaryBrackets.brackets, status, taxable)
  const ordinary = taxSlices(figures.ordinaryBrackets.brackets, status, ordinaryPart)
  const preferential = taxSlices(figures.preferentialBrackets.brackets, status, taxable, ordinaryPart)
  const split = taxOf(ordinary) + taxOf(preferential)

  // Uses the Tax Table for each worksheet line whose amount is below the table's limit.
  const onAll = taxFromTable(taxable, status, figures)
  const onOrdinary = taxFromTable(ordinaryPart, status, figures)
  const printed =
    onAll === null && (onOrdinary === null || preferred <= 0)
      ? null
      : Math.min(onAll ?? taxOf(all), (onOrdinary ?? taxOf(ordinary)) + taxOf(preferential))
  // Taxes all income at ordinary rates if that tax is lower, as the worksheet does. In 2025, for example, a single person's gain
  // in the range from $48,350 to $48,475 of taxable income is taxed at 15% as a gain, but at 12% as ordinary income.
  return split <= taxOf(all)
    ? { ordinary, preferential, taxBeforeCredits: split, taxFromTable: printed }
    : { ordinary: all, preferential: [], taxBeforeCredits: taxOf(all), taxFromTable: printed }
}
