import fc from 'fast-check'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { HOSTILE } from '#test/helpers/worker/hostile.ts'
import { GHOST, isPage, media } from '#test/helpers/worker/prepare-html.ts'
import { prepareCaption, preparePost } from '#worker/content/html/prepare.ts'

const options = { ghostUrl: GHOST, media, isPage }

const TAGS = new Set(
  (
    'a abbr audio b blockquote br caption cite code dd del details div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ' +
    'img ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td tfoot th thead tr u ul video'
  ).split(' '),
)
/** The HTML parser clones incorrectly nested formatting elements with their ids. */
const REPEATED = new Set('a b code em i s small strong u'.split(' '))
const PLAYERS = /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|open\.spotify\.com\/embed)\//

function violations(html: string): string[] {
  const found: string[] = []
  const ids = new Set<string>()
  visit(fromHtml(html, { fragment: true }), (node) => {
    if (node.type === 'comment' || node.type === 'doctype') found.push(node.type)
    if (node.type === 'element') found.push(...elementViolations(node, ids))
  })
  return found
}

function elementViolations({ tagName, properties }: Element, ids: Set<string>): string[] {
  const found = TAGS.has(tagName) ? [] : [tagName]
  for (const [name, value] of Object.entries(properties)) {
    const text = String(value)
    if (/^on|^style$|^name$|^srcDoc$/i.test(name)) found.push(`${tagName} ${name}`)
    if (name === 'href' && !/^(?:https?:|mailto:|tel:|#|\/(?!\/))/.test(text)) found.push(`href ${text}`)
    if ((name === 'src' || name === 'poster') && !/^\/media\//.test(text)) found.push(`${name} ${text}`)
    if (name === 'srcSet' && text.split(', ').some((line) => !line.startsWith('/media/'))) found.push(`srcset ${text}`)
    if (name === 'dataEmbed' && !PLAYERS.test(text)) found.push(`embed ${text}`)
    const isTwice = ids.has(text) && !REPEATED.has(tagName)
    if (name === 'id' && (isTwice || /[A-Z$]/.test(text.replace(/%[\dA-F]{2}/g, '')))) found.push(`id ${text}`)
    if (name === 'id') ids.add(text)
  }
  return found
}

test.each(HOSTILE)('preparePost and prepareCaption sanitize the HTML %s', (html) => {
  expect(violations(preparePost(`<p>before</p>${html}`, options).html)).toEqual([])
  expect(violations(prepareCaption(html, options))).toEqual([])
})

test('the test helper violations() reports scripts, event handlers, styles, javascript: links and cross-origin images', () => {
  const bad = [
    '<script></script>',
    '<p onclick=x>',
    '<p style="a">',
    '<a href="javascript:x">',
    '<img src="//e.test/x">',
  ]
  expect(bad.filter((html) => violations(html).length === 0)).toEqual([])
})

const word = fc.constantFrom(
  'kg-card',
  'kg-toggle-card',
  'kg-video-card',
  'kg-gallery-row',
  'main',
  'x',
  'javascript:x',
)
const value = fc.oneof(
  word,
  fc.constantFrom(
    'data:text/html,x',
    '//evil.test/x',
    'https://pictures.test/a.png',
    'https://www.youtube.com/embed/a',
  ),
  fc.string({ maxLength: 12 }),
)
const attribute = fc
  .tuple(
    fc.constantFrom('class', 'id', 'href', 'src', 'style', 'onclick', 'data-embed', 'srcset', 'width', 'poster'),
    value,
  )
  .map(([name, text]) => ` ${name}="${text.replaceAll('"', '&quot;')}"`)
const tag = fc.constantFrom(
  ...['p', 'a', 'div', 'figure', 'img', 'svg', 'math', 'mtext', 'style', 'script', 'iframe', 'table', 'td', 'form'],
  ...['noscript', 'template', 'select', 'title', 'video', 'audio', 'h2', 'details', 'li', 'b', 'pre', 'textarea'],
)
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(tag, fc.array(attribute, { maxLength: 3 })).map(([name, all]) => `<${name}${all.join('')}>`),
  },
  { weight: 3, arbitrary: tag.map((name) => `</${name}>`) },
  { weight: 1, arbitrary: fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '&lt;script>', 'text') },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
)
const soup = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))

test('preparePost sanitizes randomly generated HTML', () => {
  fc.assert(
    fc.property(soup, (html) => {
      expect(violations(preparePost(html, options).html)).toEqual([])
    }),
    { numRuns: 1_500 },
  )
})

test('preparePost lists only headings that exist in the returned HTML', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('h1', 'h2', 'h3'), fc.string()), { maxLength: 6 }), (all) => {
      const source = all.map(([name, text]) => `<${name}>${text.replaceAll('<', '&lt;')}</${name}>`).join('')
      const { html, headings } = preparePost(source, options)
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(headings.every(({ id }) => html.includes(` id="${id}"`))).toBe(true)
    }),
  )
})

test("preparePost does not change an image's alt text", () => {
  fc.assert(
    fc.property(fc.oneof(soup, fc.string()), (text) => {
      const alt = text.replaceAll('\0', '')
      const source = `<img src="https://pictures.test/a.png" alt="${alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
      const { html } = preparePost(source, options)
      expect(html.lastIndexOf('<')).toBe(0)
      const [image] = fromHtml(html, { fragment: true }).children
      expect((image as Element).properties.alt).toBe(alt)
    }),
  )
})
