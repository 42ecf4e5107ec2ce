import { expect, test } from 'vitest'
import { canBePage, canonicalPath } from '#shared/canonical-path'

test.each([
  ['/', '/'],
  ['', '/'],
  ['//blog\\\\post//', '/blog/post'],
  ['/%20contact%C2%A0%0A', '/contact'],
  ['/Services/Personal-Tax', '/services/personal-tax'],
  ['/BLOG/Post', '/blog/Post'],
  ['/Blog/TAG/Tax', '/blog/tag/Tax'],
  ['/BLOG/', '/blog'],
  ['/assets/Chunk-AbC.js', '/assets/Chunk-AbC.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('the canonical path of %j is %j', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canBePage(canonical)).toBe(true)
})

test.each([
  ['/blog/a^b', '/blog/a~b'],
  ['/blog/%E2%82%AC', '/blog/~'],
  ['/contact%00', '/contact~'],
  ['/contact%20%', '/contact~20~'],
  ['/contact%2520', '/contact~20'],
  ['/%20contact/%E2', '/contact/~e2'],
  ['/blog%2Fpost', '/blog~post'],
  ['/%2e%2e%2fcontact', '/~~~contact'],
  ['/a b.c', '/a~b~c'],
])('no page can have the path %j: the router gets %j', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canBePage(canonical)).toBe(false)
})
