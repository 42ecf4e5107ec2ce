/** Redirects and suggestions for mistyped URLs. */
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

setUpSite()

test.each([
  ['/blog/', 150],
  ['/blog/', 151],
  ['/blog/', 191],
  ['/blog/', 192],
  ['/blog/', 10_000],
  ['/blog/tag/', 151],
])('%s with a missing slug of %i characters gets a 404 with the buttons for its length', async (path, length) => {
  const response = await fetchSite(`${path}${'a'.repeat(length)}`)
  const page = await response.text()
  const has = ['exceptionally long', 'Go to News</a>', 'Return Home Now'].map((text) => page.includes(text))
  expect([response.status, has]).toEqual([404, [length > 150, length > 150, length <= 150]])
  if (path === '/blog/') expect(network.requests.some((request) => request.includes('aaa'))).toBe(length <= 191)
})

/** The href and the text of the link that a 404 page suggests. */
const SUGGESTION = /Did you mean[^<]*(?:<!-- -->\s*)?<a [^>]*href="([^"]*)"[^>]*>([^<]*)/

/** The target of a URL's one redirect, or the page that its 404 page suggests. */
async function leadsTo(path: string, host = 'dresdentax.example') {
  const response = await fetchSite(`https://${host}${path}`)
  if (response.status === 404) return (await response.text()).match(SUGGESTION)?.[1]
  const target = response.headers.get('location') ?? ''
  return response.status === 301 && (await fetchSite(target)).status === 200 ? target : response.status
}

const brownco = getBrand('brownco').domain

test.each([
  ['/SERVICES/Payroll', '/services/payroll'],
  ['//services//payroll', '/services/payroll'],
  ['/Industries/Retail.aspx', '/industries/retail'],
  ['/service/payroll', '/services/payroll'],
  ['/industries/oil-&-gas', '/industries/oil-and-gas'],
  ['/services/buisness-formation', '/services/business-formation'],
  ['/personal-tax/pricing', '/services/personal-tax/pricing'],
  ['/news', '/blog'],
  ['/contcat?domain=payroll', '/contact?domain=payroll'],
  ['/nowhere', undefined],
  ['/blog/no-such-post', undefined],
  [`/${'contact'.repeat(50)}`, undefined],
  // A service that the brand omits, and a noindex page.
  ['/services/personal-taxes', undefined, brownco],
  ['/services/payrolls', '/services/payroll', brownco],
  ['/domain-testers', undefined, brownco],
])('the mistyped path %s leads to %s by a redirect or a suggestion', async (path, page, host?: string) => {
  expect(await leadsTo(path, host)).toBe(page)
})

test.each([
  ['/services/corporate-tax-planing', 'Corporate Tax Planning'],
  ['/fractional-executive-services', 'Fractional Executive Services'],
])('the 404 page of %s on brownco links to the page by its name in the menu: %s', async (path, label) => {
  expect((await (await fetchSite(`https://${brownco}${path}`)).text()).match(SUGGESTION)?.[2]).toBe(label)
})
