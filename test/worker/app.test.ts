import { expect, test, vi } from 'vitest'
import { hangingCall } from '#test/helpers/worker/deadlines.ts'
import { ghostPost, ghostWith } from '#test/helpers/worker/fakes.ts'
import { readPage } from '#test/helpers/worker/read-page.ts'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { emptyStorage } from '#test/helpers/worker/storage.ts'

const POSTS = [
  ghostPost({ slug: 'first', html: '<h2 id="part">Part</h2><p>Body of first.</p>', custom_excerpt: 'In short.' }),
  ghostPost({ slug: 'second' }),
]
setUpSite(POSTS)

const down = () => new Response('secret-upstream-text', { status: 500 })
const SECRET = /secret-upstream-text|ghost\.test|content-key|GhostError|\.tsx?:\d/

test.each(['/', '/contact?sent=4829-1730', '/nowhere'])('page %s ignores an unknown ?domain= value', async (path) => {
  const url = new URL(path, 'https://payroll.example')
  const plain = await fetchSite(url.href)
  url.searchParams.set('domain', 'evil')
  const response = await fetchSite(url.href)
  expect([response.status, response.headers.get('location')]).toEqual([plain.status, null])
  const html = await response.text()
  expect([html.includes('data-brand="payroll"'), html.includes('evil')]).toEqual([true, false])
})

test("internal links and the contact form's action URL keep the page's ?domain= parameter", async () => {
  const html = await (await fetchSite('/?domain=payroll')).text()
  expect(html).toContain('href="/blog/first?domain=payroll"')
  expect(html).toMatch(/<form [^>]*action="\/contact\?domain=payroll#form"/)
})

test('a page response has all security headers', async () => {
  const { headers } = await fetchSite('/contact')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^;]+'/)
  expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'en',
    'cache-control': 'public, max-age=0, must-revalidate',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(headers.has('set-cookie')).toBe(false)
})

function slowGhost() {
  network.ghost = async (...request) => {
    await scheduler.wait(500)
    return ghostWith(POSTS)(...request)
  }
}

