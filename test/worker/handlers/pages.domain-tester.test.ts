import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { fetchSite } from '#test/helpers/worker/site'

const PATH = '/domain-tester'

test('the domain tester is noindex and no-store, even on a production host', async () => {
  const { headers } = await fetchSite(`https://payroll.example${PATH}`)
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
  expect(await (await fetchSite(`https://payroll.example${PATH}`)).text()).toContain(
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
  const html = await (await fetchSite(`https://${getBrand(id).domain}${PATH}`)).text()
  const visible = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<(ul|dl) data-brand-family[\s\S]*?<\/\2>/g, '')
  const others = BRAND_IDS.filter((other) => other !== id).flatMap((other) => [
    getBrand(other).name,
    getBrand(other).domain,
  ])
  expect(visible).toContain(getBrand(id).contact.phone)
  expect(others.filter((word) => visible.includes(word))).toEqual([])
})
