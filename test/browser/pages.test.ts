import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unbrokenTitle } from '#shared/text-parts.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

async function choose(page: Page, menu: string, link: string) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.locator('summary', { hasText: menu }).first().click()
  await nav.getByRole('link', { name: link }).click()
}

test('links and the Back button navigate between pages without loading a new document', async () => {
  const { page, faults, documents, open } = await harness.visit()
  await open('brownco', '/')
  expect(await page.locator('main article, main li:has(time)').count()).toBeGreaterThanOrEqual(3)

  await choose(page, 'Resources', 'News')
  await page.waitForURL('**/blog')
  await page.locator('main .post-card').nth(8).waitFor()

  const first = page.locator('main li:has(time) a').first()
  const title = await first.textContent()
  await first.click()
  await page.waitForURL('**/blog/*')
  await page.getByRole('heading', { level: 1, name: unbrokenTitle(title ?? '') }).waitFor()
  await expect.poll(() => page.title()).toContain(title)
  await expect.poll(async () => (await page.locator('#post-body').innerText()).length).toBeGreaterThan(500)

  await page.goBack()
  await page.waitForURL('**/blog')
  await page.locator('main .post-card').nth(8).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  expect(documents).toHaveLength(1)
  expect(faults).toEqual([])
})

test('a server-rendered post still shows its text after the visitor leaves the page and returns', async () => {
  const { page, open, faults } = await harness.visit()
  await open('payroll', '/blog/payroll-dates-2027')
  const text = await page.locator('#post-body').innerText()
  await page.getByRole('link', { name: 'All posts' }).click()
  await page.waitForURL('**/blog')
  // The URL changes before the new page appears.
  await page.locator('#post-body').waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => page.locator('#post-body').innerText()).toBe(text)
  expect(faults).toEqual([])
})

test('clicking a link keeps the ?domain= parameter in the URL', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('dresdentax', '/?domain=payroll')
  await choose(page, 'Contact', 'Ways to Contact')
  await page.waitForURL('**/contact?domain=payroll')
  await page.locator('h1:focus').waitFor()
  expect(await page.locator('html').getAttribute('data-brand')).toBe('payroll')
  await page.reload()
  expect(await page.locator('html').getAttribute('data-brand')).toBe('payroll')
  expect([documents.length, faults]).toEqual([2, []])
})

test('client-side navigation to an old path redirects to the new path without loading a new document', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('dresdentax', '/contact')
  await page.evaluate(() => history.pushState({}, '', '/tags/?page=2'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  await page.waitForURL('**/blog?page=2')
  expect([documents.length, faults]).toEqual([1, []])
})