test('every script on a streamed page has a CSP nonce that is new for each response', async () => {
  slowGhost()
  const pages: string[] = []
  for (const _ of [1, 2]) {
    await emptyStorage()
    const response = await fetchSite('/')
    expect(response.headers.get('cache-control')).toBe('no-store')
    pages.push(await response.text())
  }
  const [first = '', second = ''] = pages
  const nonces = (html: string) => new Set([...html.matchAll(/<script[^>]* nonce="([^"]+)"/g)].map((match) => match[1]))
  expect(nonces(first).size).toBe(1)
  expect(nonces(first)).not.toEqual(nonces(second))
  // Browsers do not execute data blocks, so data blocks do not need a nonce.
  expect(first).not.toMatch(/<script(?! type="application\/)(?![^>]* nonce=)/)
  expect(first).toMatch(/<footer.*<script.*first.*<\/script><\/body><\/html>$/s)
})

test('a search engine crawler gets the complete home page instead of a streamed page if Ghost is slow', async () => {
  slowGhost()
  const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const html = await (await fetchSite('/', { headers: { 'user-agent': agent } })).text()
  expect(html.match(/<main[\s\S]*<\/main>/)?.[0]).toContain('href="/blog/second"')
  expect(html).not.toContain('$RC')
})

test.each([
  ['https://payroll.example/contact', null],
  ['https://payroll.example/contact?domain=brownco', 'noindex'],
  ['https://payroll.example/domain-tester', 'noindex'],
])('the page %s has the X-Robots-Tag header %s and a matching robots meta tag', async (url, robots) => {
  const response = await fetchSite(url)
  expect(response.headers.get('x-robots-tag')).toBe(robots)
  expect((await response.text()).includes('<meta name="robots" content="noindex"')).toBe(robots !== null)
})

test("the domain tester's API returns the host, the ?domain= value and the reason for the chosen brand", async () => {
  expect((await fetchSite('https://payroll.example/domain-tester')).headers.get('cache-control')).toBe('no-store')
  const response = await fetchSite('https://staging.payroll.example/api/content/domain-test?domain=brownco')
  expect(await response.json()).toMatchObject({
    address: { host: 'staging.payroll.example', domain: 'brownco', reason: 'parameter' },
  })
})

const SLUGS = ['a.b', 'a%2Fb', 'a/b', '%00', 'a%00b', '%', '%E0%A4%A', '%ff', 'UPPER', "a'b"]

test.each([
  ...[
    '/nowhere',
    '/services/nothing',
    '/about-us/nothing',
    '/blog/first/nothing',
    '/blog/no-such-post',
    '/blog?page=99',
  ],
  '/blog/tag/unknown',
  ...SLUGS.flatMap((slug) => [`/blog/${slug}`, `/blog/tag/${slug}`]),
])('the path %s gets a 404 page without a canonical URL or structured data', async (path) => {
  const response = await fetchSite(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await response.text()).toContain('The page you&#x27;re looking for cannot be found.')
  const { title, canonicals, data, meta } = await readPage(path)
  expect([title, canonicals, data, meta.has('og:url')]).toEqual(['Page Not Found | Dresden Tax', [], [], false])
  if (!/such|a\/b/.test(path)) expect(network.requests.join()).not.toContain('/slug/')
})

const NUMBERS = ['0', '-1', '1.5', '1e9', '', '99999999999999999999', '1;2', '%00']
test.each(NUMBERS)('a request for the invalid page number "%s" of a post list gets a 200 or 404', async (number) => {
  for (const path of [`/blog?page=${number}`, `/api/content/posts?page=${number}`])
    expect([200, 404]).toContain((await fetchSite(path)).status)
  expect(network.requests).toHaveLength(1)
})

test('a request with a disallowed method gets a 405 that lists the allowed methods', async () => {
  for (const [method, path, allow] of [
    ['DELETE', '/blog', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['GET', '/api/contact', 'POST'],
    ['POST', '/api/content/posts', 'GET, HEAD'],
  ] as const) {
    const response = await fetchSite(path, { method })
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allow])
  }
})

test('a HEAD request gets the same status and content type as a GET request', async () => {
  for (const path of ['/', '/blog/first', '/rss.xml', '/api/content/featured', '/nowhere']) {
    const [get, head] = [await fetchSite(path), await fetchSite(path, { method: 'HEAD' })]
    const [own, other] = [get, head].map(({ status, headers }) => [status, headers.get('content-type')])
    expect([path, other, await head.text()]).toEqual([path, own, ''])
  }
})

test('an unknown path under /api returns a 404 response in JSON', async () => {
  const response = await fetchSite('/api/nothing')
  expect([response.status, await response.json()]).toEqual([404, { success: false, error: 'Not found' }])
})

test.each([
  ['/', 200, 'Error Loading Featured Posts'],
  ['/blog', 200, 'Error Loading Posts'],
  ['/blog?q=tax', 200, 'Error Loading Posts'],
  ['/blog/tag/tax', 200, 'Error Loading Tag'],
  ['/blog/tag/tax?page=2', 200, 'Error Loading Tag Posts'],
  ['/blog/never-seen', 503, 'Unable to load the requested post.'],
])('the page %s gets a %i with an error message if Ghost fails and the cache is empty', async (path, status, text) => {
  network.ghost = down
  const response = await fetchSite(path)
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '30' : null)
  expect(html).toContain(text)
  expect(html).not.toMatch(SECRET)
  expect(logged.join()).toContain('content-unavailable')
})

test('blog pages return 200 with posts from Ghost if KV does not respond within 2 s', async () => {
  const { hang, waited } = hangingCall()
  // Pages do not wait for KV writes, so `waited` must not include KV writes.
  const { hang: write } = hangingCall()
  newIsolate({ CONTENT: { get: hang, getWithMetadata: hang, put: write, delete: write } })
  for (const path of ['/blog', '/blog/first']) {
    const response = await fetchSite(path)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Title of first')])
  }
  expect(waited.ms).toBe(2_000)
})

test('a post page returns 503 with a timeout message if Ghost does not respond within 10 seconds', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  network.ghost = () => Promise.reject(AbortSignal.abort().reason)
  const response = await fetchSite('/blog/never-seen')
  const html = await response.text()
  expect([response.status, html.match(/<h1[^>]*>([^<]*)/)?.[1]]).toEqual([503, 'Error Loading Post'])
  expect(html.slice(html.indexOf('<main'))).toContain('<p>Operation timed out after 10000ms</p>')
})
