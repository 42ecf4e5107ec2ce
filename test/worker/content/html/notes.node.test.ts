import { expect, test } from 'vitest'
import { prepareHtml } from '#test/helpers/worker/prepare-html.ts'

test('a paragraph becomes a note only if all its text is in italics', () => {
  expect(prepareHtml('<p><em>Sources.</em></p><p>Do <em>not</em> wait.</p>')).toBe(
    '<p class="note"><em>Sources.</em></p><p>Do <em>not</em> wait.</p>',
  )
})
