/** The tax years with official figures: the files here that are named by their year. */
import type { YearFigures } from './figures.ts'

/** One of `years`. */
export type TaxYear = number

const files = import.meta.glob<YearFigures>('./20??.ts', { eager: true, import: 'default' })
const byYear = new Map(Object.entries(files).map(([file, figures]) => [Number(file.slice(2, 6)), figures]))

export const years: readonly TaxYear[] = [...byYear.keys()].toSorted()

/** Throws a RangeError for a year without figures. */
export function figuresOf(year: TaxYear): YearFigures {
  const figures = byYear.get(year)
  if (!figures) throw new RangeError(`No figures of ${year}`)
  return figures
}

/** The year that one begins with: whose returns are due next. */
export const startYear: TaxYear = 2026
