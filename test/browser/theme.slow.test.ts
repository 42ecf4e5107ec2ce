import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { THEME_KEY } from '#browser/storage-keys.ts'
import type { BrandName } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

const ground = (brand: BrandName, scheme: 'light' | 'dark') => rgb(getBrand(brand).theme[scheme].ground)
const shown = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /\b(?:light|dark)$/ })

test('the color theme follows the operating system until the visitor chooses a theme', async () => {
  const { page, open } = await harness.visit({ colorScheme: 'dark' })
  const system = page.locator('footer').getByRole('button', { name: 'Use System Setting' })
  const stored = () => page.evaluate((key) => localStorage.getItem(key), THEME_KEY)
  const isShown = async (scheme: 'light' | 'dark') => expect(await shown(page)).toBe(ground('dresdentax', scheme))
  await open('dresdentax', '/contact')
  await isShown('dark')
  expect(await system.count()).toBe(0)
  expect(await toggle(page).ariaSnapshot()).toContain('Switch to light')
  await toggle(page).click()
  expect([await toggle(page).ariaSnapshot(), await stored()]).toEqual([expect.stringContaining('to dark'), 'light'])
  await isShown('light')
  await open('dresdentax', '/about-us')
  await isShown('light')
  await system.click()
  expect([await system.count(), await stored()]).toEqual([0, null])
  await isShown('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await isShown('light')
})

test("a stored color theme is applied before the page's JavaScript runs", async () => {
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
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(harness.address('brownco', '/'))
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const frames = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(frames)).toEqual(new Set([ground('brownco', 'dark')]))
  expect(faults.filter((fault) => !/ERR_FAILED|dynamically imported module/.test(fault))).toEqual([])
})

test('a chosen color theme survives client-side navigation if browser storage is blocked', async () => {
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
