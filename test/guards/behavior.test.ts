import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviorErrors } from './behavior.ts'
import { readTestNames } from './test-names.ts'

test('each value in docs/behavior.md equals its symbol and has a test that runs', async () => {
  expect(await behaviorErrors(readFileSync('docs/behavior.md', 'utf8'))).toEqual([])
})

const TEXTS = 'src/shared/contact-texts.ts'
const TEST = '`test/guards/behavior.test.ts > %s in a row is compared without an error`'
const NEEDS = 'the row needs a symbol and a test, both in backticks, or a reason instead of both'

interface Cells {
  value?: string
  symbol?: string
  test?: string
}

function rowOf({ value = '`2`', symbol = `\`${TEXTS}#NAME_MIN\``, test = TEST }: Cells): string {
  return `| name | ${value} | ${symbol} | ${test} |`
}

function documentOf(...rows: string[]): string {
  const header = ['| what | value | symbol | test |', '| ---- | ----- | ------ | ---- |']
  return ['# Behavior', '## Texts, limits and timings', '### Form', ...header, ...rows].join('\n')
}

test.each<[string, Cells]>([
  ['a number', {}],
  [
    'a call with a parenthesis and a pipe',
    { value: '`"a) \\| b is required"`', symbol: `\`${TEXTS}#contactTexts.required("a) \\| b")\`` },
  ],
  ['a list', { value: '`[80, 50]`', symbol: '`src/shared/long-slug.ts#MANUAL_CUTS`' }],
  ['a member of each item', { value: '`[4, 5, 5, 7, 7]`', symbol: `\`${TEXTS}#CONTACT_FIELDS.*.length\`` }],
  ['a reason', { symbol: 'The site does not need it.', test: '' }],
])('%s in a row is compared without an error', async (_what, cells) => {
  expect(await behaviorErrors(documentOf(rowOf(cells)))).toEqual([])
})

test.each<[string, Cells, string]>([
  ['five cells', { test: `${TEST} |` }, 'the row has 5 cells instead of 4'],
  ['a value without backticks', { value: '2' }, 'the value is not in backticks'],
  ['no symbol', { symbol: '' }, NEEDS],
  ['no test', { test: '' }, NEEDS],
  ['a reason and a test', { symbol: 'The site does not need it.' }, NEEDS],
  ['another value', { value: '`3`' }, `${TEXTS}#NAME_MIN is 2, the document says 3`],
  ['an unknown file', { symbol: '`src/gone.ts#A`' }, 'src/gone.ts does not exist'],
  ['an unknown symbol', { symbol: `\`${TEXTS}#A.b\`` }, `${TEXTS}#A.b does not exist: there is no "A"`],
  ['an unknown test file', { test: '`test/gone.test.ts > a`' }, 'test/gone.test.ts does not exist'],
  [
    'an unknown test name with backticks',
    { test: '`` test/guards/behavior.test.ts > `gone` ``' },
    'test/guards/behavior.test.ts runs no test named "`gone`"',
  ],
])('a row with %s has an error', async (_what, cells, error) => {
  expect(await behaviorErrors(documentOf(rowOf(cells)))).toEqual([`Form: name: ${error}`])
})

test('a row that appears twice has an error', async () => {
  expect(await behaviorErrors(documentOf(rowOf({}), rowOf({})))).toEqual([
    'Form: name: the document has this row twice',
  ])
})

test('a document without rows has an error', async () => {
  expect(await behaviorErrors(documentOf())).toEqual([
    'docs/behavior.md has no rows under "## Texts, limits and timings"',
  ])
})

test('skipped tests do not count as tests that run', () => {
  const text = `test('a', run)
    test.each(rows)('b %s', run)
    test.each<[string]>([['x']])('c', run)
    describe('group', () => { test.only('d', run) })
    test.skip('e', run)
    test.skip.each(rows)('f', run)
    describe.skip('group', () => { test('g', run) })
    other('h', run)
    // test('i', run)`
  expect(readTestNames('some.test.ts', text)).toEqual(['a', 'b %s', 'c', 'd'])
})
