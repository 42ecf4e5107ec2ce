import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ghostPost, ghostWith } from '#test/helpers/worker/fakes.ts'
import { foreignPath, IMAGE_BYTES, IMAGE_TYPES, imageResponse, newImagePath } from '#test/helpers/worker/images.ts'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { CONTENT } from '#test/helpers/worker/storage.ts'
import { siteChanged } from '#test/helpers/worker/webhook.ts'

setUpSite()
beforeEach(() => {
  network.ghost = () => imageResponse('image/png')
})
afterEach(() => {
  vi.useRealTimers()
})

const UNSPLASH = 'https://images.unsplash.com/photo-1?w=600'
const VIDEO = '/media/content/media/2026/01/video.mp4'
const refuse = () => Promise.reject(new Error('connection refused'))
const typeOf = ({ headers }: Response) => headers.get('content-type')

test.each(IMAGE_TYPES)('images of type %s are served with a max-age of one year', async (type) => {
  network.ghost = () => imageResponse(type)
  const response = await fetchSite(newImagePath())
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(response.headers.has('set-cookie')).toBe(false)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(IMAGE_BYTES[type]))
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'
const HTML = '<!doctype html><script>x()</script>'

test.each([
  ['SVG', newImagePath(), SVG, 'image/svg+xml'],
  ['SVG labeled as PNG', newImagePath(), SVG, 'image/png'],
  ['HTML', newImagePath(), HTML, 'text/html'],
  ['HTML labeled as PNG', newImagePath(), HTML, 'image/png'],
  ['HTML at a video URL', VIDEO, HTML, 'text/html'],
])('a media request gets a 502 if the image host sends %s', async (_name, path, body, type) => {
  network.ghost = () => new Response(body, { headers: { 'content-type': type } })
  const response = await fetchSite(path)
  expect([response.status, await response.text()]).toEqual([502, 'Not available'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a file from Ghost is served as an application/octet-stream download', async () => {
  network.ghost = () => new Response(HTML, { headers: { 'content-type': 'text/html' } })
  const { headers, status } = await fetchSite('/media/content/files/2026/01/checklist.html')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
  expect(headers.get('content-disposition')).toBe('attachment')
})

test('a range request for a video gets a 206 with the requested range', async () => {
  network.ghost = (_url, init) => {
    const range = new Headers(init?.headers).get('range')?.replace('=', ' ')
    const headers = { 'content-type': 'video/mp4', 'content-range': `${range}/9`, 'set-cookie': 'ghost=1' }
    return new Response('part', { status: 206, headers })
  }
  const { status, headers } = await fetchSite(VIDEO, { headers: { range: 'bytes=0-3' } })
  expect([status, headers.get('content-range')]).toEqual([206, 'bytes 0-3/9'])
  expect([headers.get('content-type'), headers.get('set-cookie')]).toEqual(['video/mp4', null])
})

test.each([
  ['image/avif,image/webp,*/*', true, 'image/webp'],
  ['image/avif,image/webp,*/*', false, 'image/png'],
  ['*/*', true, 'image/png'],
])('an image requested with Accept: %s (WebP version in Ghost: %s) is served as %s', async (accept, hasWebp, type) => {
  network.ghost = ({ pathname }) => {
    if (!pathname.includes('/format/webp/')) return imageResponse('image/png')
    return hasWebp ? imageResponse('image/webp') : new Response('', { status: 404 })
  }
  const response = await fetchSite(newImagePath('size/w600/'), { headers: { accept } })
  expect([response.status, typeOf(response), response.headers.get('vary')]).toEqual([200, type, 'Accept'])
})

test('ten concurrent requests for an image cause only one request to the image host', async () => {
  const path = newImagePath()
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => fetchSite(path)))).map(({ status }) => status)
  newIsolate()
  statuses.push((await fetchSite(path)).status)
  expect([new Set(statuses), network.requests.length]).toEqual([new Set([200]), 1])
  Object.defineProperty(caches, 'default', { value: await caches.open(crypto.randomUUID()), configurable: true })
  newIsolate()
  network.ghost = refuse
  expect((await fetchSite(path)).status).toBe(200)
})

