import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { FAILED } from '#shared/failure'
import { ghostPost } from '#test/helpers/worker/fakes'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'

setUpSite([ghostPost({ slug: 'first' })])

const LONG = 'a'.repeat(10_000)
const SLUGS = ['a.b', '..', '%2e%2e', 'a%2Fb', 'a//b', '%00', 'a%00b', '%', '%E0%A4%A', '%ff', 'UPPER', "a'b", LONG]
const PAGES = ['0', '-1', '1e9', 'abc', '1.5', '', '999', '99999999999999999999', '1;2', '%00']

test('an address that cannot be a slug gets a status below 500 without a request to Ghost for it', async () => {
  for (const slug of SLUGS)
    for (const path of [
      `/blog/${slug}`,
      `/blog/tag/${slug}`,
      `/api/content/posts/${slug}`,
      `/api/content/tags/${slug}`,
    ]) {
      const response = await fetchSite(path)
      const text = await response.text()
      expect([path.slice(0, 60), response.status < 500, text.includes(FAILED)]).toEqual([
        path.slice(0, 60),
        true,
        false,
      ])
    }
  expect(network.requests.filter((request) => request.includes('/slug/'))).toEqual([])
})

test('ten invalid page numbers get a 200 or 404 and cause one request to Ghost altogether', async () => {
  for (const number of PAGES)
    for (const path of [`/blog?page=${number}`, `/api/content/posts?page=${number}`, `/blog/tag/none?page=${number}`]) {
      const { status } = await fetchSite(path)
      expect([path, [200, 404].includes(status)]).toEqual([path, true])
    }
  expect(network.requests).toHaveLength(1)
})

test.each([
  ['/blog/', 150],
  ['/blog/', 151],
  ['/blog/', 191],
  ['/blog/', 192],
  ['/blog/', 10_000],
  ['/blog/tag/', 150],
  ['/blog/tag/', 151],
])('%s with a missing slug of %i characters gets a 404 with the buttons of its length', async (path, length) => {
  const response = await fetchSite(`${path}${'a'.repeat(length)}`)
  const page = await response.text()
  const has = ['exceptionally long', 'Go to News</a>', 'Return Home Now'].map((text) => page.includes(text))
  expect([response.status, has]).toEqual([404, [length > 150, length > 150, length <= 150]])
  if (path === '/blog/') expect(network.requests.some((request) => request.includes('aaa'))).toBe(length <= 191)
})

/** The page that a 404 page suggests. */
function suggestionOf(html: string): string | undefined {
  return html.match(/Did you mean[^<]*(?:<!-- -->\s*)?<a [^>]*href="([^"]*)"/)?.[1]
}

/** The page that a mistyped address leads to: redirects to it in one hop, or names it on the 404 page. */
async function leadsTo(path: string, host = 'dresdentax.example') {
  const response = await fetchSite(`https://${host}${path}`)
  if (response.status === 404) return suggestionOf(await response.text())
  const target = response.headers.get('location') ?? ''
  return response.status === 301 && (await fetchSite(target)).status === 200 ? target : response.status
}

test.each([
  ['/SERVICES/Payroll', '/services/payroll'],
  ['/contact%20', '/contact'],
  ['//services//payroll', '/services/payroll'],
  ['/services-payroll', '/services/payroll'],
  ['/Industries/Retail.aspx', '/industries/retail'],
  ['/index.php/schedule', '/schedule'],
  ['/service/payroll', '/services/payroll'],
  ['/contacts', '/contact'],
  ['/services/personal_tax', '/services/personal-tax'],
  ['/industries/oil-&-gas', '/industries/oil-and-gas'],
  ['/kontakt', '/contact'],
  ['/services/buisness-formation', '/services/business-formation'],
  ['/calculater', '/resources/tax-calculator'],
  ['/personal-tax/pricing', '/services/personal-tax/pricing'],
  ['/news', '/blog'],
])('the mistyped path %s redirects to %s, or its 404 page suggests that page', async (path, page) => {
  expect(await leadsTo(path)).toBe(page)
})

test.each(['/nowhere', '/.env', '/blog/no-such-post', `/${'contact'.repeat(50)}`])(
  'the 404 page of %s suggests no page',
  async (path) => {
    expect(await leadsTo(path)).toBeUndefined()
  },
)

test('a 404 page suggests no page of a service that the brand omits, and no page that search engines leave out', async () => {
  const { domain } = getBrand('brownco')
  expect(await leadsTo('/services/personal-taxes', domain)).toBeUndefined()
  expect(await leadsTo('/services/payrolls', domain)).toBe('/services/payroll')
  expect(await leadsTo('/domain-testers', domain)).toBeUndefined()
})

test('the link to the page that a 404 page suggests keeps ?domain=', async () => {
  expect(await leadsTo('/contcat?domain=payroll')).toBe('/contact?domain=payroll')
})

test.each([
  ['/services/corporate-tax-planing', 'Corporate Tax Planning'],
  ['/fractional-executive-services', 'Fractional Executive Services'],
])('the 404 page of %s on brownco links to the page by its name in the menu: %s', async (path, label) => {
  const html = await (await fetchSite(`https://${getBrand('brownco').domain}${path}`)).text()
  expect(html.match(/Did you mean.*?<a [^>]*>([^<]*)/)?.[1]).toBe(label)
})

const TESTER = '/domain-tester'

test('the domain tester is noindex and no-store, even on a production host', async () => {
  const { headers } = await fetchSite(`https://payroll.example${TESTER}`)
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
  expect(await (await fetchSite(`https://payroll.example${TESTER}`)).text()).toContain(
    '<meta name="robots" content="noindex"',
  )
})

test('the API returns the host, the ?domain= and the reason for the brand', async () => {
  const response = await fetchSite('https://staging.payroll.example/api/content/domain-test?domain=brownco')
  expect(await response.json()).toMatchObject({
    address: {
      host: 'staging.payroll.example',
      domain: 'brownco',
      reason: 'parameter',
    },
  })
})

test.each(BRAND_IDS)('%s: the domain tester mentions other brands only inside the brand family', async (id) => {
  const html = await (await fetchSite(`https://${getBrand(id).domain}${TESTER}`)).text()
  const visible = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<(ul|dl) data-brand-family[\s\S]*?<\/\2>/g, '')
  const others = BRAND_IDS.filter((other) => other !== id).flatMap((other) => [
    getBrand(other).name,
    getBrand(other).domain,
  ])
  expect(visible).toContain(getBrand(id).contact.phone)
  expect(others.filter((word) => visible.includes(word))).toEqual([])
})
