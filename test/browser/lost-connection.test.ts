/** A connection that is lost before the form is touched: what comes late comes once there is one again. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DRAFT_KEY } from '#queries/contact-draft'
import { type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

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

test('offline nothing is kept that nobody has looked at; online it is, is pointed out, and is told of', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('brownco', '/contact')
  await context.setOffline(true)
  await fill(page)
  await send(page)
  await page.getByRole('alert').getByText('You appear to be offline').waitFor()
  expect(await draft(page)).toBe('')
  await context.setOffline(false)
  await expect.poll(() => draft(page)).toContain('[Social Security number removed]')
  await field(page, 'Message').focus()
  await page.getByText('This looks like a Social Security number').waitFor()
  await send(page)
  await toasts(page).getByText('Message sent successfully').waitFor()
  expect(uncaught(faults)).toEqual([])
  await context.close()
})

test('a server that does not answer for a while is asked again, though browsers remember what failed', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('payroll', '/contact')
  let lost = 0
  await page.route(/\/assets\/(?:sensitive|toaster|contact)-[^/]*\.js/, (route) => {
    lost += 1
    return route.abort('connectionreset')
  })
  await fill(page)
  await expect.poll(() => lost).toBeGreaterThanOrEqual(3)
  expect(await draft(page)).toBe('')
  await page.unrouteAll()
  // Who types on, and goes from field to field, finds it kept and pointed out once the pause is over, which began when the
  // page heard of the last failure.
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
  await context.close()
})

test('what every page loads last comes after it was lost', async () => {
  const { page, open, faults, context } = await harness.visit()
  const code = /\/assets\/later-[^/]*\.js/
  let lost = 0
  await page.route(code, (route) => (lost++ ? route.continue() : route.abort('connectionreset')))
  await open('dresdentax', '/about-us')
  await expect.poll(() => lost).toBe(1)
  // Back within the pause it is not asked for yet.
  const reconnect = async () => {
    await context.setOffline(true)
    await page.waitForTimeout(100)
    await context.setOffline(false)
    await page.waitForTimeout(400)
    return lost
  }
  await expect.poll(reconnect).toBe(2)
  await page.waitForLoadState('networkidle')
  // Its work: the focus goes to a new page's heading.
  await page
    .locator('footer a[href="/privacy-policy"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/privacy-policy')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(uncaught(faults)).toEqual([])
  await context.close()
})

test('what went wrong with a message is no longer told once it is sent', async () => {
  const { page, open, context } = await harness.visit()
  await open('brownco', '/contact')
  await fill(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await send(page)
  await toasts(page).getByText('Error sending message').waitFor()
  await context.setOffline(false)
  await send(page)
  await toasts(page).getByText('Message sent successfully').waitFor()
  await expect.poll(() => toasts(page).count()).toBe(1)
  await context.close()
})

test('toasts stand one above the other, 14 px apart, the newest below and all to be seen', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', `/blog/${'none-'.repeat(40)}`)
  const retry = page.getByRole('button', { name: 'Try Shorter URL' })
  await retry.click()
  await toasts(page).first().waitFor()
  await retry.click()
  await expect.poll(() => toasts(page).count()).toBe(2)
  const apart = async () => {
    const [below, above] = await Promise.all([0, 1].map((index) => toasts(page).nth(index).boundingBox()))
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
  }
  await expect.poll(apart).toBe(14)
  await context.close()
})
