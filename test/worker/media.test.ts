import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork } from './fakes'
import { ask, newIsolate } from './site'
import { CONTENT, emptyStorage } from './storage'

let network: FakeNetwork

/** Enough of each to be told by. */
const BYTES = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4, 5],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  'image/gif': [...'GIF89a......'].map((character) => character.charCodeAt(0)),
  'image/webp': [...'RIFF....WEBPVP8 '].map((character) => character.charCodeAt(0)),
  'image/avif': [...'....ftypavif'].map((character) => character.charCodeAt(0)),
}
type Kind = keyof typeof BYTES

function image(type: Kind, headers: HeadersInit = {}) {
  return new Response(new Uint8Array(BYTES[type]), { headers: { 'content-type': type, ...headers } })
}

let counted = 0
/** A picture that no test before has asked for: the Cache API outlives a test. */
const fresh = (folder = '') => `/media/content/images/${folder}2026/01/picture-${++counted}.png`
const WEBP = { headers: { accept: 'image/avif,image/webp,*/*' } }

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork()
  network.ghost = () => image('image/png')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each(Object.keys(BYTES) as Kind[])('%s is a picture', async (type) => {
  network.ghost = () => image(type)
  const response = await ask(fresh())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(BYTES[type]))
})

test('a picture may be kept for ever, by any page, and can run nothing', async () => {
  const { headers } = await ask(fresh())
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('set-cookie')).toBe(null)
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>', 'image/svg+xml'],
  ['SVG that is called PNG', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'image/png'],
  ['a page', '<!doctype html><script>x()</script>', 'text/html'],
  ['a page that is called PNG', '<!doctype html><script>x()</script>', 'image/png'],
])('%s is no picture', async (_what, body, type) => {
  network.ghost = () => new Response(body, { headers: { 'content-type': type } })
  const response = await ask(fresh())
  expect([response.status, await response.text()]).toEqual([502, 'Not available'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  '/media/host/evil.test/a.png',
  '/media/host/images.unsplash.com@evil.test/a.png',
  '/media/content/themes/a.png',
  '/media/content/images/size/w1234/2026/01/a.png',
  '/media/content/images/size/w600/format/avif/2026/01/a.png',
  '/media/content/images/2026/01/a.svg',
  '/media/content/images/..%2f..%2fghost/api/admin/',
  '/media/content/images/%2e%2e/a.png',
  '/media/ghost/api/content/posts/',
  '/media/',
])('%s leads nowhere', async (path) => {
  expect((await ask(path)).status).toBe(404)
  expect(network.requests).toEqual([])
})

test('a path that begins with two slashes stays on its host', async () => {
  const answers = vi.mocked(fetch).mockImplementation(async () => image('image/jpeg'))
  const rest = `//evil.test/${++counted}.png`
  expect((await ask(`/media/host/images.unsplash.com${rest}`)).status).toBe(200)
  expect(answers.mock.calls.map(([url]) => String(url))).toEqual([`https://images.unsplash.com${rest}`])
})

test('a second visitor costs no request, nor does one of another isolate', async () => {
  const path = fresh()
  await ask(path)
  newIsolate()
  expect((await ask(path)).status).toBe(200)
  expect(network.requests).toHaveLength(1)
})

test('ten visitors at once cost one request', async () => {
  const path = fresh()
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => ask(path)))).map(({ status }) => status)
  expect([new Set(statuses), network.requests.length]).toEqual([new Set([200]), 1])
})

test('a picture outlives its host, and the copy of the data centre', async () => {
  const path = fresh()
  await ask(path)
  await caches.default.delete(`https://media.invalid${path}`)
  newIsolate()
  network.ghost = () => Promise.reject(new Error('refused'))
  expect((await ask(path)).status).toBe(200)
})

test('a copy half as old as it may get is renewed behind the answer', async () => {
  const path = fresh()
  const day = 24 * 60 * 60 * 1000
  await CONTENT.put(`media:1:${path}`, new Uint8Array(BYTES['image/png']), {
    metadata: { type: 'image/png', at: Date.now() - 16 * day },
  })
  network.ghost = () => image('image/gif')
  expect((await ask(path)).headers.get('content-type')).toBe('image/png')
  expect((await ask(path)).headers.get('content-type')).toBe('image/gif')
})

