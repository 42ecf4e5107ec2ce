import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { BRAND_IDS } from '#shared/brand-id'
import { ask } from './site'

const PATH = '/domain-tester'

test('no search engine may keep it, not even on a production host, and no cache', async () => {
  const { headers } = await ask(`https://payroll.example${PATH}`)
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
  expect(await (await ask(`https://payroll.example${PATH}`)).text()).toContain('<meta name="robots" content="noindex"')
})

test('it shows all brands, each with a link to itself on its own domain and from this host', async () => {
  const html = await (await ask(`https://brownco.example${PATH}`)).text()
  const [family = ''] = html.match(/<ul data-brand-family[\s\S]*?<\/ul>/) ?? []
  for (const { domain } of Object.values(brands)) expect(family).toContain(`href="https://${domain}${PATH}"`)
  for (const from of [PATH, `${PATH}?domain=brownco`, `${PATH}?domain=payroll`])
    expect(family).toContain(`href="${from}"`)
})

test('the host an address led from is told, and an unknown parameter is ignored', async () => {
  const unknown = await ask(`https://unknown.example${PATH}?domain=evil`)
  expect(unknown.status).toBe(200)
  const html = await unknown.text()
  expect([html.includes('unknown.example'), html.includes('evil')]).toEqual([true, false])
})

test('the browser asks for the same of the address it is at', async () => {
  const response = await ask('https://staging.payroll.example/api/content/domain-test?domain=brownco')
  expect(await response.json()).toMatchObject({
    address: {
      host: 'staging.payroll.example',
      domain: 'brownco',
      reason: 'parameter',
    },
  })
})

test.each(BRAND_IDS)('%s: what it says of other brands stands inside the brand family', async (id) => {
  const html = await (await ask(`https://${brands[id].domain}${PATH}`)).text()
  const visible = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<(ul|dl) data-brand-family[\s\S]*?<\/\2>/g, '')
  const others = BRAND_IDS.filter((other) => other !== id).flatMap((other) => [
    brands[other].name,
    brands[other].domain,
  ])
  expect(visible).toContain(brands[id].contact.phone)
  expect(others.filter((word) => visible.includes(word))).toEqual([])
})
