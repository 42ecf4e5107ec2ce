import { expect, test } from 'vitest'
import { overBudget, type PageSize, table } from '#scripts/byte-budgets'

const good: PageSize = {
  brand: 'payroll',
  path: '/blog',
  status: 200,
  scriptFiles: 5,
  scripts: 113_500,
  html: 17_500,
  fontFiles: 2,
  fonts: 70_000,
}
const home = { ...good, path: '/', scripts: 106_000 }

test('sizes equal to the budgets are within the budgets', () => {
  expect(overBudget({ pages: [good, home], worker: 500_000 })).toEqual([])
})

test.each<[string, Partial<PageSize>, string]>([
  ['JavaScript of home', { path: '/', scripts: 107_100 }, '/ of payroll: JS 107.1 kB, the budget is 107.0 kB'],
  ['JavaScript of another page', { scripts: 113_600 }, '/blog of payroll: JS 113.6 kB, the budget is 113.5 kB'],
  ['HTML and CSS', { html: 22_100 }, '/blog of payroll: HTML and CSS 22.1 kB, the budget is 22.0 kB'],
  ['fonts', { fonts: 70_100 }, '/blog of payroll: fonts 70.1 kB, the budget is 70.0 kB'],
  ['font files', { fontFiles: 3 }, '/blog of payroll: 3 font files, the budget is 2'],
  ['a status other than 200', { status: 500 }, '/blog of payroll: returned status 500 instead of 200'],
  ['a page without scripts', { scripts: 0 }, '/blog of payroll: the page has no script to measure'],
])('a page that breaks its budget is reported: %s', (_what, bad, violation) => {
  expect(overBudget({ pages: [home, { ...good, ...bad }], worker: 1 })).toEqual([violation])
})

test('a worker over 500 kB is reported', () => {
  expect(overBudget({ pages: [good], worker: 500_100 })).toEqual(['The worker: gzip 500.1 kB, the budget is 500.0 kB'])
})

test('the table has one line per route, with the HTML size of each brand', () => {
  const lines = table({ pages: [good, { ...good, brand: 'brownco', html: 9_940 }], worker: 1_000 }).split('\n')
  expect(lines[1]?.split(/ +/)).toEqual(['/blog', '113.5', '5', '17.5', '9.9', '2', '70.0'])
  expect(lines.at(-1)).toBe('worker 1.0 kB gzip')
})
