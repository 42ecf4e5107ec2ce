import { expect, test } from 'vitest'
import { prepareHtml } from '#test/helpers/worker/prepare-html.ts'

test('a post paragraph becomes a note if all its text is in italics', () => {
  expect(prepareHtml('<p><em>Sources.</em></p><p>Do <em>not</em> wait.</p>')).toBe(
    '<p class="note"><em>Sources.</em></p><p>Do <em>not</em> wait.</p>',
  )
})
