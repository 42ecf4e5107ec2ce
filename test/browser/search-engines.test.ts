import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const canonical = 'link[rel=canonical]'

test('structured data and the head of the server outlive hydration without a word in the console', async () => {
  for (const path of ['/', '/services/payroll', '/blog/2026-estimated-tax-dates-and-safe-harbors']) {
    const { page, faults, open, context } = await harness.visit()
    await open('payroll', path)
    const served = await page.evaluate(async (address) => (await fetch(address)).text(), path)
    const data = page.locator('script[type="application/ld+json"]')
    expect(await data.count()).toBe(1)
    expect(served).toContain(await data.textContent())
    for (const one of [canonical, 'link[rel=icon]', 'link[rel=manifest]', 'meta[property="og:image"]', 'title'])
      expect([path, one, await page.locator(`head ${one}`).count()]).toEqual([path, one, 1])
    expect(faults).toEqual([])
    await context.close()
  }
})

test('the address that browsers share follows the visitor through the site', async () => {
  const { page, faults, open, context } = await harness.visit()
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
  await context.close()
})

test('a page that is not there has its own title after in-site navigation too', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', '/nowhere')
  expect(await page.title()).toBe('Page not found | Dresden Tax')
  expect(await page.locator(canonical).count()).toBe(0)
  // Ends the countdown, which stands above the link.
  await page.keyboard.press('Shift')
  await page.locator('main a[href="/contact"]').click()
  await page.waitForURL('**/contact')
  await page.waitForFunction(() => !document.title.startsWith('Page not found'))
  await context.close()
})

test.each(BRANDS)('%s: every picture that head and manifest name is there', async (brand) => {
  const { page, faults, open, context } = await harness.visit()
  await open(brand, '/contact')
  const answers = await page.evaluate(async () => {
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
  expect(answers.length).toBe(8)
  expect(answers.filter(([, status, type]) => status !== 200 || type !== 'image')).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
