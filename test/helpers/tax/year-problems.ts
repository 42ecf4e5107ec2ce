import type { FigureKey, YearFigures } from '#tax/figures.ts'
import { ohioFigures } from '#tax/ohio-figures.ts'
import { standingFigures } from '#tax/standing-figures.ts'

export interface YearFile {
  default: YearFigures
  /** In a path pattern, `*` matches one segment. A path pattern also matches all deeper paths. */
  sameAsLastYear?: { lastYear: number; figures: readonly string[] }
}

const OFFICIAL =
  /^https:\/\/(www\.)?(irs\.gov|ssa\.gov|congress\.gov|law\.cornell\.edu|codes\.ohio\.gov|tax\.ohio\.gov)\//

function numbersIn(value: unknown, path: readonly string[] = []): [path: string, number: number][] {
  if (typeof value === 'number') return path.at(-1) === 'through' ? [] : [[path.join('.'), value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, [...path, key]))
}

const standing = new Map(numbersIn({ ...standingFigures, ...ohioFigures }))

const covers = (pattern: string, path: string) => {
  const parts = path.split('.')
  return pattern.split('.').every((part, index) => part === '*' || part === parts[index])
}

function figureProblems(year: number, figures: YearFigures): string[] {
  const entries = Object.entries<Partial<YearFigures[FigureKey]>>(figures)
  return entries.flatMap(([key, { source, through = year }]) => {
    if (!source?.title) return `${key} has no source. Add the law or form that gives it.`
    if (!OFFICIAL.test(source.url)) return `${key}: its source ${source.url} is not an official page. Link to one.`
    if (!source.checked && !source.comparedWith) return `${key}: its source has no date of a check. Check it.`
    return through < year ? `${key} is law only through ${through}. Give its figure for ${year}.` : []
  })
}

function list(field: string, paths: readonly string[]): string {
  const parts = paths.map((path) => path.slice(field.length + 1)).filter(Boolean)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

function unchangedProblems(year: number, file: YearFile, lastYear: YearFigures): string[] {
  const before = new Map(numbersIn(lastYear))
  const same = numbersIn(file.default).filter(
    ([path, number]) => before.get(path) === number && standing.get(path) !== number,
  )
  const { lastYear: comparedYear, figures = [] } = file.sameAsLastYear ?? {}
  if (figures.length > 0 && comparedYear !== year - 1)
    return [
      `sameAsLastYear.lastYear is ${comparedYear}. Check its figures against their sources, then write ${year - 1}.`,
    ]
  const unlisted = same.flatMap(([path]) => (figures.some((pattern) => covers(pattern, path)) ? [] : [path]))
  const byField = Map.groupBy(unlisted, (path) => path.split('.', 2).join('.'))
  const outdated = figures.filter((pattern) => !same.some(([path]) => covers(pattern, path)))
  return [
    ...[...byField].map(
      ([field, paths]) =>
        `${field} is the same as in ${year - 1}${list(field, paths)}. Change it or add it to sameAsLastYear.`,
    ),
    ...outdated.map((pattern) => `${pattern} is in sameAsLastYear but not the same as in ${year - 1}. Remove it.`),
  ]
}

export function yearProblems(files: Record<number, YearFile>): string[] {
  return Object.entries(files).flatMap(([name, file]) => {
    const year = Number(name)
    const lastYear = files[year - 1]?.default
    const problems = [
      ...figureProblems(year, file.default),
      ...(lastYear ? unchangedProblems(year, file, lastYear) : []),
    ]
    return problems.map((problem) => `src/tax/${year}.ts: ${problem}`)
  })
}
