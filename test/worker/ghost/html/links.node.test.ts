import { expect, test } from 'vitest'
import { GHOST, IMAGE, prepare } from '#test/helpers/worker/prepare-html'

test('a link around an image without alt text is named after its host', () => {
  expect(prepare(`<a href="https://a.test/x"><img src="${IMAGE}" alt=""></a>`).html).toContain(
    '<a href="https://a.test/x" aria-label="a.test" rel="noopener">',
  )
})

test.each([
  ['https://a.test/?ref=ghost.test', 'https://a.test/'],
  ['https://a.test/?x=%20y&amp;ref=ghost.test#z', 'https://a.test/?x=%20y#z'],
  ['https://a.test/?ref=ghost.test&amp;x=1', 'https://a.test/?x=1'],
  ['https://a.test/?ref=other', 'https://a.test/?ref=other'],
  [`${GHOST}/tag/payroll/`, '/blog/tag/payroll'],
  ['#/portal/signup', `${GHOST}/#/portal/signup`],
])('a link to %s becomes a link to %s', (from, to) => {
  expect(prepare(`<a href="${from}">a</a>`).html).toContain(`href="${to}"`)
})
