import { beforeEach, expect, test, vi } from 'vitest'
import { foreignPath, IMAGE_BYTES, IMAGE_TYPES, imageResponse, newImagePath } from '#test/helpers/worker/images'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'

setUpSite()
beforeEach(() => {
  network.ghost = () => imageResponse('image/png')
})

const UNSPLASH = 'https://images.unsplash.com/photo-1?w=600'
const ACCEPTS_WEBP = { headers: { accept: 'image/avif,image/webp,*/*' } }

test.each(IMAGE_TYPES)('%s gets a 200 with its type and bytes', async (type) => {
  network.ghost = () => imageResponse(type)
  const response = await fetchSite(newImagePath())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(IMAGE_BYTES[type]))
})

test('an image is immutable for a year, can be shown on any origin and runs nothing', async () => {
  const { headers } = await fetchSite(newImagePath())
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('set-cookie')).toBe(null)
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>', 'image/svg+xml'],
  ['SVG with the type of a PNG', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'image/png'],
  ['HTML', '<!doctype html><script>x()</script>', 'text/html'],
  ['HTML with the type of a PNG', '<!doctype html><script>x()</script>', 'image/png'],
])('%s from the host of an image gets a 502 with no-store', async (_name, body, type) => {
  network.ghost = () => new Response(body, { headers: { 'content-type': type } })
  const response = await fetchSite(newImagePath())
  expect([response.status, await response.text()]).toEqual([502, 'Not available'])
  expect(response.headers.get('cache-control')).toBe('no-store')
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
])('%s gets a 404 without a request', async (path) => {
  expect((await fetchSite(path)).status).toBe(404)
  expect(network.requests).toEqual([])
})

test('a signed path that begins with two slashes is requested from its own host', async () => {
  const requests = vi.mocked(fetch).mockImplementation(async () => imageResponse('image/jpeg'))
  const url = `https://images.unsplash.com//evil.test${newImagePath()}`
  expect((await fetchSite(foreignPath(url))).status).toBe(200)
  expect(requests.mock.calls.map(([url]) => String(url))).toEqual([url])
})

test('without GHOST_CONTENT_KEY, a signed image of another host gets a 404', async () => {
  newIsolate({ GHOST_CONTENT_KEY: undefined })
  expect((await fetchSite(foreignPath(UNSPLASH))).status).toBe(404)
})

test('a browser that accepts WebP gets WebP, another gets PNG, and both responses vary by Accept', async () => {
  network.ghost = (url) => imageResponse(url.pathname.includes('/format/webp/') ? 'image/webp' : 'image/png')
  const path = newImagePath('size/w600/')
  const [webp, png] = [await fetchSite(path, ACCEPTS_WEBP), await fetchSite(path)]
  expect([webp, png].map(({ headers }) => headers.get('content-type'))).toEqual(['image/webp', 'image/png'])
  expect([webp, png].map(({ headers }) => headers.get('vary'))).toEqual(['Accept', 'Accept'])
})

test('if Ghost has no WebP version, a browser that accepts WebP gets the PNG', async () => {
  network.ghost = (url) =>
    url.pathname.includes('/format/webp/') ? new Response('', { status: 404 }) : imageResponse('image/png')
  const response = await fetchSite(newImagePath('size/w600/'), ACCEPTS_WEBP)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a redirect to an allowed host is followed, and a redirect to another host gets a 502', async () => {
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

test('a range request for a video gets a 206 with that range and without Ghost’s cookie', async () => {
  network.ghost = (_url, init) =>
    new Response('part', {
      status: 206,
      headers: {
        'content-type': 'video/mp4',
        'content-range': `${new Headers(init?.headers).get('range')?.replace('=', ' ')}/9`,
        'set-cookie': 'ghost=1',
      },
    })
  const response = await fetchSite('/media/content/media/2026/01/video.mp4', { headers: { range: 'bytes=0-3' } })
  expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-3/9'])
  expect([response.headers.get('content-type'), response.headers.get('set-cookie')]).toEqual(['video/mp4', null])
})

test('HTML at the address of a video gets a 502, and at the address of a document it is a download', async () => {
  network.ghost = () => new Response('<script>x()</script>', { headers: { 'content-type': 'text/html' } })
  expect((await fetchSite('/media/content/media/2026/01/video.mp4')).status).toBe(502)
  const { headers, status } = await fetchSite('/media/content/files/2026/01/checklist.html')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
  expect(headers.get('content-disposition')).toBe('attachment')
})
