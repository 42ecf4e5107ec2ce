import { createExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#worker/app'
import type { MakeReader } from '#worker/context'
import type { Bindings } from '#worker/env'
import { type FakeNetwork, fakeNetwork, ghostPost, unusedParts } from './fakes'
import { ask } from './site'
import { emptyStorage } from './storage'

let network: FakeNetwork

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork([
    ghostPost({ slug: 'first', html: '<h2 id="part">Part</h2><p>Body of first.</p>', custom_excerpt: 'In short.' }),
    ghostPost({ slug: 'second' }),
    ghostPost({ slug: 'for-members', access: false, visibility: 'members', html: '<p>GATED</p>' }),
  ])
})
afterEach(() => vi.restoreAllMocks())

test('home stands with its posts and its form', async () => {
  const response = await ask('/')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('Title of first')
  expect(html).toMatch(/<form [^>]*action="\/contact"/)
})

test('each host gets its own brand, and ?domain= another', async () => {
  const brandOf = async (url: string) => (await (await ask(url)).text()).match(/data-brand="(\w+)"/)?.[1]
  expect(await brandOf('https://brownco.example/blog')).toBe('brownco')
  expect(await brandOf('https://payroll.example/')).toBe('payroll')
  expect(await brandOf('https://payroll.example/?domain=brownco')).toBe('brownco')
})

test.each(['/', '/contact', '/blog', '/contact?sent=1', '/nowhere'])(
  'an unknown ?domain= on %s is ignored',
  async (path) => {
    const url = new URL(path, 'https://payroll.example')
    const plain = await ask(url.href)
    url.searchParams.set('domain', 'evil')
    const response = await ask(url.href)
    expect([response.status, response.headers.get('location')]).toEqual([plain.status, null])
    const html = await response.text()
    expect(html).toContain('data-brand="payroll"')
    expect(html).not.toContain('evil')
  },
)

test('brownco’s footer leads to the sections of its services page, and its services keep the brand’s names', async () => {
  const footer = (await (await ask('https://brownco.example/')).text()).match(/<footer[\s\S]*<\/footer>/)?.[0]
  for (const id of ['strategy', 'growth', 'financial', 'leadership']) expect(footer).toContain(`href="/services#${id}"`)
  const html = await (await ask('https://brownco.example/services/business-tax')).text()
  expect(html).toMatch(/<h1[^>]*>Corporate Tax Planning</)
  expect(html).toContain('<title>Corporate Tax Planning | ')
})

test('in-site links and the form carry ?domain= on', async () => {
  const html = await (await ask('/?domain=payroll')).text()
  expect(html).toContain('href="/blog/first?domain=payroll"')
  expect(html).toMatch(/<form [^>]*action="\/contact\?domain=payroll"/)
})

test('only the brand of the page is in it', async () => {
  const html = await (await ask('https://brownco.example/contact')).text()
  expect(html).not.toContain('dresdentax')
  expect(html).not.toContain('#FCCD39')
})

