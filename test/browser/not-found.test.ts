import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contentTexts } from '#shared/content.ts'
import { isHydrated } from './harness.ts'
import { enhanced, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const COUNTDOWN = /Redirecting to homepage in \d seconds\.\.\./

test('the 404 page redirects to the home page after a five-second countdown', async () => {
  const { page, open } = await harness.visit()
  await open('payroll', '/about-us')
  await openPaused(page, harness.address('payroll', '/nowhere'))
  for (const seconds of [5, 4, 3, 2, 1]) {
    await page.getByText(`Redirecting to homepage in ${seconds} seconds...`).waitFor()
    await page.clock.runFor(1000)
  }
  await runUntil(page, async () => new URL(page.url()).pathname === '/')
  await page.goBack()
  await page.waitForURL('**/about-us')
})

test('the 404 page redirects to the home page after client-side navigation to an unknown path', async () => {
  const { page, open, documents } = await harness.visit()
  await open('dresdentax', '/about-us')
  await enhanced(page)
  // A running clock could end the 404 page's countdown before the heading of the page gets focus.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(400, 400)
  await page.evaluate(() => history.pushState({}, '', '/nowhere'))
  await runUntil(page, () => page.locator('h1:focus').getByText('404').isVisible())
  await page.getByText(COUNTDOWN).waitFor()
  const pathAfterSecond = () => page.clock.runFor(1000).then(() => new URL(page.url()).pathname)
  await expect.poll(pathAfterSecond).toBe('/')
  expect(documents).toHaveLength(1)
})

async function openPaused(page: Page, address: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(address)
  await runUntil(page, () => isHydrated(page))
}

async function runUntil(page: Page, condition: () => Promise<boolean>) {
  const runOn = async () => {
    await page.clock.runFor(20)
    return condition()
  }
  await expect.poll(runOn, { interval: 10 }).toBe(true)
}

test('a click on "Contact Support" just before the 404 countdown ends opens the contact page', async () => {
  const { page } = await harness.visit()
  await openPaused(page, harness.address('brownco', '/nowhere'))
  const { promise: countdownOver, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/content/copy/contact*', (route) => countdownOver.then(() => route.continue()))
  await page.clock.runFor(3000)
  await runUntil(page, () => page.getByText('in 1 seconds').isVisible())
  await page.clock.runFor(900)
  await page.getByRole('link', { name: 'Contact Support' }).evaluate((link: HTMLElement) => link.click())
  await page.clock.runFor(150)
  answer()
  await runUntil(page, () => page.locator('main form').isVisible())
  expect(new URL(page.url()).pathname).toBe('/contact')
})

async function navigateOnClient(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}

test('the 404 page suggests an existing page after client-side navigation to a mistyped path', async () => {
  const { page, documents, faults } = await harness.visit()
  await openPaused(page, harness.address('brownco', '/shedule'))
  await page.getByText('Did you mean Schedule a Meeting?').waitFor()
  await navigateOnClient(page, '/services/personal-taxes')
  await page.getByText('Did you mean').waitFor({ state: 'hidden' })
  await navigateOnClient(page, '/Services/Marketting.html')
  await page.locator('main').getByRole('link', { name: 'Strategic Marketing' }).click()
  await page.getByRole('heading', { level: 1, name: 'Strategic Marketing' }).waitFor()
  expect([new URL(page.url()).pathname, documents.length]).toEqual(['/services/marketing', 1])
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
})

test('client-side navigation to an unknown path shows a network error while the browser is offline', async () => {
  const { page, open, context } = await harness.visit()
  await open('payroll', '/contact')
  await context.setOffline(true)
  await navigateOnClient(page, '/nowhere')
  await page.getByRole('heading', { level: 1, name: contentTexts.offlineTitle }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1)
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: '404' }).waitFor()
})
