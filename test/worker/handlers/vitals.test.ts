import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { incompleteBody } from '#test/helpers/worker/incomplete-body'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import type { Bindings } from '#worker/env'

const ORIGIN = 'https://dresdentax.example'
const view = { type: 'view', route: '/blog/$slug', referrer: 'search' }
const speed = { type: 'speed', route: '/', values: { LCP: 1234.5, CLS: 0.01, INP: 80, FCP: 600, TTFB: 0 } }

let written: unknown[]

setUpSite()
beforeEach(() => {
  written = []
  newIsolate({ VITALS: { writeDataPoint: (point: unknown) => void written.push(point) } })
})

/** A body in parts, whose length the request does not say. */
function streamOf(text: string): ReadableStream {
  return new Blob([text]).stream()
}

function post(body: unknown, headers: Record<string, string> = {}, origin = ORIGIN) {
  return fetchSite(`${origin}/api/vitals`, {
    method: 'POST',
    headers: { origin, ...headers },
    body: typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body),
  })
}

test.each([
  ['dresdentax', 'https://dresdentax.example'],
  ['brownco', 'https://brownco.example'],
  ['payroll', 'https://payroll.example'],
])('a page view of %s gets a 204, and only its brand, route and referrer kind are written', async (brand, origin) => {
  const headers = { 'cf-connecting-ip': '203.0.113.7', 'user-agent': 'Visitor/1.0', referer: `${origin}/blog/a?q=1` }
  const response = await post(view, headers, origin)
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(written).toEqual([{ indexes: [brand], blobs: ['view', '/blog/$slug', 'search'] }])
})

test('a page view on a host chosen with ?domain= counts for the chosen brand', async () => {
  const body = JSON.stringify(view)
  const response = await fetchSite('https://preview.test/api/vitals?domain=brownco', { method: 'POST', body })
  expect(response.status).toBe(204)
  expect(written).toMatchObject([{ indexes: ['brownco'] }])
})

test('page speed gets a 204, and each value is written with the brand, route and metric only', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.7', 'user-agent': 'Visitor/1.0' }
  expect((await post(speed, headers, 'https://payroll.example')).status).toBe(204)
  expect(written).toEqual(
    Object.entries(speed.values).map(([metric, value]) => ({
      indexes: ['payroll'],
      blobs: ['speed', '/', metric],
      doubles: [value],
    })),
  )
})

test.each<[string, unknown]>([
  ['view', view],
  ['speed', speed],
])('without the binding, a page %s gets a 204', async (_type, body) => {
  newIsolate()
  expect((await post(body)).status).toBe(204)
})

test('if Analytics Engine fails, page speed gets a 204 and the error is logged once', async () => {
  const writeDataPoint = vi.fn(() => {
    throw new Error('no dataset')
  })
  newIsolate({ VITALS: { writeDataPoint } })
  expect((await post(speed)).status).toBe(204)
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'vitals-not-written', error: { message: 'no dataset' } },
  ])
})

test.each<[string, Record<string, string>]>([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
])('a page view and page speed with %s get a 204 and are not written', async (_name, headers) => {
  expect([(await post(view, headers)).status, (await post(speed, headers)).status]).toEqual([204, 204])
  expect(written).toEqual([])
})

test.each<[string, unknown]>([
  ['an address in place of a route', { ...view, route: '/blog/my-divorce-and-taxes' }],
  ['a route with a query', { ...view, route: '/contact?email=a@b.test' }],
  ['the name of an object property as route', { ...view, route: 'constructor' }],
  ['a brand, because the host decides it', { ...view, brand: 'nobrand' }],
  ['an identifier', { ...view, id: 'c0ffee' }],
  ['no referrer', { type: 'view', route: '/' }],
  ['an unknown type', { ...view, type: 'click' }],
  ['an unknown metric', { ...speed, values: { FID: 1 } }],
  ['NaN', JSON.stringify(speed).replace('1234.5', 'NaN')],
  ['an infinite value', JSON.stringify(speed).replace('1234.5', '1e999')],
  ['a huge value', { ...speed, values: { LCP: 600_001 } }],
  ['a huge layout shift', { ...speed, values: { CLS: 100.1 } }],
  ['a negative value', { ...speed, values: { INP: -1 } }],
  ['a prototype among the values', JSON.stringify(speed).replace('"LCP"', '"__proto__"')],
  ['lone surrogates', '{"type":"view","route":"\\ud800","referrer":"\\udc00"}'],
  ['500 nested lists that do not end', '['.repeat(1000)],
  ['malformed JSON', '{"type":"view"'],
  ['no body', ''],
])('a body with %s gets a 400, is not written and is not logged', async (_what, body) => {
  const response = await post(body)
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(await response.json()).toEqual({ success: false, error: expect.any(String) })
  expect([written, logged]).toEqual([[], []])
})

test('a body of 1 kB is read, and one byte more gets a 413, also without a length', async () => {
  for (const [bytes, status] of [
    [1024, 204],
    [1025, 413],
    [10_000_000, 413],
  ] as const) {
    const body = JSON.stringify(view).padEnd(bytes)
    expect([bytes, (await post(body)).status, (await post(streamOf(body))).status]).toEqual([bytes, status, status])
  }
  expect([written.length, logged]).toEqual([2, []])
})

test('a body that ends too early gets a 400 and is not logged', async () => {
  expect((await post(incompleteBody())).status).toBe(400)
  expect([written, logged]).toEqual([[], []])
})

test('an arbitrary body never gets a 5xx, and only finite numbers of known metrics are written', async () => {
  const metric = fc.constantFrom('LCP', 'CLS', 'INP', 'FCP', 'TTFB', 'constructor', '__proto__')
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json({ maxDepth: 8 }),
    fc
      .dictionary(metric, fc.oneof(fc.double(), fc.integer(), fc.string()))
      .map((values) => JSON.stringify({ ...speed, values })),
  )
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const { status } = await post(text)
      expect([204, 400, 413]).toContain(status)
    }),
    { numRuns: 300 },
  )
  for (const { blobs, doubles } of written as { blobs: string[]; doubles: number[] }[]) {
    expect(Object.keys(speed.values)).toContain(blobs[2])
    expect(doubles).toEqual([expect.any(Number)])
    expect(Number.isFinite(doubles[0])).toBe(true)
  }
  expect(logged).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.test' }],
  ['another brand', { origin: 'https://brownco.example' }],
  ['another site without an Origin header', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('a page view from %s gets a 403, is not written and is not logged', async (_what, headers) => {
  const response = await post(view, headers)
  expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
  expect([written, logged]).toEqual([[], []])
})

test('of a flood of 1,000 page views, an isolate writes 300 of the 500 valid ones, and uses neither D1 nor KV nor the network nor the log', async () => {
  const { DB, CONTENT } = env as unknown as Bindings
  const prepare = vi.spyOn(DB, 'prepare')
  const get = vi.spyOn(CONTENT, 'get')
  const put = vi.spyOn(CONTENT, 'put')
  const bodies: unknown[] = [view, { ...view, route: '/nowhere' }, view, 'x'.repeat(2000)]
  const responses = await Promise.all(Array.from({ length: 1000 }, (_, index) => post(bodies[index % 4])))
  expect(Map.groupBy(responses, ({ status }) => status).get(204)).toHaveLength(500)
  expect(written).toHaveLength(300)
  expect([prepare.mock.calls, get.mock.calls, put.mock.calls, network.requests, logged]).toEqual([[], [], [], [], []])
  await fetchSite('/api/health')
  expect([prepare.mock.calls.length > 0, get.mock.calls.length > 0]).toEqual([true, true])
})
