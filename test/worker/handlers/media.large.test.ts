import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { IMAGE_BYTES, imageResponse, largeImage, newImagePath } from '#test/helpers/worker/images'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'
import { CONTENT } from '#test/helpers/worker/storage'

setUpSite()
beforeEach(() => {
  network.ghost = () => imageResponse('image/png')
})

test('an image over 5 MB is streamed, and not stored in KV', async () => {
  const { respond } = largeImage(5_000_001)
  network.ghost = () => respond()
  const response = await fetchSite(newImagePath())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await response.arrayBuffer()).byteLength).toBe(5_000_001)
  expect((await CONTENT.list({ prefix: 'media:' })).keys).toEqual([])
})

test('after the first request for a large image, a GET causes one request to its host and a HEAD none', async () => {
  const { respond, sent } = largeImage(5_000_001)
  network.ghost = () => respond()
  const path = newImagePath()
  const first = await fetchSite(path, { method: 'HEAD' })
  expect([first.status, first.headers.get('content-type'), sent.responses]).toEqual([200, 'image/png', 1])
  expect((await (await fetchSite(path)).arrayBuffer()).byteLength).toBe(5_000_001)
  expect(sent.responses).toBe(2)
  await fetchSite(path, { method: 'HEAD' })
  expect(sent.responses).toBe(2)
})

test('an image over 20 MB gets a 502 if its host sends a Content-Length, and its stream fails otherwise', async () => {
  const { respond, sent } = largeImage(50_000_000)
  network.ghost = () => respond({ 'content-length': '50000000' })
  expect((await fetchSite(newImagePath())).status).toBe(502)
  expect(sent.bytes).toBeLessThan(1_000_000)
  network.ghost = () => respond()
  await expect(fetchSite(newImagePath())).rejects.toThrow('Image is larger than 20000000 bytes')
  expect(sent.bytes).toBeLessThan(30_000_000)
})

test('an image whose download stalls gets a 502 twice with one request, and another image of its host a 200', async () => {
  let canceled = false
  network.ghost = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(IMAGE_BYTES['image/png'])),
        cancel: () => {
          canceled = true
        },
      }),
      { headers: { 'content-type': 'image/png' } },
    )
  // Shortens the deadline of 10 s to 200 ms.
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
    setTimeout(run, ms / 50)) as never)
  const path = newImagePath()
  expect((await fetchSite(path)).status).toBe(502)
  expect(canceled).toBe(true)
  expect((await fetchSite(path)).status).toBe(502)
  expect(network.requests).toHaveLength(1)
  network.ghost = () => imageResponse('image/png')
  expect((await fetchSite(newImagePath())).status).toBe(200)
})

/** A host that sends the first bytes of an image at once, and then one byte a second. Fake timers must be on. */
function slowHost(headers: HeadersInit = {}) {
  const sent = { bytes: 0 }
  const respond = () => {
    let chunk = IMAGE_BYTES['image/png']
    const body = new ReadableStream({
      pull(controller) {
        if (chunk.length === 1) vi.advanceTimersByTime(1_000)
        sent.bytes += chunk.length
        controller.enqueue(new Uint8Array(chunk))
        chunk = [0]
      },
    })
    return new Response(body, { headers: { 'content-type': 'image/png', ...headers } })
  }
  return { sent, respond }
}

test('an image whose host sends one byte a second gets a 502 after 10 s, and a large one is cut off after 60 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const small = slowHost()
  network.ghost = small.respond
  expect((await fetchSite(newImagePath())).status).toBe(502)
  expect(small.sent.bytes).toBeLessThan(30)

  vi.advanceTimersByTime(5_000)
  const large = slowHost({ 'content-length': '6000000' })
  network.ghost = large.respond
  await expect(fetchSite(newImagePath())).rejects.toThrow()
  expect(large.sent.bytes).toBeLessThan(100)
})
