import { expect, test, vi } from 'vitest'
import { hangingCall } from '#test/helpers/worker/deadlines'
import { ghostPost, ghostWith } from '#test/helpers/worker/fakes'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import { emptyStorage } from '#test/helpers/worker/storage'

const POSTS = [
  ghostPost({ slug: 'first', html: '<h2 id="part">Part</h2><p>Body of first.</p>', custom_excerpt: 'In short.' }),
  ghostPost({ slug: 'second' }),
]
setUpSite(POSTS)

test.each(['/', '/contact', '/blog', '/contact?sent=4829-1730', '/nowhere'])(
  'an unknown ?domain= on %s does not change the status or the brand',
  async (path) => {
    const url = new URL(path, 'https://payroll.example')
    const plain = await fetchSite(url.href)
    url.searchParams.set('domain', 'evil')
    const response = await fetchSite(url.href)
    expect([response.status, response.headers.get('location')]).toEqual([plain.status, null])
    const html = await response.text()
    expect(html).toContain('data-brand="payroll"')
    expect(html).not.toContain('evil')
  },
)

test('in-site links and the contact form keep ?domain=', async () => {
  const html = await (await fetchSite('/?domain=payroll')).text()
  expect(html).toContain('href="/blog/first?domain=payroll"')
  expect(html).toMatch(/<form [^>]*action="\/contact\?domain=payroll"/)
})

test('a page has all security headers, and sets no cookie', async () => {
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

/** Home is sent before its posts arrive. */
function slowGhost() {
  network.ghost = async (...request) => {
    await scheduler.wait(500)
    return ghostWith(POSTS)(...request)
  }
}

test('each page that is sent in parts gets no-store and a new nonce, and every script has that nonce', async () => {
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
  // Data is not executed, so it needs no nonce.
  expect(first).not.toMatch(/<script(?! type="application\/)(?![^>]* nonce=)/)
  // The posts come after the page, and the browser's data with them.
  expect(first).toMatch(/id="page-data">.*"first".*<\/script><\/body><\/html>$/)
})

test('a search engine gets the posts in their place, without a script that moves them', async () => {
  slowGhost()
  const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const html = await (await fetchSite('/', { headers: { 'user-agent': agent } })).text()
  expect(html.match(/<main[\s\S]*<\/main>/)?.[0]).toContain('href="/blog/second"')
  expect(html).not.toContain('$RC')
})

test('a page is indexable on its production host, but noindex with ?domain=', async () => {
  expect((await fetchSite('https://payroll.example/contact')).headers.get('x-robots-tag')).toBeNull()
  const other = await fetchSite('https://payroll.example/contact?domain=brownco')
  expect(other.headers.get('x-robots-tag')).toBe('noindex')
  expect(await other.text()).toContain('<meta name="robots" content="noindex"')
})

test.each(['/nowhere', '/blog/no-such-post', '/blog/UPPER', '/blog/a%2Fb', '/blog/%00', '/blog?page=99', '/blog/a/b'])(
  '%s gets a 404 with the site’s 404 page',
  async (path) => {
    const response = await fetchSite(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('The page you&#x27;re looking for cannot be found.')
  },
)

test('a wrong method gets a 405 with the allowed methods', async () => {
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

test('HEAD gets the status and content type of GET, without a body', async () => {
  for (const path of ['/', '/blog/first', '/rss.xml', '/api/content/featured', '/nowhere']) {
    const [get, head] = [await fetchSite(path), await fetchSite(path, { method: 'HEAD' })]
    expect([path, head.status, head.headers.get('content-type')]).toEqual([
      path,
      get.status,
      get.headers.get('content-type'),
    ])
    expect(await head.text()).toBe('')
  }
})

test('an unknown path under /api gets a 404 as JSON', async () => {
  const response = await fetchSite('/api/nothing')
  expect([response.status, await response.json()]).toEqual([404, { success: false, error: 'Not found' }])
})

test('with Ghost down and an empty cache, lists get a 200 with an error message and no-store', async () => {
  network.ghost = () => new Response('secret-upstream-text', { status: 500 })
  for (const [path, title] of [
    ['/', 'Error Loading Featured Posts'],
    ['/blog', 'Error Loading Posts'],
    ['/blog?q=tax', 'Error Loading Posts'],
    ['/blog/tag/tax', 'Error Loading Tag'],
    ['/blog/tag/tax?page=2', 'Error Loading Tag Posts'],
  ] as const) {
    const response = await fetchSite(path)
    const html = await response.text()
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    expect(html).toContain(title)
    expect(html).toContain('Unable to load posts. Please try again later.')
    expect(html).not.toMatch(/secret-upstream-text|ghost\.test|content-key/)
  }
})

test('with Ghost down and an empty cache, a post gets a 503 with retry-after, and the log names the outage', async () => {
  network.ghost = () => new Response('secret-upstream-text', { status: 500 })
  const response = await fetchSite('/blog/never-seen')
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(logged.join()).toContain('content-unavailable')
  expect(html).toContain('Unable to load the requested post.')
  expect(html).toContain('"s":"error","e":"Unable to load the requested post."}]}</script></body></html>')
  expect(html).not.toMatch(/secret-upstream-text|ghost\.test|content-key|GhostError|\.tsx?:\d/)
})

test('while KV hangs, pages of posts get a 200 from Ghost, and an isolate waits 2 s for KV', async () => {
  const { hang, waited } = hangingCall()
  newIsolate({ CONTENT: { get: hang, getWithMetadata: hang, put: hang, delete: hang } })
  for (const path of ['/blog', '/blog/first']) {
    const response = await fetchSite(path)
    expect([path, response.status, await response.text()]).toEqual([
      path,
      200,
      expect.stringContaining('Title of first'),
    ])
  }
  expect(waited.ms).toBe(2_000)
})

test('a post that Ghost does not send before the deadline gets a 503 that says so', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  network.ghost = () => Promise.reject(AbortSignal.abort().reason)
  const response = await fetchSite('/blog/never-seen')
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe('Error Loading Post')
  expect(html.slice(html.indexOf('<main'))).toContain('<p>Operation timed out after 10000ms</p>')
})
