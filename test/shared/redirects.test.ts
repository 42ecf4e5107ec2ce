import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REDIRECTS, redirectTarget } from '#shared/redirects'
import { readTree } from '#test/guards/source-tree'

test.each([
  ['/calculator', '/resources/tax-calculator'],
  ['/check-my-refund', '/resources/check-my-refund'],
  ['/tax-payment-center', '/resources/tax-payment-center'],
  ['/tax-prep-checklist', '/resources/tax-prep-checklist'],
  ['/tags', '/blog'],
  ['/tag/news', '/blog'],
  ['/industries/all', '/industries'],
  ['/book-a-meeting', '/schedule'],
  ['/cometoyou', '/schedule'],
  ['/home', '/'],
  ['/coming-soon', '/'],
  ['/about', '/about-us'],
  ['/terms', '/terms-of-service'],
  ['/services/personal-tax-preparation', '/services/personal-tax'],
])('%s, with a slash or without, goes to %s', (from, to) => {
  expect([redirectTarget(from), redirectTarget(`${from}/`)]).toEqual([to, to])
})

/** Entries that would take more than one hop, lead back, or can never be met. */
function tableFaults(table: Readonly<Record<string, string>>): string[] {
  return Object.entries(table).flatMap(([from, to]) => [
    ...(to === from ? [`${from} leads to itself`] : to in table ? [`${from} leads to ${to}, which leads on`] : []),
    ...[from, to]
      .filter((path) => !/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path))
      .map((path) => `${path} is not a plain path without a trailing slash`),
  ])
}

test('the table has no loops, no chains and only plain paths', () => {
  expect(tableFaults(REDIRECTS)).toEqual([])
})

test('a table with a loop, a chain or an odd path is refused', () => {
  expect(tableFaults({ '/a': '/b', '/b': '/a', '/c': '/c', '/d/': '/e', '/f': '//evil.example' })).toEqual([
    '/a leads to /b, which leads on',
    '/b leads to /a, which leads on',
    '/c leads to itself',
    '/d/ is not a plain path without a trailing slash',
    '//evil.example is not a plain path without a trailing slash',
  ])
})

test('no path is in the table twice', () => {
  const source = readTree(['src/shared'])['src/shared/redirects.ts'] ?? ''
  const written = [...source.matchAll(/^ {2}'([^']+)': '/gm)].map(([, from]) => from)
  expect(written).toEqual(Object.keys(REDIRECTS))
})

test.each(['/', '/blog', '/blog/post', '/about-us', '/About', '/constructor', '/__proto__', '/toString'])(
  '%s stays',
  (path) => {
    expect(redirectTarget(path)).toBeUndefined()
  },
)

test.each([
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example\\', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/\n\\evil.example', '/evil.example'],
  ['//', '/'],
  ['/blog//', '/blog'],
  ['/about///', '/about-us'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ['/%5C%5Cevil.example/', '/%5C%5Cevil.example'],
])('%j goes to %j, on this site', (from, to) => {
  expect(redirectTarget(from)).toBe(to)
})

test('whatever the path, the answer is one hop away and on this site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5C',
    '.',
    '..',
    '\t',
    '\n',
    '\r',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'about',
    'tags',
  )
  const path = fc.oneof(fc.string({ unit: part, maxLength: 8 }), fc.string({ unit: 'binary' }), fc.webPath())
  fc.assert(
    fc.property(path, (tail) => {
      const target = redirectTarget(`/${tail}`)
      if (target === undefined) return
      expect(target).toMatch(/^\/(?![/\\])/)
      expect(new URL(target, 'https://dresdentax.example').host).toBe('dresdentax.example')
      expect(redirectTarget(target)).toBeUndefined()
    }),
    { numRuns: 5000 },
  )
})
