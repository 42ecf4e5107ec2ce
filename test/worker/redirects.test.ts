import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { ODD_PATH } from '#test/helpers/odd-paths'
import { ghostPost } from '#test/helpers/worker/fakes'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'

setUpSite([ghostPost({ slug: 'first' })])

const HOST = 'https://dresdentax.example'

async function request(url: string, method = 'GET') {
  const { status, headers } = await fetchSite(url, { method })
  return { status, location: headers.get('location') }
}

test.each([
  ['/contact%20', '/contact'],
  ['/%20contact%C2%A0', '/contact'],
  ['/contact%0D%0A', '/contact'],
  ['/blog/%20', '/blog'],
  ['/blog/%20first', '/blog/first'],
  ['/blog/first%20', '/blog/first'],
  ['/blog//first', '/blog/first'],
  ['/blog\\first/', '/blog/first'],
  ['/%61bout%20', '/about-us'],
  ['/About-Us', '/about-us'],
  ['/ABOUT/', '/about-us'],
  ['/Blog/first', '/blog/first'],
  ['/rss%2Exml', '/rss.xml'],
])('%s redirects to %s with 301 and keeps the query', async (path, target) => {
  for (const method of ['GET', 'HEAD'])
    expect(await request(`${path}?a=%20b`, method)).toEqual({ status: 301, location: `${target}?a=%20b` })
  expect((await request(target === '/about-us' ? '/about' : target)).status).toBeLessThan(400)
})

test.each([
  ...[
    '/blog/a^b',
    '/blog/a|b',
    '/blog/a%7Bb',
    '/a%00b',
    '/contact^',
    '/caf%C3%A9',
    '/%2e%2e%2fcontact',
    '/contact%2520',
  ],
  ...['/%', '/blog/%E0%A4%A', '/blog/FIRST', '/blog%2Ffirst', '/preview/a^b', '/assets/A^b.js', '/assets/Gone.js'],
])('%s gets a 404 without a redirect', async (path) => {
  expect(await request(path)).toEqual({ status: 404, location: null })
})

const QUERY = fc.oneof(
  fc.string({ unit: fc.constantFrom('domain', 'page', 'q', 'payroll', '=', '&', '1', '%', '^', '%ff'), maxLength: 8 }),
  fc.webQueryParameters(),
)
/** A path that needs no encoding. */
const PLAIN = /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/

test('any address gets a 404, or redirects at most once to a plain path of this site', async () => {
  const property = fc.asyncProperty(ODD_PATH, QUERY, async (path, query) => {
    const url = new URL(HOST)
    url.pathname = path
    url.search = query
    const { status, location } = await request(url.href)
    if (status === 404) return
    const target = status === 301 ? new URL(`${location}`, HOST) : url
    expect([target.origin, target.search]).toEqual([HOST, url.search])
    expect(target.pathname).toMatch(PLAIN)
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

test.each(BRAND_IDS)('%s: www. of the host redirects to the canonical path on the host in one hop', async (id) => {
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
