import type { TaxYear, YearFigures } from './figures.ts'

const files = import.meta.glob<YearFigures>('./20??.ts', { eager: true, import: 'default' })
const figuresByYear = new Map(Object.entries(files).map(([file, figures]) => [Number(file.slice(2, 6)), figures]))

export const years: readonly TaxYear[] = [...figuresByYear.keys()].toSorted()
export const newestYear: TaxYear = Math.max(...years)

/** Returns the tax rates and amounts for a year. @throws RangeError if there is no file for the year. */
export function figuresOf(year: TaxYear): YearFigures {
  const figures = figuresByYear.get(year)
  if (!figures) throw new RangeError(`No figures for tax year ${year}. Add src/tax/${year}.ts.`)
  return figures
}

/** Returns the tax year whose return is due next, or the closest year that has a file with tax rates. @param today ISO date. */
export function startYear(today: string): TaxYear {
  const returnDueNext = Number(today.slice(0, 4)) - (today.slice(5) <= '04-15' ? 1 : 0)
  return years.findLast((year) => year <= returnDueNext) ?? Math.min(...years)
}
