import { createExecutionContext, env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ghostPost, ghostWith } from '#test/helpers/worker/fakes'
import { foreignPath, IMAGE_BYTES, imageResponse, newImagePath } from '#test/helpers/worker/images'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import { CONTENT } from '#test/helpers/worker/storage'
import { siteChanged } from '#test/helpers/worker/webhook'
import type { Bindings } from '#worker/env'

setUpSite()
beforeEach(() => {
  network.ghost = () => imageResponse('image/png')
})
afterEach(() => {
  vi.useRealTimers()
})

const refuse = () => Promise.reject(new Error('connection refused'))

const typeOf = ({ headers }: Response) => headers.get('content-type')

test('a second request for an image, in another isolate, causes no request to its host', async () => {
  const path = newImagePath()
  await fetchSite(path)
  newIsolate()
  expect((await fetchSite(path)).status).toBe(200)
  expect(network.requests).toHaveLength(1)
})

test('ten concurrent requests for an image cause one request to its host', async () => {
  const path = newImagePath()
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => fetchSite(path)))).map(({ status }) => status)
  expect([new Set(statuses), network.requests.length]).toEqual([new Set([200]), 1])
})

test('an image is served from KV after the Cache API lost it and while its host is down', async () => {
  const path = newImagePath()
  await fetchSite(path)
  Object.defineProperty(caches, 'default', { value: await caches.open(crypto.randomUUID()), configurable: true })
  newIsolate()
  network.ghost = refuse
  expect((await fetchSite(path)).status).toBe(200)
})

test('ten concurrent requests get a copy that is 16 days old, and cause one refresh in the background', async () => {
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

test('while Ghost is down, an image is served in another stored size with no-store', async () => {
  const path = newImagePath()
  await fetchSite(path.replace('images/', 'images/size/w600/'))
  network.ghost = refuse
  const response = await fetchSite(path.replace('images/', 'images/size/w2400/'))
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('after a host failed, another image of it gets a 502 without a request', async () => {
  network.ghost = refuse
  expect((await fetchSite(newImagePath())).status).toBe(502)
  expect((await fetchSite(newImagePath())).status).toBe(502)
  expect(network.requests).toHaveLength(1)
})

test.each<[string, (body: ReadableStream) => void]>([
  [
    'the Cache API',
    (body) => {
      const headers = { 'content-type': 'image/png' }
      vi.spyOn(caches.default, 'match').mockResolvedValue(new Response(body, { headers }))
    },
  ],
  [
    'KV',
    (value) => {
      const metadata = { type: 'image/png', at: Date.now() }
      vi.spyOn(CONTENT, 'getWithMetadata').mockResolvedValueOnce({ value, metadata, cacheStatus: null } as never)
    },
  ],
])('an image in %s is sent before it has been read completely', async (_name, store) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const body = new ReadableStream({
    async pull(controller) {
      await promise
      controller.enqueue(new Uint8Array(IMAGE_BYTES['image/png']))
      controller.close()
    },
  })
  store(body)
  const context = createExecutionContext()
  const request = new Request(`https://dresdentax.example${newImagePath()}`)
  const response = await newIsolate().fetch(request as never, env as unknown as Bindings, context)
  resolve()
  expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([
    200,
    new Uint8Array(IMAGE_BYTES['image/png']),
  ])
})

test('a host that fails is logged once a minute', async () => {
  network.ghost = refuse
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const lines = () => logged.filter((line) => line.includes('media-unavailable')).length
  for (let time = 0; time < 3; time++) expect((await fetchSite(newImagePath())).status).toBe(502)
  expect(lines()).toBe(1)
  clock.mockReturnValue(Date.now() + 60_000)
  await fetchSite(newImagePath())
  expect(lines()).toBe(2)
})

test('an image that does not exist gets a 404 and causes one request a minute to its host', async () => {
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

test('after a new GHOST_CONTENT_KEY and a load from Ghost, a stored post shows its image of another host', async () => {
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

test('an image of a host other than Ghost is not stored in KV', async () => {
  const requests = vi.mocked(fetch).mockImplementation(async () => imageResponse('image/jpeg'))
  const url = `https://images.unsplash.com${newImagePath()}?w=600`
  expect((await fetchSite(foreignPath(url))).status).toBe(200)
  expect(String(requests.mock.calls[0]?.[0])).toBe(url)
  expect((await CONTENT.list({ prefix: 'media:' })).keys).toEqual([])
})
