import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routePaths } from '#scripts/page-bytes.ts'
import { FEED_FORMATS, feedPath } from '#shared/feeds.ts'
import { REDIRECTS, redirectTarget } from '#shared/redirects.ts'

test.each([
  ['/calculator', '/resources/tax-calculator'],
  ['/tag/news', '/blog'],
  ['/Tag/Sales-Tax', '/blog/tag/sales-tax'],
  ['/blog/tags/tax', '/blog/tag/tax'],
  ['/NEWS', '/blog'],
  ['/cometoyou', '/schedule'],
  ['/services/personal-tax-preparation', '/services/personal-tax'],
  ['/rss', '/rss.xml'],
])('the path %s redirects to %s with or without a trailing slash', (from, to) => {
  expect([redirectTarget(from), redirectTarget(`${from}/`)]).toEqual([to, to])
})

const SOURCE = readFileSync('src/shared/redirects.ts', 'utf8')
const PAGES = [
  ...routePaths(readFileSync('src/app/route-tree.gen.ts', 'utf8')),
  ...FEED_FORMATS.map(({ file }) => feedPath(file)),
]

function redirectErrors(entries: readonly (readonly [from: string, to: string])[], pages: readonly string[]): string[] {
  const sources = entries.map(([from]) => from)
  return entries.flatMap(([from, to], index) => [
    ...(sources.indexOf(from) < index ? [`${from} is in the table twice`] : []),
    ...(/^(?:\/[a-z0-9-]+)+(?:\/\$slug)?$/.test(from) ? [] : [`${from} is not a plain path without a trailing slash`]),
    ...(pages.includes(from) ? [`${from} is a page, which the redirect hides`] : []),
    ...(to === from ? [`${from} redirects to itself`] : []),
    ...(to !== from && sources.includes(to) ? [`${from} redirects to ${to}, which redirects again`] : []),
    ...(pages.includes(to) || sources.includes(to) || /^\/blog\/[a-z0-9-]+$/.test(to)
      ? []
      : [`${from} redirects to ${to}, which is not a page`]),
  ])
}

test('every entry in the redirect table leads to a page, post or feed without a second redirect', () => {
  // The object REDIRECTS keeps only the last of several entries with the same key.
  const written = [...SOURCE.matchAll(/^ {2}'([^']+)': '([^']+)',$/gm)].map(
    ([, from = '', to = '']) => [from, to] as const,
  )
  expect(Object.fromEntries(written)).toEqual(REDIRECTS)
  expect(redirectErrors(written, PAGES)).toEqual([])
})

test.each([
  '/',
  '/blog',
  '/about-us',
  '/constructor',
  '/__proto__',
  '/blog/toString',
  '/tag/a/b',
  '/tag/$slug',
  '/tag/a^b',
  '/%2F%2Fevil.example/',
  '/%5C%5Cevil.example/',
])('the path %s does not redirect', (path) => {
  expect(redirectTarget(path)).toBeUndefined()
})

test.each([
  ['//evil.example', '/evil.example'],
  ['\\\\evil.example\\', '/evil.example'],
  ['/\n\\evil.example', '/evil.example'],
  ['//', '/'],
  ['/blog//', '/blog'],
  ['/about///', '/about-us'],
])('the path %j redirects to %j on the same site', (from, to) => {
  expect(redirectTarget(from)).toBe(to)
})

test('no path redirects to another site', () => {
  const part = fc.constantFrom(
    ...['/', '\\', '%2f', '%5C', '..', '\t', '\n', '@', ':', '?', '#'],
    ...['evil.example', 'tags'],
  )
  const path = fc.oneof(fc.string({ unit: part, maxLength: 8 }), fc.string({ unit: 'binary' }), fc.webPath())
  fc.assert(
    fc.property(path, (tail) => {
      const target = redirectTarget(`/${tail}`)
      if (target === undefined) return
      expect(new URL(target, 'https://dresdentax.example').href).toBe(`https://dresdentax.example${target}`)
      expect(redirectTarget(target)).toBeUndefined()
    }),
    { numRuns: 5000 },
  )
})
