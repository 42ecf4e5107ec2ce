import { expect, test } from 'vitest'
import { startYear, years } from '#tax/years.ts'
import { type YearFile, yearProblems } from '#test/helpers/tax/year-problems.ts'

const files = Object.fromEntries(
  Object.entries(import.meta.glob<YearFile>('../../../src/tax/20??.ts', { eager: true })).map(([file, year]) => [
    Number(file.slice(-7, -3)),
    year,
  ]),
)

test('every tax figure cites an official source and is still in effect', () => {
  expect(Object.keys(files).map(Number)).toEqual(years)
  expect(yearProblems(files)).toEqual([])
})

const of2026 = files[2026] as YearFile
const { wageBase } = of2026.default
const withFigures = (figures: Partial<YearFile['default']>): YearFile => ({
  ...of2026,
  default: { ...of2026.default, ...figures },
})
const listedOnly = (...figures: string[]): YearFile => ({ ...of2026, sameAsLastYear: { lastYear: 2025, figures } })
const unofficial = { ...wageBase.source, url: 'https://example.com/' }

test.each<[string, Record<number, YearFile>, string]>([
  [
    'with a source that is not official',
    { 2026: withFigures({ wageBase: { ...wageBase, source: unofficial } }) },
    'src/tax/2026.ts: wageBase: its source https://example.com/ is not an official page.',
  ],
  [
    "that equals last year's figure but is not listed as unchanged",
    { ...files, 2026: listedOnly('ordinaryBrackets.brackets.*.rate') },
    'src/tax/2026.ts: childCredit.child is the same as in 2025.',
  ],
  ['whose law has expired', { 2029: of2026 }, 'src/tax/2029.ts: seniorDeduction is law only through 2028.'],
])('a tax figure %s is reported with the file and the figure name', (_, badFiles, problem) => {
  expect(yearProblems(badFiles).filter((found) => found.startsWith(problem))).toHaveLength(1)
})

test.each([
  ['2025-11-22', 2025],
  ['2026-04-15', 2025],
  ['2026-04-16', 2026],
  ['2020-01-01', years[0]],
  ['2099-01-01', years.at(-1)],
])('on %s, the calculator starts with tax year %i', (today, year) => {
  expect(startYear(today)).toBe(year)
})
