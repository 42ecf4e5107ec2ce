import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness({ GTM_ID: 'GTM-TEST1', CHAT_APP_ID: 'abcd1234' })

async function visit(options: BrowserContextOptions = {}) {
  const visitor = await harness.visit(options)
  const requests: string[] = []
  await visitor.page.route(/googletagmanager|intercom/, (route) => {
    requests.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/javascript', body: 'setTimeout(() => { throw new Error("theirs") })' })
  })
  const banner = visitor.page.getByRole('region', { name: 'Optional widgets' }).filter({ hasText: 'May we load' })
  return { ...visitor, requests, banner }
}

const TAG_MANAGER = 'www.googletagmanager.com'
const CHAT = 'widget.intercom.io'
const consent = (page: Page) => page.evaluate(() => localStorage.getItem('consent'))
const settle = (page: Page) => page.waitForTimeout(1500)

test('third-party widgets load only after the visitor consents', async () => {
  const { page, open, requests, banner, faults } = await visit()
  await open('dresdentax', '/contact')
  await banner.waitFor()
  await settle(page)
  expect(requests).toEqual([])
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => requests).toEqual([TAG_MANAGER, CHAT])
  expect([await consent(page), await banner.count()]).toEqual(['accepted', 0])
  await open('dresdentax', '/about-us')
  await expect.poll(() => requests).toEqual([TAG_MANAGER, CHAT, TAG_MANAGER, CHAT])
  await settle(page)
  expect(faults.filter((fault) => !fault.startsWith('other origin'))).toEqual([])
})

test('a visitor who declined third-party widgets can change that choice on the cookies page', async () => {
  const { page, open, requests, banner, documents } = await visit()
  await open('brownco', '/')
  await banner.getByRole('button', { name: 'Decline' }).click()
  await open('brownco', '/cookies')
  const control = page.getByRole('region', { name: 'Optional widgets' }).last()
  await control.getByText('You have declined').waitFor()
  await settle(page)
  expect([requests, await banner.count()]).toEqual([[], 0])
  await control.getByRole('button', { name: 'Accept' }).click()
  await control.getByText('You have accepted').waitFor()
  await expect.poll(() => requests).toEqual([TAG_MANAGER, CHAT])
  await Promise.all([page.waitForEvent('load'), control.getByRole('button', { name: 'Decline' }).click()])
  await control.getByText('You have declined').waitFor()
  expect(documents.length).toBe(3)
  await settle(page)
  expect([requests.length, await consent(page)]).toEqual([2, 'declined'])
})

test('the site does not load third-party widgets if the browser sends the Global Privacy Control signal', async () => {
  const { page, open, requests, banner } = await visit()
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.addInitScript(() => localStorage.setItem('consent', 'accepted'))
  await open('payroll', '/cookies')
  await page.getByText('Your browser declines for you').waitFor()
  await settle(page)
  expect([requests, await banner.count()]).toEqual([[], 0])
})

test('the consent banner does not cover the focused element', async () => {
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    const { page, open, banner } = await visit({ viewport: { width, height } })
    // The fallback font is wider than the web fonts and makes the consent banner taller.
    await page.route('**/*.woff2', (route) => route.abort())
    await open('dresdentax', '/contact')
    await banner.waitFor()
    const hidden = await page.evaluate(() => {
      const banner = document.querySelector('.consent-banner')
      const controls = [...document.querySelectorAll<HTMLElement>('main a, main input, main textarea, .site-footer a')]
      return controls.filter((control) => {
        control.focus()
        const [own, cover] = [control.getBoundingClientRect(), banner?.getBoundingClientRect()]
        return cover && own.top >= cover.top && own.top < cover.bottom && own.bottom <= cover.bottom
      }).length
    })
    expect([width, hidden]).toEqual([width, 0])
    expect([width, await violations(page)]).toEqual([width, []])
  }
})
