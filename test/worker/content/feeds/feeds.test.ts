import { expect, test } from 'vitest'
import { FEED_FORMATS, feedPath } from '#shared/feeds.ts'
import { fakeNetwork, ghostPost } from '#test/helpers/worker/fakes.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage.ts'
import { etagOf } from '#worker/pages/conditional.ts'

const TAX = { id: '1', slug: 'tax', name: 'Tax & <Ohio>', visibility: 'public', description: 'About tax.' }
const INTERNAL = { id: '2', slug: 'hash-brownco', name: '#brownco', visibility: 'internal', description: null }
const BODY = `<p>A &amp; B ]]> <a href="http://ghost.test/second/">post</a> <a href="#end">end</a>
<code>&lt;img src="/x"&gt;</code></p><h2 id="end">End</h2>`

setUpSite([
  ghostPost({ slug: 'first', title: 'A <b>bold</b> & \u0008 "title"', html: BODY, tags: [TAX, INTERNAL] }),
  ghostPost({ slug: 'gated', visibility: 'members', access: false, html: '<p>SECRET</p>', custom_excerpt: 'A & B' }),
  ghostPost({ slug: 'second' }),
  ...Array.from({ length: 20 }, (_, index) => ghostPost({ slug: `post-${index}` })),
])

const ALL = FEED_FORMATS.flatMap(({ file, type }) => [
  [feedPath(file), type],
  [feedPath(file, 'tax'), type],
])

test.each(ALL)("the feed %s contains absolute links to the requested brand's host", async (path, type) => {
  const response = await fetchSite(`https://payroll.example${path}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const body = (await response.text()).replaceAll('\\"', '"')
  for (const part of ['/blog/second"', '/blog/first#end"'])
    expect(body).toContain(`href="https://payroll.example${part}`)
  expect(body).toContain('&#x3C;img src="/x">')
  expect(body).not.toMatch(/dresdentax|SECRET|#brownco|hash-brownco/)
  if (!path?.includes('tax')) expect(body).toContain('A &amp; B')
})

test.each(ALL)('the ETag of the feed %s is a hash of its body', async (path) => {
  newIsolate({ PAGE_CACHE: 'on' })
  const response = await fetchSite(path)
  expect(response.headers.get('etag')).toBe(await etagOf(new Uint8Array(await response.arrayBuffer())))
})

test.each(ALL)('the feed %s responds with 304 to a request with its current ETag', async (path) => {
  newIsolate({ PAGE_CACHE: 'on' })
  const first = await fetchSite(path)
  const { etag, 'last-modified': modified } = Object.fromEntries(first.headers)
  expect(modified).toBe('Sat, 03 Jan 2026 10:00:00 GMT')
  const request = async (headers: HeadersInit, method = 'GET') => {
    const response = await fetchSite(path, { headers, method })
    return [response.status, (await response.text()).length > 0, response.headers.get('etag')]
  }
  expect(await request({ 'if-none-match': `W/"x", ${etag}` })).toEqual([304, false, etag])
  expect((await request({ 'if-modified-since': `${modified}` })).slice(0, 2)).toEqual([304, false])
  expect(await request({ 'if-none-match': '"other"', 'if-modified-since': `${modified}` })).toEqual([200, true, etag])
  expect(await request({ 'if-modified-since': 'Fri, 02 Jan 2026 10:00:00 GMT' })).toEqual([200, true, etag])
  expect(await request({ 'if-modified-since': 'no date' })).toEqual([200, true, etag])
  expect(await request({}, 'HEAD')).toEqual([200, false, etag])
})

test("a feed's ETag changes after a post in it is unpublished", async () => {
  newIsolate({ PAGE_CACHE: 'on' })
  const etag = async () => (await fetchSite('/rss.xml')).headers.get('etag')
  const before = await etag()
  await emptyStorage()
  fakeNetwork([ghostPost({ slug: 'post-1' })])
  expect(await etag()).not.toBe(before)
})

test.each(FEED_FORMATS)('the tag feed $file responds with 404 if the tag is unknown or internal', async ({ file }) => {
  for (const tag of ['nothing', 'hash-brownco', 'UPPER', '..%2Fx']) {
    const response = await fetchSite(feedPath(file, tag))
    expect([tag, response.status, response.headers.get('cache-control')]).toEqual([tag, 404, 'no-store'])
  }
  expect(network.requests.filter((request) => request.includes('filter='))).toEqual([])
})

test('the RSS, Atom and JSON feeds share one request to Ghost', async () => {
  for (const { file } of FEED_FORMATS) await fetchSite(feedPath(file))
  expect(network.requests).toEqual([
    'http://ghost.test/ghost/api/content/posts/?include=tags%2Cauthors&limit=15&filter=tag%3A-hash-notice',
  ])
})

test('a feed that is not cached responds with 503 while Ghost is down', async () => {
  network.ghost = () => new Response('', { status: 500 })
  for (const [path] of ALL) {
    const { status, headers } = await fetchSite(`${path}`)
    expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      path,
      503,
      '30',
      'no-store',
    ])
  }
  network.ghost = () => Response.json({ posts: [], meta: { pagination: { page: 1, limit: 15, pages: 1, total: 0 } } })
  // The negative cache keeps an empty feed for a minute, so the test requests the empty feed from another brand.
  const empty = await fetchSite('https://brownco.example/rss.xml')
  expect([empty.status, empty.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await CONTENT.list()).keys).toEqual([])
})
