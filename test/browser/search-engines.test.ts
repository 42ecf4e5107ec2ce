import { expect, test } from 'vitest'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const canonical = 'link[rel=canonical]'

test('hydration keeps the structured data and head tags that the server rendered', async () => {
  const { page, open } = await harness.visit()
  const path = '/blog/2026-estimated-tax-dates-and-safe-harbors'
  await open('payroll', path)
  const served = await page.evaluate(async (address) => (await fetch(address)).text(), path)
  const data = page.locator('script[type="application/ld+json"]')
  expect(served).toContain(await data.textContent())
  for (const selector of [canonical, 'link[rel=icon]', 'link[rel=manifest]', 'meta[property="og:image"]', 'title'])
    expect([selector, await page.locator(`head ${selector}`).count()]).toEqual([selector, 1])
})

test("client-side navigation updates the page's canonical URL", async () => {
  const { page, faults, open } = await harness.visit()
  await open('brownco', '/contact')
  await page.locator('footer a[href="/accessibility"]').click()
  await page.waitForURL('**/accessibility')
  await page.waitForFunction(
    (selector) => document.querySelector<HTMLLinkElement>(selector)?.href.endsWith('/accessibility'),
    canonical,
  )
  expect(await page.locator(canonical).count()).toBe(1)
  await page.goBack()
  await page.waitForFunction(
    (selector) => document.querySelector<HTMLLinkElement>(selector)?.href.endsWith('/contact'),
    canonical,
  )
  expect(await page.locator(canonical).getAttribute('href')).toBe('https://brownco.example/contact')
  expect(faults).toEqual([])
})

test.each(BRANDS)('every image URL in the %s HTML head returns an image', async (brand) => {
  const { page, faults, open } = await harness.visit()
  await open(brand, '/contact')
  const responses = await page.evaluate(async () => {
    const hrefs = [...document.querySelectorAll<HTMLLinkElement>('link[rel$=icon]')].map(({ href }) => href)
    const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? ''
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
    const { icons } = await (await fetch(address)).json<{ icons: { src: string }[] }>()
    const all = [...hrefs, new URL(image).pathname, ...icons.map(({ src }) => src), '/favicon.ico']
    return Promise.all(
      all.map(async (src) => {
        const response = await fetch(src)
        return [src, response.status, response.headers.get('content-type')?.split('/')[0]]
      }),
    )
  })
  expect(responses.length).toBe(8)
  expect(responses.filter(([, status, type]) => status !== 200 || type !== 'image')).toEqual([])
  expect(faults).toEqual([])
})
