import { expect, test } from 'vitest'
import { preparePost } from '#worker/ghost/html'
import { createMediaHosts } from '#worker/ghost/pictures'

const GHOST = 'https://ghost.test'
const media = createMediaHosts(GHOST, [])
const prepare = (html: string) => preparePost(html, { ghostUrl: GHOST, media }).html

test.each([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" jAvAsCrIpT:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<svg onload="x()"><a href="x">b</a></svg><p>a</p>', '<p>a</p>'],
  ['<iframe srcdoc="<script>x()</script>"></iframe><p>a</p>', '<p>a</p>'],
  ['<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
  ['<img src="https://evil.test/x.png" onerror="x()">', ''],
  ['<p class="kg-callout-text evil">a</p>', '<p class="kg-callout-text">a</p>'],
])('%s becomes %s', (html, clean) => {
  expect(prepare(html)).toBe(clean)
})

test('links to Ghost’s posts lead to ours, others leave with rel', () => {
  expect(prepare(`<a href="${GHOST}/some-post/#part">a</a>`)).toBe('<a href="/blog/some-post#part">a</a>')
  expect(prepare('<a href="https://www.irs.gov/x">a</a>')).toBe('<a href="https://www.irs.gov/x" rel="noopener">a</a>')
})

test('places in the post stay what they are, files on Ghost’s host come through /media/', () => {
  expect(prepare('<a href="#part">a</a>')).toBe('<a href="#part">a</a>')
  expect(prepare(`<a href="${GHOST}/content/files/a.pdf?x=1">a</a>`)).toContain('href="/media/content/files/a.pdf"')
  expect(prepare(`<a href="/some-post/?a=1">a</a>`)).toBe('<a href="/blog/some-post?a=1">a</a>')
})

test('headings keep their ids, and none is an h1', () => {
  expect(prepare('<h1 id="a">A</h1><h2 id="b">B</h2>')).toBe('<h2 id="a">A</h2><h2 id="b">B</h2>')
})

test('tables survive, each in a box that the keyboard can scroll', () => {
  const table =
    '<table><caption>Rates</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'
  expect(prepare(table)).toBe(`<div class="table-scroll" role="group" tabindex="0" aria-label="Rates">${table}</div>`)
  expect(prepare('<table><tbody><tr><td><a href="javascript:x">a</a></td></tr></tbody></table>')).toContain(
    '<td><a>a</a></td>',
  )
})

test('links inside tables are prepared like others', () => {
  expect(prepare(`<table><tbody><tr><td><a href="${GHOST}/b/">a</a></td></tr></tbody></table>`)).toContain(
    'href="/blog/b"',
  )
})

test('of a Ghost in a folder of its host, what is in that folder is ours, and nothing beside it', () => {
  const ghostUrl = 'https://host.test/blog'
  const inFolder = { ghostUrl, media: createMediaHosts(ghostUrl, []) }
  const href = (link: string) => preparePost(`<a href="${link}">a</a>`, inFolder).html.match(/href="([^"]*)"/)?.[1]
  expect(href(`${ghostUrl}/some-post/#part`)).toBe('/blog/some-post#part')
  expect(href(`${ghostUrl}/tag/tax/`)).toBe('/blog/tag/tax')
  expect(href('/blog/some-post/')).toBe('/blog/some-post')
  expect(href(`${ghostUrl}/rss/`)).toBe('/rss.xml')
  expect(href(`${ghostUrl}/tag/tax/rss`)).toBe('/blog/tag/tax/rss.xml')
  expect(href(`${ghostUrl}/content/files/a.pdf`)).toBe('/media/content/files/a.pdf')
  expect(inFolder.media.mediaSource('/media/content/files/a.pdf')?.href).toBe(`${ghostUrl}/content/files/a.pdf`)
  for (const beside of [
    'https://host.test/shop/',
    'https://host.test/blogs/a/',
    'https://host.test/some/content/files/a.pdf',
  ])
    expect(href(beside)).toBe(beside)
  expect(inFolder.media.mediaPath('https://host.test/shop/content/images/a.png')).toBeUndefined()
  expect(inFolder.media.mediaPath(`${ghostUrl}/content/images/a.png`)).toBe('/media/content/images/a.png')
})