test('every page carries the headers that close what the site does not use', async () => {
  const { headers } = await ask('/contact')
  const nonce = headers.get('content-security-policy')?.match(/script-src 'self' 'nonce-([^']+)'/)?.[1]
  expect(nonce).toBeTruthy()
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

test('a request id is ours, whatever the client sends', async () => {
  const { headers } = await ask('/contact', { headers: { 'x-request-id': 'forged' } })
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test('a page asks for another nonce each time, and uses it on every script', async () => {
  const first = await (await ask('/contact')).text()
  const second = await (await ask('/contact')).text()
  const nonces = (html: string) => new Set([...html.matchAll(/<script[^>]* nonce="([^"]+)"/g)].map((match) => match[1]))
  expect(nonces(first).size).toBe(1)
  expect(nonces(first)).not.toEqual(nonces(second))
  // Data is not run, so it needs none.
  expect(first).not.toMatch(/<script(?! type="application\/ld\+json")(?![^>]* nonce=)/)
})

test('a production host is indexable, any other address of it is not', async () => {
  expect((await ask('https://payroll.example/contact')).headers.get('x-robots-tag')).toBeNull()
  const other = await ask('https://payroll.example/contact?domain=brownco')
  expect(other.headers.get('x-robots-tag')).toBe('noindex')
  expect(await other.text()).toContain('<meta name="robots" content="noindex"')
})

test('a post is shown clean, and its body is sent once', async () => {
  const html = await (await ask('/blog/first')).text()
  expect(html).toContain('<h2 id="part">Part</h2>')
  expect(html.split('Body of first.').length).toBe(2)
})

test('a gated post is listed and named, but its text is not shown', async () => {
  const list = await (await ask('/blog')).text()
  const post = await (await ask('/blog/for-members')).text()
  expect(list).toContain('Title of for-members')
  expect(list + post).not.toContain('GATED')
})

test.each(['/nowhere', '/blog/no-such-post', '/blog/UPPER', '/blog/a%2Fb', '/blog/%00', '/blog?page=99', '/blog/a/b'])(
  '%s is a 404 with the page of the site',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('The page you&#x27;re looking for cannot be found.')
  },
)

test.each(['0', '-1', 'abc', '1e9', '1.5', '', '02', '1&page=2'])('?page=%s is the first page', async (page) => {
  const response = await ask(`/blog?page=${page}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Title of first')
})

test.each([
  ['/about', '/about-us'],
  ['/blog/', '/blog'],
  ['/tags/?page=2&domain=payroll', '/blog?page=2&domain=payroll'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
])('%s moves to %s in one hop', async (from, to) => {
  const response = await ask(`https://dresdentax.example${from}`)
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
})

test('wrong methods are told which are right', async () => {
  for (const [method, path, allow] of [
    ['DELETE', '/blog', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['GET', '/api/contact', 'POST'],
    ['POST', '/api/content/posts', 'GET, HEAD'],
  ] as const) {
    const response = await ask(path, { method })
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allow])
  }
})

test('HEAD answers as GET does, without a body', async () => {
  for (const path of ['/', '/blog/first', '/rss.xml', '/api/content/featured', '/nowhere']) {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
    expect([path, head.status, head.headers.get('content-type')]).toEqual([
      path,
      get.status,
      get.headers.get('content-type'),
    ])
    expect(await head.text()).toBe('')
  }
})

test('unknown addresses under /api answer in JSON', async () => {
  const response = await ask('/api/nothing')
  expect([response.status, await response.json()]).toEqual([404, { success: false, error: 'Not found' }])
})

test('with Ghost down and nothing kept, lists stand with the words of the spec and are not stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network.ghost = () => new Response('secret-upstream-text', { status: 500 })
  for (const [path, title] of [
    ['/', 'Error Loading Featured Posts'],
    ['/blog', 'Error Loading Posts'],
    ['/blog?q=tax', 'Error Loading Posts'],
    ['/blog/tag/tax', 'Error Loading Tag'],
    ['/blog/tag/tax?page=2', 'Error Loading Tag Posts'],
  ] as const) {
    const response = await ask(path)
    const html = await response.text()
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    expect(html).toContain(title)
    expect(html).toContain('Unable to load posts. Please try again later.')
    expect(html).not.toMatch(/secret-upstream-text|ghost\.test|content-key/)
  }
})

test('with Ghost down and nothing kept, a post answers 503 and says when to come back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network.ghost = () => new Response('secret-upstream-text', { status: 500 })
  const response = await ask('/blog/never-seen')
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(html).toContain('Unable to load the requested post.')
  expect(html).not.toMatch(/secret-upstream-text|ghost\.test|content-key|GhostError|\.tsx?:\d/)
})

test('with Ghost down, what was seen before still stands', async () => {
  for (const path of ['/', '/blog', '/blog/first']) await ask(path)
  network.ghost = () => Promise.reject(new Error('down'))
  for (const path of ['/', '/blog', '/blog/first']) {
    const response = await ask(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Title of first')
  }
})

test('a post from a warm cache costs no request to Ghost', async () => {
  await ask('/blog/first')
  network.requests.length = 0
  await ask('/blog/first')
  expect(network.requests).toEqual([])
})

test('an unexpected failure tells the visitor nothing of its words, and the log all of them', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = { post: () => Promise.reject(new Error('inner-words')) } as unknown as ReturnType<MakeReader>
  const app = createApp({ ...unusedParts, reader: () => broken })
  const context = createExecutionContext()
  const response = await app.fetch(new Request('https://dresdentax.example/blog/some-post'), {} as Bindings, context)
  const html = await response.text()
  expect([response.status, html.includes('inner-words')]).toEqual([500, false])
  expect(html).toContain('Reload Page')
  expect(html).toContain(response.headers.get('x-request-id'))
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logged.mock.calls.join()).toContain('inner-words')
})

test('a home page whose posts are late is not to be kept', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network.ghost = () => new Promise((resolve) => setTimeout(() => resolve(new Response('', { status: 500 })), 600))
  expect((await ask('/')).headers.get('cache-control')).toBe('no-store')
})

test('an outage of Ghost is in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network.ghost = () => new Response('', { status: 500 })
  await ask('/blog/not-read-before')
  expect(logged.mock.calls.join()).toContain('content-unavailable')
})
