import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness, type Visit } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** The page code of /services, which no other page loads. */
const PAGE_CODE = /\/assets\/services-[^/]*\.js$/

/** Page code that is gone, as after a deploy: so many times, then it is there. */
async function loseCode(page: Page, times: number): Promise<() => number> {
  let asked = 0
  await page.route(PAGE_CODE, (route) => (asked++ < times ? route.fulfill({ status: 404 }) : route.continue()))
  return () => asked
}

async function openMenuEntry({ page }: Visit): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.locator('summary', { hasText: 'Services' }).first().click()
  // Without the pointer, which would fetch the code ahead.
  await nav.getByRole('link', { name: 'All Services' }).evaluate((link: HTMLElement) => link.click())
}

test('page code that a new deploy has replaced makes the page one navigates to load anew, once', async () => {
  const visit = await harness.visit()
  const { page, open, documents, context } = visit
  await open('dresdentax', '/about-us')
  const asked = await loseCode(page, 1)
  await openMenuEntry(visit)
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  expect(asked()).toBeGreaterThan(0)
  expect(documents.map((address) => new URL(address).pathname)).toEqual(['/about-us', '/services'])
  await context.close()
})

test('what was typed into the form survives it', async () => {
  const visit = await harness.visit()
  const { page, open, context } = visit
  await open('payroll', '/contact')
  const message = page.locator('main form').getByLabel('Message')
  await message.fill('Half a thought')
  await loseCode(page, 1)
  await openMenuEntry(visit)
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  await open('payroll', '/contact')
  expect(await message.inputValue()).toBe('Half a thought')
  await context.close()
})

test.each([
  ['with storage', false],
  ['with storage that throws', true],
])('%s, code that stays away ends in a failure page, not in a loop', async (_what, throws) => {
  const visit = await harness.visit()
  const { page, open, documents, context } = visit
  if (throws)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
  await open('dresdentax', '/about-us')
  await loseCode(page, Number.POSITIVE_INFINITY)
  await openMenuEntry(visit)
  await page.locator('main').getByText('Reload Page').waitFor()
  await page.waitForTimeout(1000)
  expect(documents.map((address) => new URL(address).pathname)).toEqual(['/about-us', '/services'])
  expect(await page.getByRole('navigation').count()).toBeGreaterThan(0)
  await context.close()
})

test('code that is only fetched ahead fails in silence', async () => {
  const { page, open, documents, context } = await harness.visit()
  await open('dresdentax', '/about-us')
  const asked = await loseCode(page, Number.POSITIVE_INFINITY)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.locator('summary', { hasText: 'Services' }).first().click()
  await nav.getByRole('link', { name: 'All Services' }).hover()
  await expect.poll(asked).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(documents).toHaveLength(1)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('About')
  await context.close()
})
