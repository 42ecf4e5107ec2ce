/** Computes the tax in the printed Tax Table, which is the tax on the midpoint of a row, rounded to the dollar. */
import { taxOf, taxSlices } from './brackets.ts'
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { type Cents, dollars, roundToDollar } from './money.ts'

/** The rows of the IRS's printed Tax Table start at $0, $5, $15 and $25, then every $25 up to $3,000, then every $50. */
function middleOfRow(income: Cents): Cents {
  if (income < dollars(5)) return 0
  if (income < dollars(25)) return income < dollars(15) ? dollars(10) : dollars(20)
  const width = income < dollars(3_000) ? dollars(25) : dollars(50)
  return Math.floor(income / width) * width + width / 2
}

/** Returns null if the income is too high for the printed Tax Table, or if the IRS has not published the year's table yet. */
export function taxFromTable(income: Cents, status: FilingStatus, figures: YearFigures): Cents | null {
  const { published, below } = figures.taxTable
  if (!published || income >= below) return null
  return roundToDollar(taxOf(taxSlices(figures.ordinaryBrackets.brackets, status, middleOfRow(income))))
}
