import { expect, test } from 'vitest'
import { canBePage, canonicalPath } from '#shared/canonical-path.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['//blog\\\\post//', '/blog/post'],
  ['/%20contact%C2%A0%0A', '/contact'],
  ['/Services/Personal-Tax', '/services/personal-tax'],
  ['/Blog/TAG/Tax', '/blog/tag/Tax'],
  ['/assets/Chunk-AbC.js', '/assets/Chunk-AbC.js'],
])('the canonical path for %j is %j', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canBePage(canonical)).toBe(true)
})

test.each([
  ['/blog/a^b', '/blog/a~b'],
  ['/blog/%E2%82%AC', '/blog/~'],
  ['/contact%00', '/contact~'],
  ['/%20contact/%E2', '/contact/~e2'],
  ['/blog%2Fpost', '/blog~post'],
  ['/%2e%2e%2fcontact', '/~~~contact'],
  ['/a b.c', '/a~b~c'],
])('the path %j, which cannot belong to a page, is passed to the router as %j', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canBePage(canonical)).toBe(false)
})
