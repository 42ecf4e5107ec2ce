import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { THEME_KEY } from '#shared/storage-keys'
import { BRANDS, type BrandName } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

/** #rrggbb in the notation of computed styles. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

const ground = (brand: BrandName, scheme: 'light' | 'dark') => rgb(getBrand(brand).theme[scheme].ground)
const shown = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const toggle = (page: Page) => page.locator('.site-bar').getByRole('button', { name: /\b(?:light|dark)$/ })

test.each(BRANDS)('%s: without a stored choice the page follows the OS theme and its changes', async (brand) => {
  const { page, open } = await harness.visit({ colorScheme: 'dark' })
  await open(brand, '/contact')
  for (const scheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await shown(page)).toBe(ground(brand, scheme))
  }
})

test('the theme toggle names and switches to the other theme, and the choice overrides the OS on the next page', async () => {
  const { page, open } = await harness.visit({ colorScheme: 'dark' })
  await open('dresdentax', '/contact')
  expect(await toggle(page).ariaSnapshot()).toContain('Switch to light')
  await toggle(page).click()
  expect(await toggle(page).ariaSnapshot()).toContain('Switch to dark')
  expect(await shown(page)).toBe(ground('dresdentax', 'light'))
  expect(await page.evaluate((key) => localStorage.getItem(key), THEME_KEY)).toBe('light')
  await open('dresdentax', '/about-us')
  expect(await shown(page)).toBe(ground('dresdentax', 'light'))
  await toggle(page).click()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await shown(page)).toBe(ground('dresdentax', 'dark'))
})

test.each(BRANDS)('%s: a stored theme applies to the first frame, before the page’s JavaScript', async (brand) => {
  const { page, context, faults } = await harness.visit({ colorScheme: 'light' })
  await context.addInitScript((key) => {
    localStorage.setItem(key, 'dark')
    const seen: string[] = []
    Object.assign(window, { seen })
    const record = () => {
      if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  }, THEME_KEY)
  // Without the page's JavaScript, only the inline script can apply the theme.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(harness.address(brand, '/'))
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const frames = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(frames)).toEqual(new Set([ground(brand, 'dark')]))
  expect(faults.filter((fault) => !/ERR_FAILED|dynamically imported module/.test(fault))).toEqual([])
})

test('with blocked storage the page follows the OS theme, and a choice lasts until the document unloads', async () => {
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
})

test('without JavaScript there is no theme toggle, and the page follows the OS', async () => {
  const { page, open } = await harness.visit({ javaScriptEnabled: false, colorScheme: 'dark' })
  await open('brownco', '/')
  expect(await page.locator('.needs-script:visible').count()).toBe(0)
  expect(await shown(page)).toBe(ground('brownco', 'dark'))
})

test('the footer offers the theme of the OS only after a choice, and returns to it, also on the next page', async () => {
  const { page, open } = await harness.visit({ colorScheme: 'dark' })
  const system = page.locator('footer').getByRole('button', { name: 'Use System Setting' })
  await open('dresdentax', '/contact')
  expect(await system.count()).toBe(0)
  await toggle(page).click()
  expect(await shown(page)).toBe(ground('dresdentax', 'light'))
  await system.click()
  expect(await shown(page)).toBe(ground('dresdentax', 'dark'))
  expect(await system.count()).toBe(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), THEME_KEY)).toBe(null)
  await page.emulateMedia({ colorScheme: 'light' })
  await open('dresdentax', '/about-us')
  expect(await shown(page)).toBe(ground('dresdentax', 'light'))
})
