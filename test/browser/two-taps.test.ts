/** The price and hours tests run only in test/additions.slow.test.ts, because only the added brand has prices and hours. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { openStatus } from '#shared/hours.ts'
import type { BrandName } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Browsers report layout shifts only in the viewport, so the viewport is as tall as the contact page. */
const TALL_PHONE = { ...PHONE, viewport: { width: 390, height: 6000 } }
/** The values come from Lighthouse's "Slow 4G" profile, which has a latency of 150 ms and a speed of 1.6 Mbit/s. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

const PRICED = brands.filter(({ copy }) => copy.services.payroll?.price).map(({ id }) => id)
const WITH_HOURS = brands.flatMap(({ id, contact: { hours } }) => (hours ? [{ id, hours }] : []))

const harness = setUpHarness()

async function openHome(brand: BrandName) {
  const { page, context, faults } = await harness.visit(PHONE)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(harness.address(brand, '/'), { waitUntil: 'commit' })
  return { page, faults }
}

const inView = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('on a slow phone, one tap on the home page opens the schedule page', async () => {
  const { page, faults } = await openHome('dresdentax')
  await page.locator('main').getByRole('link', { name: 'Schedule', exact: false }).first().tap()
  await page.waitForURL('**/schedule')
  await page.getByRole('heading', { level: 1, name: 'Schedule a Meeting' }).waitFor()
  expect(faults).toEqual([])
})

test("on a slow phone, two taps in the home page's menu open the tax calculator", async () => {
  const { page, faults } = await openHome('payroll')
  await page.locator('[data-panel] > summary').tap()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' }).first().tap()
  await page.waitForURL('**/resources/tax-calculator')
  await page.getByRole('heading', { level: 1 }).getByText('Calculator').waitFor()
  expect(faults).toEqual([])
})

test.each(PRICED)('a payroll link on the %s home page opens a page with the payroll price in view', async (brand) => {
  const { page, faults } = await openHome(brand)
  await page
    .getByRole('region', { name: heading(brand) })
    .locator('a[href^="/services/payroll"]')
    .first()
    .tap()
  await page.waitForURL('**/services/payroll*')
  const price = brands.find(({ id }) => id === brand)?.copy.services.payroll?.price
  await expect.poll(() => inView(page.locator('.page-head').getByText(`${price?.line}`))).toBe(true)
  await page.getByRole('link', { name: 'What it includes' }).tap()
  await expect.poll(() => inView(page.getByText(`${price?.includes[0]}`))).toBe(true)
  expect(faults).toEqual([])
})

function heading(brand: BrandName): string {
  return brands.find(({ id }) => id === brand)?.copy.home.services.heading ?? ''
}

test.each(WITH_HOURS)('the $id contact page shows whether the firm is open', async ({ id, hours }) => {
  const monday = '2026-11-23T15:00:00Z'
  const { page, faults } = await harness.visit(TALL_PHONE)
  await page.clock.setFixedTime(monday)
  await recordShifts(page)
  // The footer moves while the browser parses the page, and the move must not count as a layout shift.
  const { promise: parsed, resolve: runCode } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => parsed.then(() => route.continue()))
  const response = await page.goto(harness.address(id, '/contact'), { waitUntil: 'domcontentloaded' })
  // On a slow machine, `document.fonts.ready` resolves before the first font starts to load, and a late font moves the title.
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
  )
  const before = (await shiftsOf(page)).length
  runCode()
  expect(await response?.text()).not.toMatch(/Open now|Opens /)
  const texts = () => page.locator('[data-open-status]').allTextContents()
  const status = openStatus(hours, monday)
  await expect.poll(texts).toEqual([status, status])
  expect((await shiftsOf(page)).slice(before)).toEqual([])
  await page.locator('[data-panel] > summary').tap()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).first().tap()
  await page.waitForURL('**/schedule')
  await page.goBack()
  await page.waitForURL('**/contact')
  await expect.poll(texts).toEqual([status, status])
  expect(faults).toEqual([])
})

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: [] as string[] })
    const observer = new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node?: Element }[] }[])
        seen.shifts.push(...sources.map(({ node }) => node?.outerHTML ?? 'a text or a removed element'))
    })
    addEventListener('DOMContentLoaded', () => observer.observe({ type: 'layout-shift' }))
  })
}

/** The browser reports a layout shift a few frames late. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let frame = 0; frame < 3; frame += 1) await nextFrame()
    return (window as unknown as { shifts: string[] }).shifts
  })
}
