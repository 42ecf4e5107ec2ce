import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { ghostPost } from '#test/helpers/worker/fakes'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'

setUpSite([ghostPost({ slug: 'first' })])

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
