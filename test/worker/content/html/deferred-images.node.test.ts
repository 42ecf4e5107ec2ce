import { expect, test } from 'vitest'
import { deferImages } from '#worker/content/html/deferred-images.ts'

test('a deferred image has a placeholder of the same size', () => {
  const image =
    '<img src="/media/a.png" srcset="/media/a.png 600w" sizes="9rem" alt="A > b" width="1200" height="800" loading="lazy">'
  expect(deferImages(`<p>a</p>${image}`)).toBe(
    '<p>a</p><img data-src="/media/a.png" data-srcset="/media/a.png 600w" sizes="9rem" alt="A > b" width="1200" height="800" ' +
      `loading="lazy" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1200' height='800'/%3E">` +
      `<span class="without-script">${image}</span>`,
  )
})

test('a deferred image without dimensions gets a 16:9 placeholder', () => {
  expect(deferImages('<img src="/media/a.png" alt="">')).toContain("width='1600' height='900'")
  expect(deferImages('<p>src="a"</p>')).toBe('<p>src="a"</p>')
})
