import { expect, test } from 'vitest'
import { joinRules, markup, pageStyles } from '../../src/page-styles'

const rule = (css: string, selectors?: string[][], ...within: string[]) => ({
  css,
  within,
  ...(selectors && { selectors }),
})

test('a page gets the rules of its classes and elements, and the rules that need neither', () => {
  const rules = [
    rule('@font-face{}'),
    rule('*{}', [[]]),
    rule('.a{}', [['a']]),
    rule('.b{}', [['b']]),
    rule('.a .b,ul{}', [['a', 'b'], ['<ul']]),
    rule('table{}', [['<table']]),
    rule('.c\\&d{}', [['c&d']]),
    rule('[hidden]{}', [[' hidden="']]),
    rule('.a[title=b]{}', [['a', ' title="b"']]),
    rule('.a:hover{}', []),
    rule('.a i{}', [['a', '<i']]),
  ]
  const parts = ['<p class="x a" hidden="">table</p>', '<ul></ul><i class="c&amp;d"></i>'].map(markup)
  expect(pageStyles(parts, rules)).toBe('@font-face{}*{}.a{}.a .b,ul{}.c\\&d{}[hidden]{}.a i{}')
})

test('rules that follow each other under the same conditions share them', () => {
  const rules = [
    rule('a{}'),
    rule('b{}', [], '@media x'),
    rule('c{}', [], '@media x'),
    rule('d{}', [], '@media x', '@supports y'),
  ]
  expect(joinRules(rules)).toBe('a{}@media x{b{}c{}}@media x{@supports y{d{}}}')
})
