import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index.ts'
import { ODD_PATH } from '#test/helpers/odd-paths.ts'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { newToken } from '#worker/appointments/links.ts'

setUpSite([ghostPost({ slug: 'first' })])

const HOST = 'https://dresdentax.example'

async function request(url: string, method = 'GET') {
  const { status, headers } = await fetchSite(url, { method })
  return { status, location: headers.get('location') }
}

const QUERY = fc.oneof(
  fc.string({ unit: fc.constantFrom('domain', 'page', 'q', 'payroll', '=', '&', '1', '%', '^', '%ff'), maxLength: 8 }),
  fc.webQueryParameters(),
)
const PATH_WITHOUT_ENCODING = /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/

test('every path leads to a 200 or 404 after at most one redirect', async () => {
  const property = fc.asyncProperty(ODD_PATH, QUERY, async (path, query) => {
    const url = new URL(HOST)
    url.pathname = path
    url.search = query
    const { status, location } = await request(url.href)
    if (status === 404) return
    const target = status === 301 ? new URL(`${location}`, HOST) : url
    expect([target.origin, target.search]).toEqual([HOST, url.search])
    expect(target.pathname).toMatch(PATH_WITHOUT_ENCODING)
    expect([200, 404]).toContain((await request(target.href)).status)
  })
  await fc.assert(property, {
    numRuns: 300,
    examples: [
      ['blog/a^b', ''],
      ['contact%20', ''],
    ],
  })
})

test.each(BRAND_IDS)('the www. host for %s redirects directly to the canonical URL', async (id) => {
  const { domain } = getBrand(id)
  const locations = [
    ['/', '/'],
    ['/blog?page=2&q=%20a', '/blog?page=2&q=%20a'],
    ['/about%20/?domain=payroll', '/about-us?domain=payroll'],
    ['/rss.xml', '/rss.xml'],
    ['/blog/a%25', '/blog/a%25'],
    ['//evil.example/%E0', '//evil.example/%E0'],
  ] as const
  for (const [path, target] of locations)
    expect(await request(`https://www.${domain}${path}`)).toEqual({
      status: 301,
      location: `https://${domain}${target}`,
    })
  expect((await request(`https://www.${domain}.:8443/`)).location).toBe(`https://${domain}/`)
  expect((await request(`https://staging.${domain}/`)).status).toBe(200)
  expect((await request(`https://www.not${domain}/`)).status).toBe(200)
})

test('a redirect to an indexable page has no X-Robots-Tag header', async () => {
  const { headers } = await fetchSite('https://www.payroll.example/about')
  expect([headers.get('location'), headers.get('x-robots-tag')]).toEqual(['https://payroll.example/about-us', null])
})

test.each(['%61ppointment', 'appointmen%74'])('the path /%s/… gets a 404 instead of a redirect', async (folder) => {
  expect((await request(`${HOST}/${folder}/${newToken()}`)).status).toBe(404)
})

const { domain } = getBrand('payroll')

test.each([
  [`http://${domain}/contact?a=%20b`, `https://${domain}/contact?a=%20b`],
  [`http://www.${domain}/About/?a=1`, `https://${domain}/about-us?a=1`],
  [`http://${domain.toUpperCase()}.:8080/contact`, `https://${domain}/contact`],
  [`http://staging.${domain}/`, `https://staging.${domain}/`],
  [`http://www.${domain}/api/content/posts?page=2`, `https://www.${domain}/api/content/posts?page=2`],
  [`http://${domain}/media/a.png`, `https://${domain}/media/a.png`],
  [`http://${domain}/appointment/Ab-_/cancel`, `https://${domain}/appointment/Ab-_/cancel`],
])('a GET or HEAD request for %s gets a 308 to %s', async (url, target) => {
  const headers = { 'x-forwarded-proto': 'https', 'cf-visitor': '{"scheme":"https"}' }
  for (const method of ['GET', 'HEAD']) {
    const response = await fetchSite(url, { method, headers })
    expect([response.status, response.headers.get('location')]).toEqual([308, target])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await fetchSite(url, { method, headers })
    expect([method, response.status, response.headers.get('location')]).toEqual([method, 403, null])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    if (url.includes('/api/')) expect(JSON.parse(text)).toEqual({ success: false, error: expect.any(String) })
    else expect(text).toContain('https://')
  }
})

const OTHER_HOSTS = ['payroll.localhost:8787', '127.0.0.1:8787', 'localhost', `not${domain}`]
test.each(OTHER_HOSTS)('the non-production host http://%s is not redirected to HTTPS', async (host) => {
  expect(await request(`http://${host}/contact`)).toEqual({ status: 200, location: null })
  expect((await request(`http://${host}/api/contact`, 'POST')).status).toBe(415)
})

const FORM = { method: 'POST', body: new URLSearchParams({ name: 'Ana', email: 'ana@visitor.test', message: 'Help?' }) }

test.each<[string, number, string, RequestInit?]>([
  ['a moved path', 301, '/about'],
  ['the www. host', 301, `https://www.${domain}/`],
  ['plain HTTP', 308, `http://${domain}/`],
  ['a form over plain HTTP', 403, `http://${domain}/contact`, { method: 'POST' }],
  ['a feed reader', 302, '/', { headers: { 'user-agent': 'Feedly/1.0' } }],
  ['a submitted form', 303, '/contact', FORM],
  ['an appointment link with a trailing slash', 303, `/appointment/${newToken()}/`],
  ['a cached page', 200, '/services'],
  ['a missing image', 404, '/media/none'],
])('the response for %s (status %i) has the security headers', async (_what, status, url, init) => {
  newIsolate({ PAGE_CACHE: 'on' })
  await fetchSite(url, init)
  const { headers, status: answered } = await fetchSite(url, init)
  expect(answered).toBe(status)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringMatching(/^max-age=\d+/),
    'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
    'x-request-id': expect.any(String),
  })
})