test('ten visitors to an old copy cost one renewal', async () => {
  const path = fresh()
  await CONTENT.put(`media:1:${path}`, new Uint8Array(BYTES['image/png']), {
    metadata: { type: 'image/png', at: Date.now() - 16 * 24 * 60 * 60 * 1000 },
  })
  network.ghost = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return image('image/gif')
  }
  const all = await Promise.all(Array.from({ length: 10 }, () => ask(path)))
  expect([new Set(all.map(({ status }) => status)), network.requests.length]).toEqual([new Set([200]), 1])
})

test('while the host is away, another size of the picture stands in, and is not to be kept', async () => {
  const path = fresh()
  await ask(path.replace('images/', 'images/size/w600/'))
  network.ghost = () => Promise.reject(new Error('refused'))
  const response = await ask(path.replace('images/', 'images/size/w2400/'))
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('a host that fails is left alone for a moment', async () => {
  network.ghost = () => Promise.reject(new Error('refused'))
  expect((await ask(fresh())).status).toBe(502)
  expect((await ask(fresh())).status).toBe(502)
  expect(network.requests).toHaveLength(1)
})

test('a picture that is not there is remembered for a minute', async () => {
  network.ghost = () => new Response('Image not found', { status: 404 })
  const path = fresh()
  expect((await ask(path)).status).toBe(404)
  newIsolate()
  const again = await ask(path)
  expect([again.status, await again.text(), network.requests.length]).toEqual([404, 'Not found', 1])
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  newIsolate()
  await ask(path)
  expect(network.requests).toHaveLength(2)
})

test('webp goes to those that take it, and both answers say so', async () => {
  network.ghost = (url) => image(url.pathname.includes('/format/webp/') ? 'image/webp' : 'image/png')
  const path = fresh('size/w600/')
  const [modern, old] = [await ask(path, WEBP), await ask(path)]
  expect([modern, old].map(({ headers }) => headers.get('content-type'))).toEqual(['image/webp', 'image/png'])
  expect([modern, old].map(({ headers }) => headers.get('vary'))).toEqual(['Accept', 'Accept'])
})

test('where there is no webp, the picture itself comes', async () => {
  network.ghost = (url) =>
    url.pathname.includes('/format/webp/') ? new Response('', { status: 404 }) : image('image/png')
  const response = await ask(fresh('size/w600/'), WEBP)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a redirect is followed within the list, and nowhere else', async () => {
  const path = fresh('size/w600/')
  const whole = path.replace('/media', '').replace('size/w600/', '')
  network.ghost = (url) =>
    url.pathname === whole ? image('image/png') : new Response(null, { status: 302, headers: { location: whole } })
  expect((await ask(path)).status).toBe(200)
  network.ghost = () => new Response(null, { status: 302, headers: { location: 'https://evil.test/a.png' } })
  const response = await ask(fresh())
  expect([response.status, (await response.text()).includes('evil')]).toEqual([502, false])
  expect(network.requests.join()).not.toContain('evil.test')
})

/** A picture of so many bytes, in parts; counts those that were taken. */
function large(bytes: number, start: number[] = BYTES['image/png']) {
  const taken = { bytes: 0, answers: 0 }
  const part = new Uint8Array(100_000)
  const answer = (headers: HeadersInit = {}) => {
    taken.answers++
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        const next = sent === 0 ? new Uint8Array(start) : part.subarray(0, bytes - sent)
        sent += next.length
        taken.bytes += next.length
        controller.enqueue(next)
        if (sent >= bytes) controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'image/png', ...headers } })
  }
  return { taken, answer }
}

test('a picture over 5 MB goes through as it comes, and is not kept', async () => {
  const { answer } = large(5_000_001)
  network.ghost = () => answer()
  const response = await ask(fresh())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await response.arrayBuffer()).byteLength).toBe(5_000_001)
  expect((await CONTENT.list({ prefix: 'media:' })).keys).toEqual([])
})