test('after a failed request to an image host, the worker sends no requests to that host for a minute', async () => {
  network.ghost = refuse
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const lines = () => logged.filter((line) => line.includes('media-unavailable')).length
  for (let time = 0; time < 3; time++) expect((await fetchSite(newImagePath())).status).toBe(502)
  expect([lines(), network.requests.length]).toEqual([1, 1])
  clock.mockReturnValue(Date.now() + 60_000)
  await fetchSite(newImagePath())
  expect(lines()).toBe(2)
})

test.each([
  '/media/host/images.unsplash.com/a.png',
  `/media/host/${'A'.repeat(43)}/images.unsplash.com/a.png`,
  `${foreignPath(UNSPLASH)}&h=1`,
  foreignPath(UNSPLASH).replace('images.unsplash.com', 'evil.test'),
  `/media/content/images/${'a'.repeat(401)}.png`,
  '/media/content/themes/a.png',
  '/media/content/images/size/w1234/2026/01/a.png',
  '/media/content/images/size/w600/format/avif/2026/01/a.png',
  '/media/content/images/2026/01/a.svg',
  '/media/content/images/..%2f..%2fghost/api/admin/',
  '/media/content/images/%2e%2e/a.png',
  '/media/ghost/api/content/posts/',
  '/media/',
])('a request for the invalid media path %s gets a 404', async (path) => {
  expect((await fetchSite(path)).status).toBe(404)
  expect(network.requests).toEqual([])
})

test('an external image whose path begins with two slashes is requested from the host in its signed URL', async () => {
  const requests = vi.mocked(fetch).mockImplementation(async () => imageResponse('image/jpeg'))
  const url = `https://images.unsplash.com//evil.test${newImagePath()}`
  expect((await fetchSite(foreignPath(url))).status).toBe(200)
  expect(requests.mock.calls.map(([url]) => String(url))).toEqual([url])
})

test('an image request gets a 502 if the image host redirects to a host that is not allowed', async () => {
  const path = newImagePath('size/w600/')
  const original = path.replace('/media', '').replace('size/w600/', '')
  const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })
  network.ghost = (url) => (url.pathname === original ? imageResponse('image/png') : redirect(original))
  expect((await fetchSite(path)).status).toBe(200)
  network.ghost = () => redirect('https://evil.test/a.png')
  const response = await fetchSite(newImagePath())
  expect([response.status, (await response.text()).includes('evil')]).toEqual([502, false])
  expect(network.requests.join()).not.toContain('evil.test')
})

test('ten concurrent requests for a stale image start only one background refresh', async () => {
  const path = newImagePath()
  const metadata = { type: 'image/png', at: Date.now() - 16 * 24 * 60 * 60 * 1000 }
  await CONTENT.put(`media:1:${path}`, new Uint8Array(IMAGE_BYTES['image/png']), { metadata })
  network.ghost = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return imageResponse('image/gif')
  }
  const types = (await Promise.all(Array.from({ length: 10 }, () => fetchSite(path)))).map(typeOf)
  expect([new Set(types), network.requests.length]).toEqual([new Set(['image/png']), 1])
  expect(typeOf(await fetchSite(path))).toBe('image/gif')
})

