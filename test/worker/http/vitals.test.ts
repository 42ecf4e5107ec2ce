import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import type { Bindings } from '#worker/env.ts'

const ORIGIN = 'https://dresdentax.example'
const view = { type: 'view', route: '/blog/$slug', referrer: 'search' }
const speed = { type: 'speed', route: '/', values: { LCP: 1234.5, CLS: 0.01, INP: 80, FCP: 600, TTFB: 0 } }

let written: unknown[]

setUpSite()
beforeEach(() => {
  written = []
  newIsolate({ VITALS: { writeDataPoint: (point: unknown) => void written.push(point) } })
})

function post(body: unknown, headers: Record<string, string> = {}, origin = ORIGIN) {
  return fetchSite(`${origin}/api/vitals`, {
    method: 'POST',
    headers: { origin: new URL(origin).origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

test('the record of a page view contains only the brand, the route and the kind of referrer', async () => {
  for (const body of [view, speed]) {
    const headers = { 'cf-connecting-ip': '203.0.113.7', 'user-agent': 'Visitor/1.0', referer: `${ORIGIN}/blog/a?q=1` }
    const response = await post(body, headers, 'https://payroll.example')
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(response.headers.get('set-cookie')).toBeNull()
  }
  expect(written).toEqual([
    { indexes: ['payroll'], blobs: ['view', '/blog/$slug', 'search'] },
    ...Object.entries(speed.values).map(([metric, value]) => ({
      ...{ indexes: ['payroll'], blobs: ['speed', '/', metric], doubles: [value] },
    })),
  ])
})

test('a page view with a ?domain= parameter is recorded for the selected brand', async () => {
  const body = JSON.stringify(view)
  await fetchSite('https://preview.test/api/vitals?domain=brownco', { method: 'POST', body })
  expect(written).toMatchObject([{ indexes: ['brownco'] }])
})

test('a page view gets a 204 if the Analytics Engine binding is missing or fails', async () => {
  newIsolate()
  expect((await post(view)).status).toBe(204)
  const fail = () => {
    throw new Error('no dataset')
  }
  newIsolate({ VITALS: { writeDataPoint: fail } })
  expect((await post(speed)).status).toBe(204)
  expect(logged).toEqual([expect.stringMatching(/"vitals-not-written".*"no dataset"/)])
})

test.each(['dnt', 'sec-gpc'])(
  'page views and speed metrics in a request with the header %s: 1 are not recorded',
  async (name) => {
    for (const body of [view, speed]) expect((await post(body, { [name]: '1' })).status).toBe(204)
    expect(written).toEqual([])
  },
)

const padded = (bytes: number) => JSON.stringify(view).padEnd(bytes)

test.each<[string, number, unknown, Record<string, string>?]>([
  ['a URL in place of a route', 400, { ...view, route: '/blog/my-divorce-and-taxes' }],
  ['a route with a query', 400, { ...view, route: '/contact?email=a@b.test' }],
  ['the name of an object property as a route', 400, { ...view, route: 'constructor' }],
  ['a brand field', 400, { ...view, brand: 'nobrand' }],
  ['no referrer', 400, { type: 'view', route: '/' }],
  ['an unknown type', 400, { ...view, type: 'click' }],
  ['an unknown metric', 400, { ...speed, values: { FID: 1 } }],
  ['NaN as a value', 400, JSON.stringify(speed).replace('1234.5', 'NaN')],
  ['an infinite value', 400, JSON.stringify(speed).replace('1234.5', '1e999')],
  ['a huge value', 400, { ...speed, values: { LCP: 600_001 } }],
  ['a huge layout shift', 400, { ...speed, values: { CLS: 100.1 } }],
  ['a negative value', 400, { ...speed, values: { INP: -1 } }],
  ['lone surrogates', 400, '{"type":"view","route":"\\ud800","referrer":"\\udc00"}'],
  ['unclosed nested lists', 400, '['.repeat(1000)],
  ['no body', 400, ''],
  ['more than 1 kB', 413, padded(1025)],
  ['the Origin of another site', 403, view, { origin: 'https://evil.test' }],
])('a request to /api/vitals with %s gets a %i', async (_what, status, body, headers) => {
  const response = await post(body, headers)
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect([written, logged]).toEqual([[], []])
})

test('a page view with a body of exactly 1 kB is recorded', async () => {
  expect((await post(padded(1024))).status).toBe(204)
  expect(written).toHaveLength(1)
})

test('no request body sent to /api/vitals causes a 5xx response', async () => {
  const metric = fc.constantFrom('LCP', 'CLS', 'INP', 'FCP', 'TTFB', 'constructor', '__proto__')
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json({ maxDepth: 8 }),
    fc
      .dictionary(metric, fc.oneof(fc.double(), fc.integer(), fc.string()))
      .map((values) => JSON.stringify({ ...speed, values })),
  )
  const property = fc.asyncProperty(body, async (text) => {
    expect([204, 400, 413]).toContain((await post(text)).status)
  })
  await fc.assert(property, { numRuns: 300 })
  for (const { blobs, doubles } of written as { blobs: string[]; doubles: number[] }[]) {
    expect(Object.keys(speed.values)).toContain(blobs[2])
    expect(doubles.map(Number.isFinite)).toEqual([true])
  }
  expect(logged).toEqual([])
})

test('an isolate records only 300 of 500 valid page views within a minute', async () => {
  const { DB, CONTENT } = env as unknown as Bindings
  const calls = [vi.spyOn(DB, 'prepare'), vi.spyOn(CONTENT, 'get'), vi.spyOn(CONTENT, 'put')]
  const bodies: unknown[] = [view, { ...view, route: '/nowhere' }, view, 'x'.repeat(2000)]
  const responses = await Promise.all(Array.from({ length: 1000 }, (_, index) => post(bodies[index % 4])))
  expect(Map.groupBy(responses, ({ status }) => status).get(204)).toHaveLength(500)
  expect(written).toHaveLength(300)
  expect([calls.map(({ mock }) => mock.calls), network.requests, logged]).toEqual([[[], [], []], [], []])
})
