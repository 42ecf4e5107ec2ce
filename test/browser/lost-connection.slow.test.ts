import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DRAFT_KEY } from '#browser/storage-keys.ts'
import { clickWithoutPreload, keepToasts, setUpHarness, toasterLoaded } from './set-up-harness.ts'

const harness = setUpHarness()

const field = (page: Page, label: string) => page.locator('main form').getByLabel(new RegExp(`^${label}\\b`))
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const toasts = (page: Page) => page.locator('[data-scope=toast][data-part=root]:visible')
const draft = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', DRAFT_KEY)
const uncaught = (faults: string[]) => faults.filter((fault) => fault.startsWith('uncaught'))

async function fill(page: Page) {
  await field(page, 'Name').fill('Lost')
  await field(page, 'Email').fill('ana@visitor.test')
  await field(page, 'Message').fill('My SSN is 412-55-6789, please call')
}

test('an offline contact form stores no draft until the code that masks Social Security numbers has loaded', async () => {
  const { page, open, faults, context } = await harness.visit()
  await keepToasts(page)
  await open('brownco', '/contact')
  await toasterLoaded(page)
  await context.setOffline(true)
  await fill(page)
  await send(page)
  await page.getByRole('alert').getByText('You appear to be offline').waitFor()
  await toasts(page).getByText('Error sending message').waitFor()
  expect(await draft(page)).toBe('')
  await context.setOffline(false)
  await expect.poll(() => draft(page)).toContain('[Social Security number removed]')
  await field(page, 'Message').focus()
  await page.getByText('This looks like a Social Security number').waitFor()
  await send(page)
  await toasts(page).getByText('Message sent successfully').waitFor()
  expect(uncaught(faults)).toEqual([])
})

test('the page retries a JavaScript module that failed to load', async () => {
  const { page, open, faults } = await harness.visit()
  await open('payroll', '/contact')
  let failed = 0
  await page.route(/\/assets\/(?:sensitive|contact)-[^/]*\.js/, (route) => {
    failed += 1
    return route.abort('connectionreset')
  })
  await fill(page)
  await expect.poll(() => failed).toBeGreaterThanOrEqual(2)
  expect(await draft(page)).toBe('')
  await page.unrouteAll()
  // After the page fails to load code, the page waits before the next request for the code.
  const notice = page.getByText('This looks like a Social Security number')
  const typeOn = async () => {
    await field(page, 'Name').press('End')
    await field(page, 'Name').press('s')
    await field(page, 'Message').focus()
    return [(await draft(page)).includes('Losts'), await notice.isVisible()]
  }
  await expect.poll(typeOn, { interval: 1_500 }).toEqual([true, true])
  await send(page)
  await toasts(page).getByText('Message sent successfully').waitFor()
  expect(uncaught(faults)).toEqual([])
})

test('the blog shows one error toast if several requests fail while the browser is offline', async () => {
  const { page, open, faults, context } = await harness.visit()
  await keepToasts(page)
  // The first visit to the blog puts the blog's code in the browser's cache.
  await open('payroll', '/blog')
  await open('payroll', '/contact')
  await toasterLoaded(page)
  await context.setOffline(true)
  await clickWithoutPreload(page, '/blog')
  await expect.poll(() => faults.filter((fault) => fault.includes('Network Error: ')).length).toBeGreaterThan(1)
  await toasts(page).getByText('Network Error').first().waitFor()
  await expect.poll(() => toasts(page).count()).toBe(1)
  await context.setOffline(false)
  await page.locator('.posts-page-list .post-card').first().waitFor()
})

test('a page that failed to load while the browser was offline opens after the browser reconnects', async () => {
  const { page, open, faults, context } = await harness.visit()
  await keepToasts(page)
  await open('dresdentax', '/contact')
  await toasterLoaded(page)
  await context.setOffline(true)
  await clickWithoutPreload(page, '/about-us')
  await page.getByRole('heading', { level: 1, name: 'Network Error' }).waitFor()
  await toasts(page).getByText('You appear to be offline. Please check your connection.').waitFor()
  expect(await toasts(page).count()).toBe(1)
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([
    'console error: Network Error: You appear to be offline. Please check your connection. /about-us',
  ])
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
})
