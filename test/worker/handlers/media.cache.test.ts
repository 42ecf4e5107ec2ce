import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IMAGE_BYTES, imageResponse, newImagePath } from '#test/helpers/worker/images'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import { CONTENT } from '#test/helpers/worker/storage'

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
  await caches.default.delete(`https://media.invalid${path}`)
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

test('an image of a host other than Ghost is not stored in KV', async () => {
  const requests = vi.mocked(fetch).mockImplementation(async () => imageResponse('image/jpeg'))
  const path = `${newImagePath()}?w=600`
  expect((await fetchSite(`/media/host/images.unsplash.com${path}`)).status).toBe(200)
  expect(String(requests.mock.calls[0]?.[0])).toBe(`https://images.unsplash.com${path}`)
  expect((await CONTENT.list({ prefix: 'media:' })).keys).toEqual([])
})
