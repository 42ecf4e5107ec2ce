import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { brands, DEFAULT_BRAND, getBrand } from '#brands/index.ts'
import { putOffDeadlines } from '#test/helpers/worker/deadlines.ts'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { newImagePath } from '#test/helpers/worker/images.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { CONTENT } from '#test/helpers/worker/storage.ts'
import { siteChanged } from '#test/helpers/worker/webhook.ts'

const posts: object[] = []
setUpSite(posts)

beforeEach(async () => {
  putOffDeadlines()
  posts.splice(0, posts.length, ghostPost({ slug: 'first', title: 'Before' }), ghostPost({ slug: 'second' }))
  // All tests in a file share one Cache API, so each test opens its own cache.
  Object.defineProperty(caches, 'default', { value: await caches.open(crypto.randomUUID()), configurable: true })
  newIsolate({ PAGE_CACHE: 'on' })
})

async function cacheLayer(address: string, init?: RequestInit): Promise<string | undefined> {
  return (await fetchSite(address, init)).headers.get('server-timing')?.split('desc=')[1]
}

async function cacheLayers(...addresses: string[]) {
  const found: (string | undefined)[] = []
  for (const address of addresses) found.push(await cacheLayer(address))
  return found
}

test('the page cache returns the page that was rendered for the same host and ?domain= value', async () => {
  const parameters = brands.flatMap(({ domainValue }) => (domainValue ? [`?domain=${domainValue}`] : []))
  const hosts = [...brands.map(({ domain }) => domain), 'unknown.example', `staging.${DEFAULT_BRAND.domain}`]
  const addresses = hosts.flatMap((host) => ['', ...parameters].map((query) => `https://${host}/about-us${query}`))
  const rendered = new Map<string, string>()
  for (const address of addresses) rendered.set(address, await (await fetchSite(address)).text())
  for (const address of addresses) {
    const stored = await fetchSite(address)
    expect(stored.headers.get('server-timing')).toBe('cache;desc=memory')
    expect([address, (await stored.text()) === rendered.get(address)]).toEqual([address, true])
  }
  const indexed = async (host: string) => (await fetchSite(`https://${host}/about-us`)).headers.get('x-robots-tag')
  expect(await indexed('unknown.example')).toBe('noindex')
  expect(await indexed(DEFAULT_BRAND.domain)).toBeNull()
})

