import { expect, test } from 'vitest'
import { prepareHtml } from '#test/helpers/worker/prepare-html.ts'

test.each([
  ['due Monday, February 1, 2027, or later', 'due Monday, February·1,·2027, or later'],
  ['checked 21 November 2026', 'checked 21·November·2026'],
  ['April to June 2027', 'April to June·2027'],
  ['with Form 941 or a 1099-NEC', 'with Form·941 or a 1099-NEC'],
  ['the 5 Mayors of Ohio', 'the 5 Mayors of Ohio'],
])('the post text "%s" becomes "%s" (· is a non-breaking space)', (text, joined) => {
  expect(prepareHtml(`<p>${text}</p>`)).toBe(`<p>${joined.replaceAll('·', '\u00a0')}</p>`)
})

test('a date in a code element keeps its regular spaces', () => {
  expect(prepareHtml('<pre><code>May 1</code></pre>')).toContain('May 1')
})
