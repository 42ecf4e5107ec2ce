import { expect, test } from 'vitest'
import { markdownTable, ratioText, replaceSection } from '#scripts/bench/markdown'

test('a table aligns its first column left and the others right, and fills missing cells', () => {
  const table = markdownTable([['row', 'ratio'], ['home', '.1'], ['a long name']])
  expect(table.split('\n')).toEqual([
    '| row         | ratio |',
    '| ----------- | ----: |',
    '| home        |    .1 |',
    '| a long name |       |',
  ])
})

test('a section between its markers is replaced, and the rest of the document stays', () => {
  const document = '# A\n<!-- bench:start -->\nold\n<!-- bench:end -->\nrest <!-- other:start --><!-- other:end -->'
  const changed = replaceSection(document, 'bench', 'new')
  expect(changed).toBe(
    '# A\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nrest <!-- other:start --><!-- other:end -->',
  )
  expect(replaceSection(changed, 'bench', 'new')).toBe(changed)
})

test.each(['', '<!-- bench:start -->', '<!-- bench:end --><!-- bench:start -->'])(
  'the document %j without both markers throws an error',
  (document) => {
    expect(() => replaceSection(document, 'bench', 'new')).toThrow('has no markers')
  },
)

test.each([
  [0.0361, '.036'],
  [1.0761, '1.076'],
])('the ratio %d is written as %s', (ratio, expected) => {
  expect(ratioText(ratio)).toBe(expected)
})
