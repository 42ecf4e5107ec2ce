import { expect, test } from 'vitest'
import { type Row, rowFaults, testNames } from './check.ts'
import { SPEC_TABLE } from './table.ts'

test('everything the spec fixes is in the code and held by a test, or waits for a named issue', async () => {
  expect(await rowFaults(SPEC_TABLE)).toEqual([])
})

const CONTACT = 'src/shared/contact-texts.ts'
const SHOWN = 'test/spec/table.test.ts > a row that holds is no fault'
const good: Row = { section: '5', what: 'name, least', value: 2, symbol: `${CONTACT}#NAME_MIN`, test: SHOWN }
const texts = { symbol: `${CONTACT}#contactTexts.required()`, args: ['Name'], value: 'Name is required' }
const color = { symbol: 'src/brands/brownco.ts#default.colors.primary', value: '#EA384C' }
const { symbol: _, ...noSymbol } = good
const { test: __, ...noTest } = good

test('a row that holds is no fault', async () => {
  const rows = [
    good,
    { ...good, what: 'a call', ...texts },
    { ...good, what: 'a colour, whatever its case', ...color },
    { ...noTest, what: 'no test yet', issue: 5 as const },
    { ...noSymbol, what: 'no symbol yet', issue: 5 as const },
    { section: '9' as const, what: 'by design', value: 1, instead: 'Nothing removes it.' },
  ]
  expect(await rowFaults(rows)).toEqual([])
})

const NEEDS = 'needs a symbol and a test, or the issue that will bring them'

test.each<[string, Row, string]>([
  ['no symbol', noSymbol, NEEDS],
  ['no test', noTest, NEEDS],
  [
    'all, and something instead',
    { ...good, instead: 'Why.' },
    'has something else instead, and a symbol, a test or an issue',
  ],
  ['all, and an issue', { ...good, issue: 4 }, 'is settled, yet waits for issue 4'],
  ['another number', { ...good, value: 3 }, `${CONTACT}#NAME_MIN is 2, the spec says 3`],
  [
    'another text',
    { ...good, ...texts, args: ['name'] },
    `${CONTACT}#contactTexts.required() is "name is required", the spec says "Name is required"`,
  ],
  [
    'a text in another case',
    { ...good, value: 'send message', symbol: `${CONTACT}#contactTexts.submit` },
    `${CONTACT}#contactTexts.submit is "Send Message", the spec says "send message"`,
  ],
  [
    'another colour, though it waits for an issue',
    { ...noTest, ...color, value: '#ea384d', issue: 4 },
    'src/brands/brownco.ts#default.colors.primary is "#ea384c", the spec says "#ea384d"',
  ],
  [
    'another order',
    { ...good, value: ['a', 'b'], symbol: 'src/shared/brand-id.ts#BRAND_IDS' },
    'src/shared/brand-id.ts#BRAND_IDS is ["dresdentax","brownco","payroll"], the spec says ["a","b"]',
  ],
  ['a name that is gone', { ...good, symbol: `${CONTACT}#GONE` }, `${CONTACT}#GONE does not exist`],
  ['a path that is gone', { ...good, symbol: `${CONTACT}#GONE.a.b` }, `${CONTACT}#GONE.a.b does not exist`],
  ['a file that is gone', { ...good, symbol: 'src/gone.ts#A' }, 'there is no src/gone.ts'],
  ['a test file that is gone', { ...good, test: 'test/gone.test.ts > x' }, 'there is no test/gone.test.ts'],
  [
    'a test that is gone',
    { ...good, test: 'test/spec/table.test.ts > gone' },
    'test/spec/table.test.ts has no test "gone" that runs',
  ],
])('a row with %s is a fault', async (_what, row, fault) => {
  expect(await rowFaults([row])).toEqual([`5 name, least: ${fault}`])
})

test('a row that is there twice is a fault', async () => {
  expect(await rowFaults([good, good])).toEqual(['5 name, least: is there twice'])
})

test('tests that never run do not count', () => {
  const text = `test('a', run)
    test.each(rows)('b %s', run)
    test.each<[string]>([['x']])('c', run)
    test.only('d', run)
    test.skip('e', run)
    test.todo('f')
    test.skip.each(rows)('g', run)
    other('h', run)
    // test('i', run)`
  expect(testNames('some.test.ts', text)).toEqual(['a', 'b %s', 'c', 'd'])
})
