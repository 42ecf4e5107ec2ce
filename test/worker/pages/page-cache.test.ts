import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { resolveSite } from '#worker/brand/brand.ts'
import type { Bindings } from '#worker/env.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { pageCache } from '#worker/pages/page-cache.ts'
import { createPageStore } from '#worker/pages/page-store.ts'

const NOON = Date.parse('2026-07-01T16:00:00Z')
const MIDNIGHT = Date.parse('2026-07-02T04:00:00Z')
const URL_A = 'https://site.test/a'

async function setUp({ edge = caches.open(crypto.randomUUID()) as Promise<Cache> | Cache, memory = true } = {}) {
  let now = NOON
  let generation = 1
  const failures: string[] = []
  let context = createExecutionContext()
  const clock = () => now
  const bestEffort = async <T>(operation: string, run: () => Promise<T>) =>
    run().catch(() => void failures.push(operation)) as Promise<T | undefined>
  const resolved = await edge
  function createApp() {
    const app = new Hono<AppEnv>()
    const options = {
      store: createPageStore({ edge: resolved, memory, bestEffort, now: clock }),
      version: 'build',
      generation: async () => generation,
      now: clock,
    }
    return app
      .use(async (c, next) => {
        const url = new URL(c.req.url)
        c.set('url', url)
        c.set('site', resolveSite(url))
        await next()
      })
      .use(pageCache(options, app.fetch))
      .get('*', (c) => {
        const response = site.respond(++site.runs)
        c.set('storeSeconds', site.storeSeconds)
        return response
      })
  }
  let app = createApp()
  const site = {
    failures,
    runs: 0,
    storeSeconds: 60,
    respond: (run: number) => new Response(`page ${run}`, { headers: { 'x-own': 'kept' } }),
    advance(ms: number) {
      now += ms
    },
    moveTo(ms: number) {
      now = ms
    },
    publish() {
      generation += 1
    },
    newIsolate() {
      app = createApp()
    },
    async settle() {
      await waitOnExecutionContext(context)
      context = createExecutionContext()
    },
    async get(url = URL_A, init: RequestInit = {}) {
      const response = await app.fetch(new Request(url, init), {} as Bindings, context)
      const text = await response.text()
      return { text, status: response.status, headers: response.headers }
    },
  }
  return site
}

const layerOf = ({ headers }: { headers: Headers }) => headers.get('server-timing')?.split('=')[1]

test('a page rendered by one isolate is served to another isolate from the Cache API', async () => {
  const site = await setUp()
  const first = await site.get()
  expect([first.text, layerOf(first), first.headers.get('x-own')]).toEqual(['page 1', 'rendered', 'kept'])
  await site.settle()
  const second = await site.get()
  expect([second.text, layerOf(second)]).toEqual(['page 1', 'memory'])
  site.newIsolate()
  const elsewhere = await site.get()
  expect([elsewhere.text, layerOf(elsewhere), elsewhere.headers.get('x-own')]).toEqual(['page 1', 'edge', 'kept'])
  expect([layerOf(await site.get()), site.runs]).toEqual(['memory', 1])
})

test('concurrent requests for the same page render the page only once', async () => {
  const site = await setUp()
  const pages = await Promise.all(Array.from({ length: 20 }, () => site.get()))
  expect([site.runs, new Set(pages.map(({ text }) => text)).size]).toEqual([1, 1])
})

test('the page cache does not store a response without `storeSeconds`', async () => {
  const site = await setUp()
  site.storeSeconds = 0
  site.respond = (run) => new Response(`own ${run}`)
  const pages = await Promise.all([site.get(), site.get(), site.get()])
  expect(new Set(pages.map(({ text }) => text)).size).toBe(3)
  await site.get('https://site.test/api/x')
  expect(site.runs).toBe(4)
})

test('the page cache serves a stale page while the new version is being rendered', async () => {
  const site = await setUp()
  await site.get()
  site.advance(60_000)
  expect((await site.get()).text).toBe('page 1')
  await site.settle()
  expect([(await site.get()).text, site.runs]).toEqual(['page 2', 2])
})

test.each([
  ['fails', 500, 60],
  ['is incomplete', 200, 0],
])('a stale page stays in the page cache if the new version %s', async (_, status, storeSeconds) => {
  const site = await setUp()
  await site.get()
  const works = site.respond
  site.respond = () => new Response('not whole', { status })
  site.storeSeconds = storeSeconds
  site.advance(60_000)
  for (const _ of [1, 2, 3]) {
    expect((await site.get()).text).toBe('page 1')
    await site.settle()
  }
  expect(site.runs).toBe(2)
  site.respond = works
  site.storeSeconds = 60
  site.advance(5_000)
  await site.get()
  await site.settle()
  expect((await site.get()).text).toBe('page 3')
})

