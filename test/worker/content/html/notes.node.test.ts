import { expect, test } from 'vitest'
import { prepareHtml } from '#test/helpers/worker/prepare-html.ts'

test('only a paragraph entirely in italics is a note', () => {
  expect(prepareHtml('<p><em>Sources.</em></p><p>Do <em>not</em> wait.</p>')).toBe(
    '<p class="note"><em>Sources.</em></p><p>Do <em>not</em> wait.</p>',
  )
})
