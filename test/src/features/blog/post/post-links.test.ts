import { expect, test } from 'vitest'
import { keepDomain } from '#features/blog/post/post-links.ts'

test.each([
  ['<a href="/contact">', '<a href="/contact?domain=payroll">'],
  ['<a rel="x" href="/blog/b?a=1#top">', '<a rel="x" href="/blog/b?a=1&domain=payroll#top">'],
  ['<a title="a > b" href="/">', '<a title="a > b" href="/?domain=payroll">'],
  ['<a href="/blog/b?a=1&#x26;domain=payroll#top">', '<a href="/blog/b?a=1&#x26;domain=payroll#top">'],
  ...[
    '<a href="#top">',
    '<a href="//elsewhere.example/a">',
    '<a href="https://elsewhere.example/a">',
    '<a href="/media/content/files/a.pdf">',
    'text <code>&#x3C;a href="/contact"></code>',
  ].map((same) => [same, same]),
])("on a page with ?domain=payroll, the post's HTML %s becomes %s", (html, kept) => {
  expect(keepDomain(html, 'payroll')).toBe(kept)
  expect(keepDomain(kept, 'payroll')).toBe(kept)
  expect(keepDomain(html, undefined)).toBe(html)
})