test('a ?domain= parameter does not change the HSTS header of the requested host', async () => {
  const brand = getBrand('payroll')
  brand.httpsSubdomains = true
  onTestFinished(() => void delete brand.httpsSubdomains)
  await fetchSite(`https://${brand.domain}/about-us?domain=brownco`)
  const { headers } = await fetchSite(`https://${DEFAULT_BRAND.domain}/about-us?domain=brownco`)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('tracking and unknown query parameters do not create separate cached pages', async () => {
  await fetchSite('/contact?service=payroll')
  expect(
    await cacheLayers(
      '/contact?utm_source=1&service=payroll',
      '/contact?service=payroll&utm_source=2&fbclid=x',
      '/contact?domain=nobody&service=payroll',
    ),
  ).toEqual(['memory', 'memory', 'memory'])
  expect(await cacheLayers('/contact?service=bookkeeping', '/contact')).toEqual(['rendered', 'rendered'])
})

const FORMS = ['/contact', '/schedule']
test.each(FORMS)('the thank-you page for the form %s is not stored in the page cache', async (path) => {
  const asked = `${path}?service=payroll&from=%2Fservices%2Fpayroll`
  const thanks = `${path}?sent=4829-1730`
  expect(await cacheLayers(asked, `${path}?service=payroll`, asked, thanks, thanks, `${path}?sent=x`)).toEqual([
    ...['rendered', 'rendered', 'memory'],
    ...[undefined, undefined, 'rendered'],
  ])
})

test.each([
  '/domain-tester',
  `/appointment/${'A'.repeat(43)}`,
  '/api/health',
  '/blog/first?token=x',
  '/preview/first?token=x',
  '/site.webmanifest',
])('a response for %s is never stored in the page cache', async (path) => {
  expect(await cacheLayers(path, path)).toEqual([undefined, undefined])
})

const STORED = ['/blog', '/blog/first', '/rss.xml', '/sitemap.xml']
test.each(STORED)('after a content change, a stale response for %s is not cached if Ghost fails', async (path) => {
  await fetchSite(path)
  network.ghost = () => new Response('', { status: 500 })
  await siteChanged()
  expect(await cacheLayers(path, path)).toEqual([undefined, undefined])
  expect((await fetchSite(path)).status).toBe(200)
})

test('the second request for a feed, the sitemap or robots.txt is served from the page cache', async () => {
  for (const path of ['/rss.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/robots.txt'])
    expect([path, ...(await cacheLayers(path, path))]).toEqual([path, 'rendered', 'memory'])
  const { headers } = await fetchSite('/rss.xml')
  const tag = { 'if-none-match': `W/${headers.get('etag')}` }
  const since = { 'if-modified-since': `${headers.get('last-modified')}` }
  for (const condition of [tag, since]) {
    const unchanged = await fetchSite('/rss.xml', { headers: condition })
    expect([unchanged.status, unchanged.headers.get('server-timing')]).toEqual([304, 'cache;desc=memory'])
  }
  newIsolate({ PAGE_CACHE: 'on' })
  Object.defineProperty(caches, 'default', { value: await caches.open(crypto.randomUUID()), configurable: true })
  expect([(await fetchSite('/rss.xml', { headers: tag })).status, await cacheLayer('/rss.xml')]).toEqual([
    304,
    'memory',
  ])
})

test('the 400 page for a rejected contact form is not stored in the page cache', async () => {
  await fetchSite('/contact')
  const body = new URLSearchParams({ name: 'Private Person', email: 'x', message: '' })
  const rejected = await fetchSite('/contact', { method: 'POST', body })
  expect([rejected.status, await rejected.text()]).toEqual([400, expect.stringContaining('Private Person')])
  expect(await (await fetchSite('/contact')).text()).not.toContain('Private Person')
})

test.each(['/blog/third', '/blog/tag/third', '/blog?page=3'])('a 404 for %s is not cached', async (path) => {
  expect((await fetchSite(path)).status).toBe(404)
  expect(await cacheLayers(path, path)).toEqual([undefined, undefined])
})

test('a request for a URL that is used as a Cache API key gets a 404', async () => {
  const match = vi.spyOn(caches.default, 'match')
  const put = vi.spyOn(caches.default, 'put')
  const { domain } = getBrand('payroll')
  for (const path of ['/about-us', '/blog/third', newImagePath()]) await fetchSite(`https://${domain}${path}`)
  await siteChanged()
  const addresses = [...match.mock.calls, ...put.mock.calls].map(([address]) => String(address))
  const kinds = addresses.map((address) => new URL(address)).map(({ host, pathname }) => [host, pathname.split('/', 3)])
  expect(new Set(kinds.map(String))).toEqual(
    new Set([
      `${domain},,.cache,pages`,
      ...['missing', 'media', 'taken'].map((kind) => `${DEFAULT_BRAND.domain},,.cache,${kind}`),
    ]),
  )
  for (const address of addresses) {
    const { status, headers } = await fetchSite(address)
    expect([address, status, headers.get('server-timing')]).toEqual([address, 404, null])
  }
})

test('a stale page stays in the page cache if Ghost fails and KV has no copy of the content', async () => {
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start)
  await cacheLayers('/blog', '/blog')
  const stored = await (await fetchSite('/blog')).text()
  for (const { name } of (await CONTENT.list()).keys) await CONTENT.delete(name)
  network.ghost = () => new Response('', { status: 500 })
  // After 80 s, the posts in memory have expired, so only the page cache contains the page.
  clock.mockReturnValue(start + 80_000)
  for (const _ of [1, 2]) {
    const outdated = await fetchSite('/blog')
    expect([outdated.headers.get('server-timing'), await outdated.text()]).toEqual(['cache;desc=memory', stored])
  }
  expect(await cacheLayers('/blog?page=2', '/blog?page=2')).toEqual([undefined, undefined])
})

test('a cached page is not served after a settings change alters the Content-Security-Policy', async () => {
  await fetchSite('/contact')
  newIsolate({ PAGE_CACHE: 'on', TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET: 'secret' })
  const { headers } = await fetchSite('/contact')
  expect(headers.get('server-timing')).toBe('cache;desc=rendered')
  expect(headers.get('content-security-policy')).toContain('https://challenges.cloudflare.com')
})

test('the page cache does not store pages if CONTENT_FRESH_SECONDS is 0', async () => {
  newIsolate({ PAGE_CACHE: 'on', CONTENT_FRESH_SECONDS: '0' })
  expect(await cacheLayers('/about-us', '/about-us')).toEqual([undefined, undefined])
})

test('with PAGE_CACHE=off, each of two concurrent requests for a page renders the page', async () => {
  newIsolate({ PAGE_CACHE: 'off' })
  // The worker creates one nonce per render, so the number of nonces equals the number of renders.
  const nonces = vi.spyOn(crypto, 'getRandomValues')
  expect(await Promise.all([cacheLayer('/about-us'), cacheLayer('/about-us')])).toEqual([undefined, undefined])
  expect(nonces).toHaveBeenCalledTimes(2)
  const { status, headers } = await fetchSite('/about-us')
  expect([status, headers.get('etag')]).toEqual([200, null])
  newIsolate({ PAGE_CACHE: 'edge' })
  expect(await cacheLayers('/about-us', '/about-us', '/about-us')).toEqual(['rendered', 'edge', 'edge'])
})
