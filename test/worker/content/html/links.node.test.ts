import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GHOST, IMAGE, prepare } from '#test/helpers/worker/prepare-html.ts'

test.each([
  ['https://a.test/x', 'https://a.test/x', 'a.test" rel="noopener'],
  [`${GHOST}/contact`, '/contact', '/contact'],
])('a link to %s around an image without alt text becomes a labeled link to %s', (from, to, name) => {
  expect(prepare(`<a href="${from}"><img src="${IMAGE}" alt=""></a>`).html).toContain(
    `<a href="${to}" aria-label="${name}">`,
  )
})

test.each([
  ['https://a.test/?ref=ghost.test', 'https://a.test/'],
  ['https://a.test/?x=%20y&amp;ref=ghost.test#z', 'https://a.test/?x=%20y#z'],
  ['https://a.test/?ref=ghost.test&amp;x=1', 'https://a.test/?x=1'],
  ['//a.test/x', 'https://a.test/x'],
  ['https://a.test/#/b', 'https://a.test/#/b'],
  ['mailto:a@ghost.test', 'mailto:a@ghost.test'],
  ['#part', '#part'],
  [`${GHOST}/contact`, '/contact'],
  [`${GHOST}/`, '/'],
  ['/services/payroll', '/services/payroll'],
  ['/%63ontact', '/contact'],
  ['\\contact', '/contact'],
  ['https://GHOST.test.:8443/contact', '/contact'],
  ['https://user@ghost.test/contact', '/contact'],
  ['/about?a=1#team', '/about-us?a=1#team'],
  ['/blog/../terms', '/terms-of-service'],
  [`${GHOST}/some-post/#part`, '/blog/some-post#part'],
  ['/some-post/?a=1', '/blog/some-post?a=1'],
  [`${GHOST}/tag/payroll/`, '/blog/tag/payroll'],
  ['/blog/tag/payroll', '/blog/tag/payroll'],
  [`${GHOST}/content/files/a.pdf?x=1`, '/media/content/files/a.pdf'],
  [`${GHOST}/rss/`, '/rss.xml'],
  [`${GHOST}/tag/tax/rss/`, '/blog/tag/tax/rss.xml'],
])('a link to "%s" in a post becomes a link to "%s"', (from, to) => {
  expect(prepare(`<a href="${from}">a</a>`).html).toContain(`href="${to}"`)
})

test.each([
  '',
  ' ',
  '#/portal/signup',
  `${GHOST}/#/portal/signup`,
  `${GHOST}/author/jane/`,
  `${GHOST}/content/images/x.svg`,
  '/services/unknown',
  '/contact%00',
  '/%E0%A4%A',
  '/<b>',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://[',
  'https://archive.test/web/https://ghost.test/some-post',
  'https://share.test/?url=https%3A%2F%2Fghost.test%2Fsome-post',
])('a link to "%s" in a post loses its href', (href) => {
  expect(prepare(`<p><a href="${href}" class="kg-btn">a</a></p>`).html).toBe('<p><a class="kg-btn">a</a></p>')
})

test("a post's link to another brand's site gets the data-brand-family attribute", () => {
  expect(prepare('<a href="https://www.brownco.example/contact">a</a>').html).toBe(
    '<a href="https://www.brownco.example/contact" rel="noopener" data-brand-family="">a</a>',
  )
})

test('every href in a post becomes a safe URL or is removed', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '?',
    '#',
    ':',
    '@',
    '.',
    '%',
    '%2f',
    'ghost.test',
    'https:',
    'contact',
    'blog',
  )
  const address = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((all) => all.join(''))
  fc.assert(
    fc.property(address, (href) => {
      const { html } = prepare(`<a href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">a</a>`)
      const to = html.match(/ href="([^"]*)"/)?.[1]
      if (to === undefined) return
      expect(to).toMatch(/^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/)
      if (!to.startsWith('#')) expect(to).not.toMatch(/(?<![\w.@-])ghost\.test(?![\w-]|\.\w)/)
    }),
    { numRuns: 2_000 },
  )
})
