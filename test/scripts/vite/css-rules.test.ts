import { expect, test } from 'vitest'
import { cssRules } from '#scripts/vite/css-rules'

const needs = (css: string) => cssRules(css).map(({ selectors }) => selectors?.flatMap((selector) => selector.needs))

test.each<[selector: string, needs: string[][]]>([
  ['.a', [['a']]],
  ['.a.b>li', [['a', 'b', '<li']]],
  ['.a,h2:focus', [['a'], ['<h2']]],
  ['.a:hover,.b', [['b']]],
  ['.a:hover', []],
  ['.a:disabled', []],
  ['.a:not(:hover)', [['a']]],
  ['*,:after', [[], []]],
  ['.sm\\:px-5', [['sm:px-5']]],
  ['.max-w-\\[48ch\\]', [['max-w-[48ch]']]],
  ['.\\32 xl', [[]]],
  ['.a:not(.b,.c)', [['a']]],
  [
    ':is(.a,.b) li',
    [
      ['a', '<li'],
      ['b', '<li'],
    ],
  ],
  [':root:has(.a):not(:has(.b))', [['a']]],
  ['.a:nth-child(2n + 1)[data-x="(.b"]', [['a', ' data-x="(.b"']]],
  ['[class*=card]', [[' class="']]],
  ['input[type=checkbox]:checked', [['<input', ' type="checkbox"']]],
  ['.a:not([hidden]) [aria-invalid],b', [['a', ' aria-invalid="'], ['<b']]],
  ['details[open]>.a', [['<details', 'a']]],
  [':root[data-theme=dark]', [[]]],
  ['::placeholder', [[' placeholder="']]],
  ['::-webkit-search-decoration', [['<input']]],
  ['#main', [[]]],
])('%s needs %j', (selector, expected) => {
  expect(needs(`${selector}{color:red}`)).toEqual([expected])
})

test('rules keep their conditions and order, and rules without selectors are needed everywhere', () => {
  const css =
    '/*! x */@font-face{src:url(a.woff2)}.a{content:"}{"}@media (width>=4rem){.b{color:red}@supports (x:y){.c{top:0}}}:root{--x:1}\n'
  expect(cssRules(css)).toEqual([
    { css: '@font-face{src:url(a.woff2)}', within: [] },
    { css: '{content:"}{"}', within: [], selectors: [{ text: '.a', needs: [['a']] }] },
    { css: '{color:red}', within: ['@media (width>=4rem)'], selectors: [{ text: '.b', needs: [['b']] }] },
    {
      css: '{top:0}',
      within: ['@media (width>=4rem)', '@supports (x:y)'],
      selectors: [{ text: '.c', needs: [['c']] }],
    },
    { css: '{--x:1}', within: [], selectors: [{ text: ':root', needs: [[]] }] },
  ])
})

test('a selector of a list has its own needs, and one with alternatives needs one of them', () => {
  expect(cssRules('.a,.b :is(p,[title="x,y"]){top:0}')[0]?.selectors).toEqual([
    { text: '.a', needs: [['a']] },
    {
      text: '.b :is(p,[title="x,y"])',
      needs: [
        ['b', '<p'],
        ['b', ' title="x,y"'],
      ],
    },
  ])
})

test.each(['.a{color:red', '.a{content:"}'])('a stylesheet that ends in an open rule or string throws: %s', (css) => {
  expect(() => cssRules(css)).toThrow('The stylesheet has')
})
