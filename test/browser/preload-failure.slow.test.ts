import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Visit } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const SERVICES_PAGE_CODE = /\/assets\/services-[^/]*\.js$/

async function failCode(page: Page, times: number): Promise<() => number> {
  let requests = 0
  await page.route(SERVICES_PAGE_CODE, (route) =>
    requests++ < times ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return () => requests
}

async function openMenuEntry({ page }: Visit): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.locator('summary', { hasText: 'Services' }).first().click()
  // A hover would preload the code of the page, so the test clicks the link from a script.
  await nav.getByRole('link', { name: 'All Services' }).evaluate((link: HTMLElement) => link.click())
}

test('a link to a page whose code was removed by a deploy loads the page from the server', async () => {
  const visit = await harness.visit()
  const { page, open, documents } = visit
  await open('dresdentax', '/about-us')
  const requests = await failCode(page, 1)
  await openMenuEntry(visit)
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  expect(requests()).toBeGreaterThan(0)
  expect(documents.map((address) => new URL(address).pathname)).toEqual(['/about-us', '/services'])
})

test('a page whose JavaScript file is missing does not reload endlessly if browser storage is blocked', async () => {
  const visit = await harness.visit()
  const { page, open, documents } = visit
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await open('dresdentax', '/about-us')
  await failCode(page, Number.POSITIVE_INFINITY)
  await openMenuEntry(visit)
  await page.locator('main').getByText('Reload Page').waitFor()
  await page.waitForTimeout(1000)
  expect(documents.map((address) => new URL(address).pathname)).toEqual(['/about-us', '/services'])
  expect(await page.getByRole('navigation').count()).toBeGreaterThan(0)
})

test('the current page does not reload if preloading a linked page fails', async () => {
  const { page, open, documents } = await harness.visit()
  await open('dresdentax', '/about-us')
  const requests = await failCode(page, Number.POSITIVE_INFINITY)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.locator('summary', { hasText: 'Services' }).first().click()
  await nav.getByRole('link', { name: 'All Services' }).hover()
  await expect.poll(requests).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(documents).toHaveLength(1)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('About')
})
