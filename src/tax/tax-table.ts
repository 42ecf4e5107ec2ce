/** The printed Tax Table: the tax on the middle of a row, to the whole dollar. */
import { taxOf, taxSlices } from './brackets.ts'
import type { YearFigures } from './figures.ts'
import { dollars, toDollar } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

/** The rows as printed: 0, 5, 15, 25, then each $25 to $3,000, then each $50. */
function middleOfRow(income: Cents): Cents {
  if (income < dollars(5)) return 0
  if (income < dollars(25)) return income < dollars(15) ? dollars(10) : dollars(20)
  const width = income < dollars(3_000) ? dollars(25) : dollars(50)
  return Math.floor(income / width) * width + width / 2
}

/** Null from the income on where a return uses the Tax Computation Worksheet, and in a year without a table. */
export function taxFromTable(income: Cents, status: FilingStatus, figures: YearFigures): Cents | null {
  const { published, below } = figures.taxTable
  if (!published || income >= below) return null
  return toDollar(taxOf(taxSlices(figures.ordinaryBrackets.brackets, status, middleOfRow(income))))
}
