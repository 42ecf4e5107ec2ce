import { expect, test } from 'vitest'
import { BRAND_IDS, brands, getBrand } from '#brands/index'
import { fetchSite } from '#test/helpers/worker/site'

const PATH = '/domain-tester'

test('the domain tester is noindex and no-store, even on a production host', async () => {
  const { headers } = await fetchSite(`https://payroll.example${PATH}`)
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
  expect(await (await fetchSite(`https://payroll.example${PATH}`)).text()).toContain(
    '<meta name="robots" content="noindex"',
  )
})

test('the domain tester links to itself for every brand, on the brand’s domain and on this host', async () => {
  const html = await (await fetchSite(`https://brownco.example${PATH}`)).text()
  const [family = ''] = html.match(/<ul data-brand-family[\s\S]*?<\/ul>/) ?? []
  for (const { domain } of brands) expect(family).toContain(`href="https://${domain}${PATH}"`)
  for (const from of [PATH, `${PATH}?domain=brownco`, `${PATH}?domain=payroll`])
    expect(family).toContain(`href="${from}"`)
})

test('the domain tester shows an unknown host and ignores an unknown ?domain=', async () => {
  const unknown = await fetchSite(`https://unknown.example${PATH}?domain=evil`)
  expect(unknown.status).toBe(200)
  const html = await unknown.text()
  expect([html.includes('unknown.example'), html.includes('evil')]).toEqual([true, false])
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