test('a large picture is known as one from its first visitor on: each further one costs one request, HEAD none', async () => {
  const { answer, taken } = large(5_000_001)
  network.ghost = () => answer()
  const path = fresh()
  const first = await ask(path, { method: 'HEAD' })
  expect([first.status, first.headers.get('content-type'), taken.answers]).toEqual([200, 'image/png', 1])
  expect((await (await ask(path)).arrayBuffer()).byteLength).toBe(5_000_001)
  expect(taken.answers).toBe(2)
  await ask(path, { method: 'HEAD' })
  expect(taken.answers).toBe(2)
})

test('the length of a large picture is passed on where its host tells it', async () => {
  const { answer } = large(6_000_000)
  const path = fresh()
  network.ghost = () => answer({ 'content-length': '6000000' })
  for (const method of ['HEAD', 'GET']) {
    const response = await ask(path, { method })
    expect([method, response.headers.get('content-length')]).toEqual([method, '6000000'])
    expect((await response.arrayBuffer()).byteLength).toBe(method === 'GET' ? 6_000_000 : 0)
  }
})

test('a picture over 20 MB is not shown: refused where its host says so, else cut off', async () => {
  const { answer, taken } = large(50_000_000)
  network.ghost = () => answer({ 'content-length': '50000000' })
  expect((await ask(fresh())).status).toBe(502)
  expect(taken.bytes).toBeLessThan(1_000_000)
  network.ghost = () => answer()
  await expect(ask(fresh())).rejects.toThrow('20000000 bytes')
  expect(taken.bytes).toBeLessThan(30_000_000)
})

test('what is large and no picture is not shown either', async () => {
  const { answer } = large(
    6_000_000,
    [...'<!doctype html>'].map((character) => character.charCodeAt(0)),
  )
  network.ghost = () => answer()
  expect((await ask(fresh())).status).toBe(502)
})

test('a picture whose host stops halfway is given up on and left alone, the host’s others are not', async () => {
  let ended = false
  network.ghost = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(BYTES['image/png'])),
        cancel: () => {
          ended = true
        },
      }),
      { headers: { 'content-type': 'image/png' } },
    )
  // The host's ten seconds are a fifth of one here.
  const wait = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => wait(run, ms / 50)) as never)
  const path = fresh()
  expect((await ask(path)).status).toBe(502)
  expect(ended).toBe(true)
  expect((await ask(path)).status).toBe(502)
  expect(network.requests).toHaveLength(1)
  network.ghost = () => image('image/png')
  expect((await ask(fresh())).status).toBe(200)
})

test('another host’s pictures are not stored in KV: anybody can vary their address', async () => {
  const answers = vi.mocked(fetch).mockImplementation(async () => image('image/jpeg'))
  expect((await ask(`/media/host/images.unsplash.com/photo-${++counted}?w=600`)).status).toBe(200)
  expect(String(answers.mock.calls[0]?.[0])).toBe(`https://images.unsplash.com/photo-${counted}?w=600`)
  expect((await CONTENT.list({ prefix: 'media:' })).keys).toEqual([])
})

test('films go through in the parts that are asked for', async () => {
  network.ghost = (_url, init) =>
    new Response('part', {
      status: 206,
      headers: {
        'content-type': 'video/mp4',
        'content-range': `${new Headers(init?.headers).get('range')?.replace('=', ' ')}/9`,
        'set-cookie': 'ghost=1',
      },
    })
  const response = await ask('/media/content/media/2026/01/film.mp4', { headers: { range: 'bytes=0-3' } })
  expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-3/9'])
  expect([response.headers.get('content-type'), response.headers.get('set-cookie')]).toEqual(['video/mp4', null])
})

test('what is called a film and is a page does not come through', async () => {
  network.ghost = () => new Response('<script>x()</script>', { headers: { 'content-type': 'text/html' } })
  expect((await ask('/media/content/media/2026/01/film.mp4')).status).toBe(502)
})

test('a document is saved, never shown', async () => {
  network.ghost = () => new Response('<script>x()</script>', { headers: { 'content-type': 'text/html' } })
  const { headers, status } = await ask('/media/content/files/2026/01/checklist.html')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
  expect(headers.get('content-disposition')).toBe('attachment')
})

test('HEAD has no body, and nothing can be written', async () => {
  const path = fresh()
  const head = await ask(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const post = await ask(path, { method: 'POST' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
