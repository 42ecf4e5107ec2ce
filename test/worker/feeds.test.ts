import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FEED_FORMATS, feedPath } from '#shared/feeds'
import { type FakeNetwork, fakeNetwork, ghostPost } from './fakes'
import { ask } from './site'
import { CONTENT, emptyStorage } from './storage'

const TAX = { id: '1', slug: 'tax', name: 'Tax & <Ohio>', visibility: 'public', description: 'About tax.' }
const INTERNAL = { id: '2', slug: 'hash-brownco', name: '#brownco', visibility: 'internal', description: null }
const BODY = `<p>A &amp; B ]]> <a href="http://ghost.test/second/">post</a> <a href="#end">end</a>
<code>&lt;img src="/x"&gt;</code></p><h2 id="end">End</h2>`

let network: FakeNetwork

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork([
    ghostPost({ slug: 'first', title: 'A <b>bold</b> & \u0008 "title"', html: BODY, tags: [TAX, INTERNAL] }),
    ghostPost({ slug: 'gated', visibility: 'members', access: false, html: '<p>SECRET</p>', custom_excerpt: 'A & B' }),
    ...Array.from({ length: 20 }, (_, index) => ghostPost({ slug: `post-${index}` })),
  ])
})
afterEach(() => vi.restoreAllMocks())

const text = async (path: string) => (await ask(path)).text()
const ALL = FEED_FORMATS.flatMap(({ file, type }) => [
  [feedPath(file), type],
  [feedPath(file, 'tax'), type],
])

test.each(ALL)('%s is %s, to be asked about again each time', async (path, type) => {
  const response = await ask(`https://payroll.example${path}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test.each(ALL)('%s: links are whole and the brand’s own, quoted code stays what it is', async (path) => {
  const body = (await text(`https://payroll.example${path}`)).replaceAll('\\"', '"')
  expect(body).toContain('href="https://payroll.example/blog/second"')
  expect(body).toContain('href="https://payroll.example/blog/first#end"')
  expect(body).toContain('&#x3C;img src="/x">')
  expect(body).not.toContain('dresdentax')
})

test.each(ALL)('%s: an answer that has not changed is a 304 without a body', async (path) => {
  const first = await ask(path)
  const { etag, 'last-modified': modified } = Object.fromEntries(first.headers)
  expect(modified).toBe('Sat, 03 Jan 2026 10:00:00 GMT')
  const asked = async (headers: HeadersInit, method = 'GET') => {
    const response = await ask(path, { headers, method })
    return [response.status, (await response.text()).length > 0, response.headers.get('etag')]
  }
  expect(await asked({ 'if-none-match': `W/"x", ${etag}` })).toEqual([304, false, etag])
  expect((await asked({ 'if-modified-since': `${modified}` })).slice(0, 2)).toEqual([304, false])
  expect(await asked({ 'if-none-match': '"other"', 'if-modified-since': `${modified}` })).toEqual([200, true, etag])
  expect(await asked({ 'if-modified-since': 'Fri, 02 Jan 2026 10:00:00 GMT' })).toEqual([200, true, etag])
  expect(await asked({ 'if-modified-since': 'no date' })).toEqual([200, true, etag])
  expect(await asked({}, 'HEAD')).toEqual([200, false, etag])
})

test('a post that was taken back changes the ETag, though nothing is newer', async () => {
  const etag = async () => (await ask('/rss.xml')).headers.get('etag')
  const before = await etag()
  await emptyStorage()
  fakeNetwork([ghostPost({ slug: 'post-1' })])
  expect(await etag()).not.toBe(before)
})

test.each(FEED_FORMATS)('$file: of a gated post there is the public excerpt alone', async ({ file }) => {
  const body = await text(feedPath(file))
  expect(body).toContain('A &amp; B')
  expect(body).not.toContain('SECRET')
})

test.each(ALL)('%s: no internal tag is in it', async (path) => {
  expect(await text(path)).not.toMatch(/#brownco|hash-brownco/)
})

test.each(FEED_FORMATS)(
  '$file: an unknown or internal tag has none, and Ghost is not asked for it',
  async ({ file }) => {
    for (const tag of ['nothing', 'hash-brownco', 'UPPER', '..%2Fx']) {
      const response = await ask(feedPath(file, tag))
      expect([tag, response.status, response.headers.get('cache-control')]).toEqual([tag, 404, 'no-store'])
    }
    expect(network.requests.filter((request) => request.includes('filter='))).toEqual([])
  },
)

test('a feed nobody has asked for costs Ghost one request, and the other formats none', async () => {
  for (const { file } of FEED_FORMATS) await ask(feedPath(file))
  expect(network.requests).toEqual(['http://ghost.test/ghost/api/content/posts/?include=tags%2Cauthors&limit=15'])
})

test('with Ghost down and nothing kept there is no feed, and no empty one is kept', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network.ghost = () => new Response('', { status: 500 })
  for (const [path] of ALL) {
    const { status, headers } = await ask(`${path}`)
    expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      path,
      503,
      '30',
      'no-store',
    ])
  }
  network.ghost = () => Response.json({ posts: [], meta: { pagination: { page: 1, limit: 15, pages: 1, total: 0 } } })
  // Of another brand, since for a minute no brand's empty list is asked for again.
  const empty = await ask('https://brownco.example/rss.xml')
  expect([empty.status, empty.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await CONTENT.list()).keys).toEqual([])
})

test('with Ghost down, a feed seen before still stands', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const before = await text('/rss.xml')
  expect(before).toContain('/blog/post-1<')
  network.ghost = () => new Response('', { status: 500 })
  expect(await text('/rss.xml')).toBe(before)
})

test('feeds are read, not written to', async () => {
  const response = await ask('/rss.xml', { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