test('a cached page keeps its ETag if the new version differs only in its TanStack Query timestamps', async () => {
  const site = await setUp()
  const state = (text: string, now: number) => `${text} {u:${now},queries:[{dataUpdatedAt:${now},dehydratedAt:${now}}]}`
  const texts = ['photo-1700000000005', 'photo-1700000000005', 'photo-1700000000006']
  site.respond = (run) => new Response(state(`${texts[run - 1]}`, NOON + run))
  const etags: (string | null)[] = []
  for (let visit = 0; visit < 4; visit++) {
    etags.push((await site.get()).headers.get('etag'))
    await site.settle()
    site.advance(61_000)
  }
  expect(site.runs).toBe(4)
  expect([etags[1] === etags[0], etags[2] === etags[0], etags[3] === etags[0]]).toEqual([true, true, false])
})

test('a page rendered before midnight Eastern Time is not served from the cache after midnight', async () => {
  const site = await setUp()
  await site.get()
  site.moveTo(MIDNIGHT - 1)
  expect((await site.get()).text).toBe('page 1')
  await site.settle()
  site.moveTo(MIDNIGHT)
  expect((await site.get()).text).toBe('page 3')

  site.respond = (run) => new Response(`missing ${run}`, { status: 404 })
  expect((await site.get('https://site.test/b')).text).toBe('missing 4')
  site.advance(59_999)
  expect((await site.get('https://site.test/b')).text).toBe('missing 4')
  site.advance(1)
  expect((await site.get('https://site.test/b')).text).toBe('missing 5')
})

test('a page is rendered again if midnight Eastern Time passed while the page was being rendered', async () => {
  const site = await setUp()
  site.moveTo(MIDNIGHT - 1)
  site.respond = (run) => {
    site.moveTo(MIDNIGHT)
    return new Response(`page ${run}`)
  }
  expect([(await site.get()).text, (await site.get()).text]).toEqual(['page 1', 'page 2'])
})

test('a cached page is rendered again after a change in Ghost', async () => {
  const site = await setUp()
  await site.get()
  site.publish()
  expect((await site.get()).text).toBe('page 2')
})

test.each([
  ['the same ETag', (tag: string) => tag, 304],
  ['the same ETag as a weak ETag', (tag: string) => `W/${tag}`, 304],
  ['a list that contains the ETag', (tag: string) => `"other", ${tag}`, 304],
  ['an asterisk', () => '*', 304],
  ['another ETag', () => '"other"', 200],
  ['the ETag without quotation marks', (tag: string) => tag.replaceAll('"', ''), 200],
  ['garbage', () => ',,"', 200],
])("a request with %s as If-None-Match gets a 304 if it matches the page's ETag", async (_, header, status) => {
  const site = await setUp()
  const { headers } = await site.get()
  const response = await site.get(URL_A, { headers: { 'if-none-match': header(headers.get('etag') ?? '') } })
  expect([response.status, response.text]).toEqual([status, status === 304 ? '' : 'page 1'])
  expect(response.headers.get('etag')).toBe(headers.get('etag'))
})

test('a range request for a page gets the full page', async () => {
  const site = await setUp()
  const head = await site.get(URL_A, { method: 'HEAD' })
  expect([head.status, head.text, head.headers.get('etag')]).toEqual([
    200,
    '',
    expect.stringMatching(/^"[0-9a-f]{32}"$/),
  ])
  const range = await site.get(URL_A, { headers: { range: 'bytes=0-1' } })
  expect([range.status, range.text, site.runs]).toEqual([200, 'page 1', 1])
})

test('a page over 2 MB is not stored in the page cache', async () => {
  const site = await setUp()
  site.respond = () => new Response('x'.repeat(2_000_001))
  expect((await site.get()).text).toHaveLength(2_000_001)
  await site.settle()
  await site.get()
  expect(site.runs).toBe(2)
})

test.each([
  ['truncated', async (response: Response) => new Response((await response.text()).slice(1), response)],
  ['without its headers', async (response: Response) => new Response(await response.text())],
])('a page is rendered again if its Cache API entry is %s', async (_, damage) => {
  const store = await caches.open(crypto.randomUUID())
  const match = async (url: string) => {
    const found = await store.match(url)
    return found && damage(found)
  }
  const site = await setUp({ edge: { put: store.put.bind(store), match } as unknown as Cache })
  await site.get()
  await site.settle()
  site.newIsolate()
  expect((await site.get()).text).toBe('page 2')
})

test('the page cache serves a page from memory if the Cache API throws', async () => {
  const fail = () => Promise.reject(new Error('down'))
  const site = await setUp({ edge: { put: fail, match: fail } as unknown as Cache })
  expect((await site.get()).text).toBe('page 1')
  await site.settle()
  expect([layerOf(await site.get()), site.failures]).toEqual(['memory', ['match', 'put']])
})

test('the page cache serves a page from memory if the Cache API hangs', async () => {
  const hang = () => new Promise<never>(() => {})
  const site = await setUp({ edge: { put: hang, match: hang } as unknown as Cache })
  expect([(await site.get()).text, site.failures]).toEqual(['page 1', ['match']])
  expect(layerOf(await site.get())).toBe('memory')
})
