import { rm, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** Opens a menu of the bar and follows a link in it. */
async function choose(page: Page, menu: string, link: string) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.locator('summary', { hasText: menu }).first().click()
  await nav.getByRole('link', { name: link }).click()
}

test.each(BRANDS)(
  '%s: home, blog and a post, by link and back, without a full load or a word in the console',
  async (brand) => {
    const { page, faults, documents, open, context } = await harness.visit()
    await open(brand, '/')
    expect(await page.locator('html').getAttribute('data-brand')).toBe(brand)
    expect(await page.locator('main article, main li:has(time)').count()).toBeGreaterThanOrEqual(3)

    await choose(page, 'Resources', 'News')
    await page.waitForURL('**/blog')
    await page.locator('main .post-card').nth(8).waitFor()

    const first = page.locator('main li:has(time) a').first()
    const title = await first.textContent()
    await first.click()
    await page.waitForURL('**/blog/*')
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
    expect(await page.title()).toContain(title)
    expect((await page.locator('#post-body').innerText()).length).toBeGreaterThan(500)

    await page.goBack()
    await page.waitForURL('**/blog')
    await page.locator('main .post-card').nth(8).waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    expect(documents).toHaveLength(1)
    expect(faults).toEqual([])
    await context.close()
  },
)

test.each(BRANDS)('%s: every page stands when it is the first one asked for', async (brand) => {
  const slug = '2026-estimated-tax-dates-and-safe-harbors'
  for (const path of ['/', '/blog', '/blog?page=2', `/blog/${slug}`, '/contact', '/contact?sent=1']) {
    const { faults, open, context } = await harness.visit()
    await open(brand, path)
    expect([path, faults]).toEqual([path, []])
    await context.close()
  }
})

test('a post that was the first page has its text still when one comes back to it', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('payroll', '/blog/payroll-dates-2027')
  const text = await page.locator('#post-body').innerText()
  await page.getByRole('link', { name: 'All posts' }).click()
  await page.waitForURL('**/blog')
  await page.goBack()
  await page.locator('#post-body').waitFor()
  expect(await page.locator('#post-body').innerText()).toBe(text)
  expect(faults).toEqual([])
  await context.close()
})

test('?domain= stays on the way and the brand with it', async () => {
  const { page, open, faults, documents, context } = await harness.visit()
  await open('dresdentax', '/?domain=payroll')
  await choose(page, 'Contact', 'Ways to Contact')
  await page.waitForURL('**/contact?domain=payroll')
  expect(await page.locator('html').getAttribute('data-brand')).toBe('payroll')
  await page.reload()
  expect(await page.locator('html').getAttribute('data-brand')).toBe('payroll')
  expect([documents.length, faults]).toEqual([2, []])
  await context.close()
})

test('an unknown ?domain= is ignored in the browser too, and goes no further', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('brownco', '/contact?domain=evil')
  expect(await page.locator('html').getAttribute('data-brand')).toBe('brownco')
  await choose(page, 'Resources', 'News')
  await page.waitForURL((url) => url.pathname === '/blog' && url.search === '')
  expect(faults).toEqual([])
  await context.close()
})

test('a later build leaves a running site as it is', async () => {
  const file = `/assets/before-${process.pid}.txt`
  await writeFile(`dist/client${file}`, 'still here')
  const own = await startHarness()
  const { page, context } = await own.visit()
  await rm(`dist/client${file}`)
  try {
    const response = await page.goto(own.address('payroll', file))
    expect([response?.status(), await response?.text()]).toEqual([200, 'still here'])
  } finally {
    await context.close()
    await own.stop()
  }
})

test('a moved path inside the site is followed without a full load', async () => {
  const { page, open, faults, documents, context } = await harness.visit()
  await open('dresdentax', '/contact')
  await page.evaluate(() => history.pushState({}, '', '/tags/?page=2'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  await page.waitForURL('**/blog?page=2')
  expect([documents.length, faults]).toEqual([1, []])
  await context.close()
})

test('the domain tester says the same when it is come to inside the site', async () => {
  const { page, open, faults, documents, context } = await harness.visit()
  await open('brownco', '/contact?domain=payroll')
  await page.evaluate(() => history.pushState({}, '', '/domain-tester?domain=payroll'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  await page.locator('dl[data-brand-family]').waitFor()
  expect(await page.locator('dl[data-brand-family] dd').allTextContents()).toEqual(
    expect.arrayContaining(['brownco.localhost', 'payroll']),
  )
  expect(await page.locator('ul[data-brand-family] > li').count()).toBe(BRANDS.length)
  expect([documents.length, faults]).toEqual([1, []])
  await context.close()
})

test('a stored choice of scheme stands before the first paint, and the system’s without one', async () => {
  const { page, open, context } = await harness.visit({ colorScheme: 'light' })
  const scheme = () =>
    page.evaluate(
      () => getComputedStyle(document.body).colorScheme + getComputedStyle(document.documentElement).backgroundColor,
    )
  await open('brownco', '/')
  const light = await scheme()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await scheme()
  expect(dark).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => localStorage.setItem('ui-theme', 'dark'))
  await page.goto(harness.address('brownco', '/contact'), { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(0, 0, 0)')
  await context.close()
})

test('with Ghost stopped after a first visit the same pages still answer with their posts', async () => {
  // Nothing stays fresh, so that every answer after the stop is a stale copy.
  const own = await startHarness({ CONTENT_FRESH_SECONDS: '0' })
  try {
    const paths = ['/', '/blog', '/blog/payroll-dates-2027']
    for (const path of paths) {
      const { open, context } = await own.visit()
      await open('dresdentax', path)
      await context.close()
    }
    await own.ghost.stop()
    for (const path of paths) {
      const { page, open, faults, context } = await own.visit()
      await open('dresdentax', path)
      expect(await page.getByText('Error Loading').count()).toBe(0)
      expect(await page.locator('time').count()).toBeGreaterThan(0)
      expect([path, faults]).toEqual([path, []])
      await context.close()
    }
    expect(own.logs.join()).toContain('content-refresh-failed')
  } finally {
    await own.stop()
  }
})
