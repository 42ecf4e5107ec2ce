import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '#brands/index'
import { THEME_KEY } from '#theme/stored-theme'
import { BRANDS, type BrandName, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** #rrggbb as computed styles have it. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

const ground = (brand: BrandName, scheme: 'light' | 'dark') => rgb(brands[brand].theme[scheme].ground)
const shown = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const toggle = (page: Page) => page.locator('.site-bar').getByRole('button', { name: /\b(?:light|dark)$/ })

test.each(BRANDS)('%s: without a choice the page follows the system, and at once when that changes', async (brand) => {
  const { page, open, context } = await harness.visit({ colorScheme: 'dark' })
  await open(brand, '/contact')
  for (const scheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await shown(page)).toBe(ground(brand, scheme))
  }
  await context.close()
})

test('the toggle goes from what is shown to the other, keeps that for the next page and over the system', async () => {
  const { page, open, context } = await harness.visit({ colorScheme: 'dark' })
  await open('dresdentax', '/contact')
  await toggle(page).click()
  expect(await shown(page)).toBe(ground('dresdentax', 'light'))
  expect(await page.evaluate((key) => localStorage.getItem(key), THEME_KEY)).toBe('light')
  await open('dresdentax', '/about-us')
  expect(await shown(page)).toBe(ground('dresdentax', 'light'))
  await toggle(page).click()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await shown(page)).toBe(ground('dresdentax', 'dark'))
  await context.close()
})

test.each(BRANDS)(
  '%s: a stored choice stands in the first frame, long before the script of the page',
  async (brand) => {
    const { page, context, faults } = await harness.visit({ colorScheme: 'light' })
    await context.addInitScript((key) => {
      localStorage.setItem(key, 'dark')
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, THEME_KEY)
    // The page's own script never comes: what is seen then is the work of the document alone.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(harness.address(brand, '/'))
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const frames = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(new Set(frames)).toEqual(new Set([ground(brand, 'dark')]))
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
    await context.close()
  },
)

test('with storage that throws the system decides, and the toggle holds for the page', async () => {
  const { page, open, faults, context } = await harness.visit({ colorScheme: 'light' })
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await open('payroll', '/')
  expect(await shown(page)).toBe(ground('payroll', 'light'))
  await toggle(page).click()
  expect(await shown(page)).toBe(ground('payroll', 'dark'))
  await page.locator('main').getByRole('link', { name: 'All Services' }).click()
  await page.waitForURL('**/services')
  expect([await shown(page), faults]).toEqual([ground('payroll', 'dark'), []])
  await context.close()
})

test('without script there is no toggle, and the system decides', async () => {
  const { page, open, context } = await harness.visit({ javaScriptEnabled: false, colorScheme: 'dark' })
  await open('brownco', '/')
  expect(await page.locator('.needs-script:visible').count()).toBe(0)
  expect(await shown(page)).toBe(ground('brownco', 'dark'))
  await context.close()
})
