/**
 * Visitors on a slow phone reach what they look for. The tests of prices and hours run only on brands that have them: in the
 * repository none has, so test/browser/fourth-brand.test.ts runs them on its own brand.
 */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { openStatus } from '#shared/hours'
import { BRANDS, type BrandName } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Slow 4G, as in Lighthouse: 1.6 Mbit/s and 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

const PRICED = brands.filter(({ copy }) => copy.services.payroll?.price).map(({ id }) => id)
const WITH_HOURS = brands.flatMap(({ id, contact: { hours } }) => (hours ? [{ id, hours }] : []))

const harness = setUpHarness()

/** Opens home on a slow phone. `tap` counts. */
async function openHome(brand: BrandName) {
  const { page, context, faults } = await harness.visit(PHONE)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(harness.address(brand, '/'), { waitUntil: 'commit' })
  let taps = 0
  async function tap(target: Locator) {
    taps += 1
    await target.tap()
  }
  return { page, faults, tap, taps: () => taps }
}

const inView = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test.each(BRANDS)('%s: on a slow phone, the schedule page is at most two taps away from home', async (brand) => {
  const { page, tap, taps, faults } = await openHome(brand)
  await tap(page.locator('main').getByRole('link', { name: 'Schedule', exact: false }).first())
  await page.waitForURL('**/schedule')
  await page.getByRole('heading', { level: 1, name: 'Schedule a Meeting' }).waitFor()
  expect(taps()).toBeLessThanOrEqual(2)
  expect(faults).toEqual([])
})

test.each(BRANDS)('%s: on a slow phone, the calculator is two taps away from home', async (brand) => {
  const { page, tap, taps, faults } = await openHome(brand)
  await tap(page.locator('.mobile-menu > summary'))
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' }).first())
  await page.waitForURL('**/resources/tax-calculator')
  await page.getByRole('heading', { level: 1 }).getByText('Calculator').waitFor()
  expect(taps()).toBe(2)
  expect(faults).toEqual([])
})

test.each(PRICED)('%s: on a slow phone, the price of payroll is two taps away from home', async (brand) => {
  const { page, tap, taps, faults } = await openHome(brand)
  await tap(
    page
      .getByRole('region', { name: heading(brand) })
      .locator('a[href^="/services/payroll"]')
      .first(),
  )
  await page.waitForURL('**/services/payroll*')
  const price = brands.find(({ id }) => id === brand)?.copy.services.payroll?.price
  await expect.poll(() => inView(page.locator('.page-head').getByText(`${price?.line}`))).toBe(true)
  await tap(page.getByRole('link', { name: 'What it includes' }))
  await expect.poll(() => inView(page.getByText(`${price?.includes[0]}`))).toBe(true)
  expect(taps()).toBe(2)
  expect(faults).toEqual([])
})

/** The heading of home's services. */
function heading(brand: BrandName): string {
  return brands.find(({ id }) => id === brand)?.copy.home.services.heading ?? ''
}

test.each(WITH_HOURS)('$id: the browser writes whether the firm is open, and nothing moves', async ({ id, hours }) => {
  const monday = '2026-11-23T15:00:00Z'
  const { page, faults } = await harness.visit(PHONE)
  await page.clock.setFixedTime(monday)
  await recordShifts(page)
  const response = await page.goto(harness.address(id, '/contact'))
  expect(await response?.text()).not.toMatch(/Open now|Opens /)
  const texts = () => page.locator('.open-status').allTextContents()
  const status = openStatus(hours, monday)
  await expect.poll(texts).toEqual([status, status])
  // On a page that the browser renders itself, the status is new too.
  await page.locator('.mobile-menu > summary').tap()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).first().tap()
  await page.waitForURL('**/schedule')
  await page.goBack()
  await page.waitForURL('**/contact')
  await expect.poll(texts).toEqual([status, status])
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  expect(shifts.filter((node) => /opening-hours|open-status/.test(node))).toEqual([])
  expect(faults).toEqual([])
})

/** Records the elements that move without an action of the visitor. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: [] as string[] })
    new PerformanceObserver((list) => {
      for (const { sources, hadRecentInput } of list.getEntries() as unknown as Shift[])
        if (!hadRecentInput) for (const { node } of sources) seen.shifts.push(node?.outerHTML ?? '')
    }).observe({ type: 'layout-shift', buffered: true })
    interface Shift {
      sources: { node?: Element }[]
      hadRecentInput: boolean
    }
  })
}
