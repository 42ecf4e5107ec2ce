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
])(
  'the 404 page for %s with a %i-character slug links to News only if the slug exceeds 150 characters',
  async (path, length) => {
    const response = await fetchSite(`${path}${'a'.repeat(length)}`)
    const page = await response.text()
    const has = ['exceptionally long', 'Go to News</a>', 'Return Home Now'].map((text) => page.includes(text))
    expect([response.status, has]).toEqual([404, [length > 150, length > 150, length <= 150]])
    if (path === '/blog/') expect(network.requests.some((request) => request.includes('aaa'))).toBe(length <= 191)
  },
)

const SUGGESTION = /Did you mean[^<]*(?:<!-- -->\s*)?<a [^>]*href="([^"]*)"[^>]*>([^<]*)/

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
  // Brown & Co. does not offer personal taxes, and the domain tester is a noindex page.
  ['/services/personal-taxes', undefined, brownco],
  ['/services/payrolls', '/services/payroll', brownco],
  ['/domain-testers', undefined, brownco],
])('the mistyped path %s redirects to or suggests %s (undefined: no page)', async (path, page, host?: string) => {
  expect(await leadsTo(path, host)).toBe(page)
})

test.each([
  ['/services/corporate-tax-planing', 'Corporate Tax Planning'],
  ['/fractional-executive-services', 'Fractional Executive Services'],
])('the 404 page for %s on brownco suggests a link with the menu\'s label "%s"', async (path, label) => {
  expect((await (await fetchSite(`https://${brownco}${path}`)).text()).match(SUGGESTION)?.[2]).toBe(label)
})
