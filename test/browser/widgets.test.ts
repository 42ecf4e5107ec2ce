import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness({ GTM_ID: 'GTM-TEST1', CHAT_APP_ID: 'abcd1234' })
})
afterAll(() => harness?.stop())

/** A visitor whose requests to the widgets' hosts are answered here. */
async function visit(options: BrowserContextOptions = {}) {
  const visitor = await harness.visit(options)
  const asked: string[] = []
  await visitor.page.route(/googletagmanager|intercom/, (route) => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/javascript', body: 'setTimeout(() => { throw new Error("theirs") })' })
  })
  const banner = visitor.page.getByRole('region', { name: 'Optional widgets' }).filter({ hasText: 'May we load' })
  return { ...visitor, asked, banner }
}

const TAG_MANAGER = 'www.googletagmanager.com'
const CHAT = 'widget.intercom.io'
const consent = (page: Page) => page.evaluate(() => localStorage.getItem('consent'))
const settle = (page: Page) => page.waitForTimeout(1500)

test('nothing loads before the visitor agrees; then both do, one after the other, and now on every page', async () => {
  const { page, open, asked, banner, faults, context } = await visit()
  await open('dresdentax', '/contact')
  await banner.waitFor()
  await settle(page)
  expect(asked).toEqual([])
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked).toEqual([TAG_MANAGER, CHAT])
  expect([await consent(page), await banner.count()]).toEqual(['accepted', 0])
  await open('dresdentax', '/about-us')
  await expect.poll(() => asked).toEqual([TAG_MANAGER, CHAT, TAG_MANAGER, CHAT])
  // Both scripts throw; that is not ours to report.
  await settle(page)
  expect(faults.filter((fault) => !fault.startsWith('other origin'))).toEqual([])
  await context.close()
})

test('who declines is not asked again, and may change the answer on the cookies page, both ways', async () => {
  const { page, open, asked, banner, documents, context } = await visit()
  await open('brownco', '/')
  await banner.getByRole('button', { name: 'Decline' }).click()
  await open('brownco', '/cookies')
  const control = page.getByRole('region', { name: 'Optional widgets' }).last()
  await control.getByText('You have declined').waitFor()
  await settle(page)
  expect([asked, await banner.count()]).toEqual([[], 0])
  await control.getByRole('button', { name: 'Accept' }).click()
  await control.getByText('You have accepted').waitFor()
  await expect.poll(() => asked).toEqual([TAG_MANAGER, CHAT])
  await control.getByRole('button', { name: 'Decline' }).click()
  await control.getByText('You have declined').waitFor()
  await expect.poll(() => documents.length).toBe(3)
  await settle(page)
  expect([asked.length, await consent(page)]).toEqual([2, 'declined'])
  await context.close()
})

test('a browser that says no is not asked, and nothing loads', async () => {
  const { page, open, asked, banner, context } = await visit()
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.addInitScript(() => localStorage.setItem('consent', 'accepted'))
  await open('payroll', '/cookies')
  await page.getByText('Your browser says no for you').waitFor()
  await settle(page)
  expect([asked, await banner.count()]).toEqual([[], 0])
  await context.close()
})

test('storage that throws: asked on each page, and the answer holds for it', async () => {
  const { page, open, asked, banner, faults, context } = await visit()
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await open('payroll', '/about-us')
  await banner.getByRole('button', { name: 'Decline' }).click()
  await banner.waitFor({ state: 'detached' })
  expect([asked, faults]).toEqual([[], []])
  await context.close()
})

test('the banner hides nothing that has focus, and axe finds nothing', async () => {
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    const { page, open, banner, context } = await visit({ viewport: { width, height } })
    await open('dresdentax', '/contact')
    await banner.waitFor()
    const hidden = await page.evaluate(() => {
      const over = document.querySelector('.consent-banner')
      const parts = [...document.querySelectorAll<HTMLElement>('main a, main input, main textarea, .site-footer a')]
      return parts.filter((part) => {
        part.focus()
        const [mine, theirs] = [part.getBoundingClientRect(), over?.getBoundingClientRect()]
        return theirs && mine.top >= theirs.top && mine.top < theirs.bottom && mine.bottom <= theirs.bottom
      }).length
    })
    expect([width, hidden]).toEqual([width, 0])
    expect([width, await violations(page)]).toEqual([width, []])
    await context.close()
  }
})
