import { expect, test } from 'vitest'
import { ruleColumns } from '#scripts/vite/css-rules'
import { joinRules, markup, pageStyles, rulesOf } from '../../src/page-styles'

/** @param needs What each selector of the rule needs. */
const rule = (css: string, needs?: string[][], ...within: string[]) => ({
  css: needs ? '{}' : css,
  within,
  ...(needs && {
    selectors: css
      .slice(0, -2)
      .split(',')
      .map((text, index) => ({ text, needs: needs.slice(index, index + 1) })),
  }),
})

test('a page gets the rules and selectors of its classes and elements, and the rules that need neither', () => {
  const columns = ruleColumns([
    rule('@font-face{}'),
    rule('*{}', [[]]),
    rule('.a{}', [['a']]),
    rule('.b{}', [['b']]),
    rule('.a .b,ul{}', [['a', 'b'], ['<ul']]),
    rule('table,h1,ul{}', [['<table'], ['<h1'], ['<ul']]),
    rule('.c\\&d{}', [['c&d']]),
    rule('[hidden]{}', [[' hidden="']]),
    rule('.a[title=b]{}', [['a', ' title="b"']]),
    rule('.a:hover{}', []),
    rule('.a i{}', [['a', '<i']]),
  ])
  const parts = ['<p class="x a" hidden="">table</p>', '<ul></ul><i class="c&amp;d"></i>'].map(markup)
  expect(pageStyles(parts, rulesOf(columns), columns.names)).toBe('@font-face{}*{}.a{}ul{}ul{}.c\\&d{}[hidden]{}.a i{}')
})

test('rules that follow each other under the same conditions share them', () => {
  const columns = ruleColumns([
    rule('a{}'),
    rule('b{}', [], '@media x'),
    rule('c{}', [], '@media x'),
    rule('d{}', [], '@media x', '@supports y'),
  ])
  expect(joinRules(rulesOf(columns))).toBe('a{}@media x{b{}c{}}@media x{@supports y{d{}}}')
})
