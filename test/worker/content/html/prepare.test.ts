import { expect, test } from 'vitest'
import { isPage, prepareHtml } from '#test/helpers/worker/prepare-html.ts'
import { preparePost } from '#worker/content/html/prepare.ts'
import { createMediaHosts } from '#worker/content/media/media-hosts.ts'

test.each([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<svg onload="x()"><a href="x">b</a></svg><p>a</p>', '<p>a</p>'],
  ['<p class="kg-callout-text evil">a</p>', '<p class="kg-callout-text">a</p>'],
])('preparePost turns the HTML %s into %s', (html, clean) => {
  expect(prepareHtml(html)).toBe(clean)
})

test('an h1 element in a post becomes an h2 element', () => {
  expect(prepareHtml('<h1 id="a">A</h1><h2 id="b">B</h2>')).toBe('<h2 id="a">A</h2><h2 id="b">B</h2>')
})

test('if Ghost is hosted under a path, preparePost rewrites only URLs under that path', () => {
  const ghostUrl = 'https://host.test/blog'
  const inFolder = { ghostUrl, media: createMediaHosts({ ghostUrl }), isPage }
  const href = (link: string) => preparePost(`<a href="${link}">a</a>`, inFolder).html.match(/href="([^"]*)"/)?.[1]
  expect(href(`${ghostUrl}/some-post/#part`)).toBe('/blog/some-post#part')
  expect(href(`${ghostUrl}/tag/tax/`)).toBe('/blog/tag/tax')
  expect(href('/blog/some-post/')).toBe('/blog/some-post')
  expect(href(`${ghostUrl}/rss/`)).toBe('/rss.xml')
  expect(href(`${ghostUrl}/tag/tax/rss`)).toBe('/blog/tag/tax/rss.xml')
  expect(href(`${ghostUrl}/content/files/a.pdf`)).toBe('/media/content/files/a.pdf')
  expect(inFolder.media.mediaSource('/media/content/files/a.pdf')?.href).toBe(`${ghostUrl}/content/files/a.pdf`)
  for (const outside of [
    'https://host.test/shop/',
    'https://host.test/blogs/a/',
    'https://host.test/some/content/files/a.pdf',
  ])
    expect(href(outside)).toBe(outside)
  expect(inFolder.media.mediaPath('https://host.test/shop/content/images/a.png')).toBeUndefined()
  expect(inFolder.media.mediaPath(`${ghostUrl}/content/images/a.png`)).toBe('/media/content/images/a.png')
})

test('a code block in a post keeps its language class', () => {
  expect(prepareHtml('<pre><code class="language-ts evil">a &lt; b</code></pre>')).toBe(
    '<pre tabindex="0"><code class="language-ts">a &#x3C; b</code></pre>',
  )
})

test('preparePost reduces 20,000 nested elements to plain text', () => {
  expect(prepareHtml(`${'<div>'.repeat(20_000)}<script>1 < 2</script>words`)).toMatch(/^[^<]*words$/)
})
