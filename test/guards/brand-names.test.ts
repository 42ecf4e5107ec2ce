import { expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { SERVICE_IDS } from '#catalog/services/index.ts'
import type { Brand } from '#shared/brand.ts'
import { readTree, type SourceTree } from './source-tree.ts'

type Names = Pick<Brand, 'id' | 'name' | 'domain' | 'domainValue'>

function brandNames(tree: SourceTree, all: readonly Names[]): string[] {
  const patterns = all.flatMap(({ id, name, domain, domainValue = id }) => [
    // A service id or a `?domain=` value may be a common word, so `asBrand` matches only uses as a brand id.
    SERVICE_IDS.some((service) => service === id) ? asBrand(id) : new RegExp(`\\b${id}\\b`, 'i'),
    asBrand(domainValue),
    ...[name, domain].map((text) => new RegExp(`(?<![\\w-])${text.replaceAll('.', '\\.')}(?![\\w-])`)),
  ])
  return Object.entries(tree)
    .filter(([file]) => !file.startsWith('src/brands/'))
    .flatMap(([file, text]) => text.split('\n').map((line, index) => ({ line, place: `${file}:${index + 1}` })))
    .filter(({ line }) => patterns.some((pattern) => pattern.test(line)))
    .map(({ line, place }) => `${place} ${line.trim()}`)
}

function asBrand(word: string): RegExp {
  return new RegExp(`(?:brands?|brand\\.?id|domain|hash)\\W{1,8}${word}\\b|\\b${word}\\.localhost`, 'i')
}

test('no code or comment outside src/brands/ names a brand', () => {
  expect(brandNames(readTree(['src', 'worker', 'scripts']), brands)).toEqual([])
})

const known = [
  { id: 'acme', name: 'Acme & Co.', domain: 'acme.test', domainValue: 'a-c' },
  { id: 'payroll', name: 'Pay', domain: 'pay.test', domainValue: 'payroll' },
]

test.each([
  "const HOME = 'acme'",
  '/?domain=a-c',
  '<p>Acme & Co. answers</p>',
  'getBrand("payroll")',
  "'hash-payroll'",
])('the brand name check reports a line that names a brand: %s', (line) => {
  expect(brandNames({ 'worker/feed.ts': `\n${line}` }, known)).toEqual([`worker/feed.ts:2 ${line}`])
})

test('the brand name check ignores words that merely contain a brand name', () => {
  const tree = {
    'src/shared/service.ts': "['payroll'] as const",
    'src/routes/home.tsx': '<a href="/services/payroll">Payroll for acmes</a>',
    'src/brands/acme/brand.ts': "domain: 'acme.test'",
  }
  expect(brandNames(tree, known)).toEqual([])
})