test('while Ghost is down, a request for an uncached image size gets the image in a cached size', async () => {
  const path = newImagePath()
  await fetchSite(path.replace('images/', 'images/size/w600/'))
  network.ghost = refuse
  const response = await fetchSite(path.replace('images/', 'images/size/w2400/'))
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('requests for a nonexistent image cause at most one request to the image host per minute', async () => {
  network.ghost = () => new Response('Image not found', { status: 404 })
  const path = newImagePath()
  expect((await fetchSite(path)).status).toBe(404)
  newIsolate()
  const again = await fetchSite(path)
  expect([again.status, await again.text(), network.requests.length]).toEqual([404, 'Not found', 1])
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  newIsolate()
  await fetchSite(path)
  expect(network.requests).toHaveLength(2)
})

test('the URL of an external image in a post gets a new signature after GHOST_CONTENT_KEY changes', async () => {
  const html = `<img src="https://images.unsplash.com${newImagePath()}">`
  network.ghost = ghostWith([ghostPost({ slug: 'pictured', html })])
  const path = async () => (await (await fetchSite('/blog/pictured')).text()).match(/\/media\/host\/[^"]+/)?.[0] ?? ''
  const before = await path()
  newIsolate({ GHOST_CONTENT_KEY: 'another-key' })
  await siteChanged()
  const after = await path()
  expect([before === after, (await fetchSite(before)).status]).toEqual([false, 404])
  vi.mocked(fetch).mockImplementation(async () => imageResponse('image/jpeg'))
  expect((await fetchSite(after)).status).toBe(200)
})

test('an image from a host other than Ghost is not cached in KV', async () => {
  const requests = vi.mocked(fetch).mockImplementation(async () => imageResponse('image/jpeg'))
  const url = `https://images.unsplash.com${newImagePath()}?w=600`
  expect((await fetchSite(foreignPath(url))).status).toBe(200)
  expect(String(requests.mock.calls[0]?.[0])).toBe(url)
  expect((await CONTENT.list({ prefix: 'media:' })).keys).toEqual([])
})

function imageHost({ bytes = Number.POSITIVE_INFINITY, size = 100_000, ms = 0 }) {
  const sent = { bytes: 0, responses: 0 }
  function respond(headers: HeadersInit = {}) {
    sent.responses++
    let position = 0
    const body = new ReadableStream({
      pull(controller) {
        if (ms > 0 && position > 0) vi.advanceTimersByTime(ms)
        const chunk = position === 0 ? IMAGE_BYTES['image/png'] : Math.min(size, bytes - position)
        const next = new Uint8Array(chunk as number)
        position += next.length
        sent.bytes += next.length
        controller.enqueue(next)
        if (position >= bytes) controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'image/png', ...headers } })
  }
  return { sent, respond }
}

test('an image that is too large to cache is requested again from its host for each GET request', async () => {
  const { respond, sent } = imageHost({ bytes: 5_000_001 })
  network.ghost = () => respond()
  const path = newImagePath()
  const first = await fetchSite(path, { method: 'HEAD' })
  expect([first.status, first.headers.get('content-type'), sent.responses]).toEqual([200, 'image/png', 1])
  expect((await (await fetchSite(path)).arrayBuffer()).byteLength).toBe(5_000_001)
  await fetchSite(path, { method: 'HEAD' })
  expect([sent.responses, (await CONTENT.list({ prefix: 'media:' })).keys]).toEqual([2, []])
})

test('an image request gets a 502 if the Content-Length from the image host is over 20 MB', async () => {
  const { respond, sent } = imageHost({ bytes: 50_000_000 })
  network.ghost = () => respond({ 'content-length': '50000000' })
  expect((await fetchSite(newImagePath())).status).toBe(502)
  expect(sent.bytes).toBeLessThan(1_000_000)
  network.ghost = () => respond()
  await expect(fetchSite(newImagePath())).rejects.toThrow('Image is larger than 20000000 bytes')
  expect(sent.bytes).toBeLessThan(30_000_000)
})

test('a request for a small image gets a 502 if the image does not arrive within 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const small = imageHost({ size: 1, ms: 1_000 })
  network.ghost = () => small.respond()
  expect((await fetchSite(newImagePath())).status).toBe(502)
  expect(small.sent.bytes).toBeLessThan(30)

  vi.advanceTimersByTime(5_000)
  const large = imageHost({ size: 1, ms: 1_000 })
  network.ghost = () => large.respond({ 'content-length': '6000000' })
  await expect(fetchSite(newImagePath())).rejects.toThrow()
  expect(large.sent.bytes).toBeLessThan(100)
})
