import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodePng } from '../ghost/png.ts'
import { type Harness, startHarness, type Visit } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
  const html = '<p>SECRET for members only.</p>'
  harness.ghost.publish({ slug: 'gated', title: 'A gated post', visibility: 'members', html, tags: ['payroll'] })
})
afterAll(() => harness?.stop())

const PNG = encodePng(320, 180, [200, 210, 220], [])

/** With every picture there. */
async function visit(options?: Parameters<Harness['visit']>[0]): Promise<Visit> {
  const one = await harness.visit(options)
  await one.page.route('**/media/**', (route) => route.fulfill({ body: PNG, contentType: 'image/png' }))
  return one
}

const cards = (page: Page) => page.locator('.posts-page-list .post-card')
const slugs = (page: Page) =>
  cards(page)
    .locator('a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
const toast = (page: Page, title: string) => page.locator('[data-scope=toast]').getByText(title, { exact: true })

test('"Load more" adds the next page in place, and who comes back finds it there', async () => {
  const { page, open, faults, documents, context } = await visit()
  await open('dresdentax', '/blog')
  const first = await slugs(page)
  await page.getByRole('button', { name: 'Load more' }).click()
  await cards(page).nth(17).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('.post-cards a'))
  const both = await slugs(page)
  expect([first.length, new Set(both).size]).toEqual([9, 18])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(both[9])
  expect(await page.locator('.post-cards').count()).toBe(1)
  expect(new URL(page.url()).search).toBe('')
  expect(await page.locator('a[rel=next]').getAttribute('href')).toBe('/blog?page=3')

  await page.keyboard.press('Enter')
  await page.locator('#post-body').waitFor()
  await page.goBack()
  await cards(page).nth(17).waitFor()
  expect(documents).toHaveLength(1)
  await page.reload()
  await cards(page).nth(17).waitFor()
  expect([await cards(page).count(), faults]).toEqual([18, []])
  await context.close()
})

test('without script lists are read page by page, and pictures are there', async () => {
  const { page, open, context } = await visit({ javaScriptEnabled: false })
  await open('payroll', '/blog/tag/ohio')
  const first = await cards(page).allInnerTexts()
  expect(await page.getByRole('button', { name: 'Load more' }).isVisible()).toBe(false)
  await page.locator('main a[rel=next]').click()
  await page.waitForURL('**/blog/tag/ohio?page=2')
  const second = await cards(page).allInnerTexts()
  expect(second.filter((text) => first.includes(text))).toEqual([])
  await page.locator('main a[rel=prev]').click()
  await page.waitForURL('**/blog/tag/ohio')
  expect([first.length, (await cards(page).locator('img').count()) > 0]).toEqual([9, true])
  await context.close()
})

test('without script a search is a form', async () => {
  const { page, open, context } = await visit({ javaScriptEnabled: false })
  await open('brownco', '/blog/tag/ohio?domain=payroll')
  await page.getByRole('searchbox').fill('mileage')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/blog?q=mileage&domain=payroll')
  expect(await page.locator('.post-rows a').first().getAttribute('href')).toContain('/blog/standard-mileage-rate-2026')
  await context.close()
})

test('with script results follow what is typed, in one page and one step of the history', async () => {
  const { page, open, faults, documents, context } = await visit()
  await open('brownco', '/blog')
  const steps = await page.evaluate(() => history.length)
  const asked: string[] = []
  await page.route('**/api/content/search?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    // The first answer would come after the second.
    if (asked.length === 1) await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('searchbox').pressSequentially('pay')
  await page.waitForURL('**/blog?q=pay')
  await page.getByRole('searchbox').pressSequentially('roll dates 2027')
  await page.waitForURL('**/blog?q=payroll+dates+2027')
  await page.locator('.post-rows a[href="/blog/payroll-dates-2027"]').waitFor()
  await page.waitForTimeout(1600)
  expect(await page.locator('#results').textContent()).toContain('payroll dates 2027')
  expect(await page.locator('section p[role=status]').textContent()).toMatch(/^\d+ posts? found$/)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q')
  expect(asked).toEqual(['pay', 'payroll dates 2027'])
  expect(await page.title()).toContain('payroll dates 2027')
  expect([await page.evaluate(() => history.length), documents.length, faults]).toEqual([steps, 1, []])

  await page.getByRole('searchbox').fill('xyzzy ([.*')
  await page.getByText('No posts found').waitFor()
  expect(await page.locator('section .post-cards > li').count()).toBe(6)
  await page.getByRole('searchbox').fill('')
  await cards(page).nth(8).waitFor()
  await context.close()
})

test('a topic leads to its posts, and is marked there', async () => {
  const { page, open, faults, context } = await visit()
  await open('dresdentax', '/blog')
  await page.locator('.topics').getByRole('link', { name: 'Payroll' }).click()
  await page.getByRole('heading', { level: 1, name: 'Payroll' }).waitFor()
  expect(await page.locator('.topics [aria-current=page]').getAttribute('href')).toBe('/blog/tag/payroll')
  expect(faults).toEqual([])
  await context.close()
})

test('a gated post is listed with its lock; of its text there is nothing anywhere', async () => {
  const { page, open, faults, context } = await visit()
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (/json|html/.test(response.headers()['content-type'] ?? '')) bodies.push(response.text())
  })
  await open('dresdentax', '/blog/tag/payroll')
  await cards(page).filter({ hasText: 'For members' }).getByRole('link').click()
  await page.getByText('This post is for members').waitFor()
  await page.reload()
  await page.getByText('This post is for members').waitFor()
  expect((await Promise.all(bodies)).filter((body) => body.includes('SECRET'))).toEqual([])
  expect([bodies.length > 2, await page.locator('#post-body').count(), faults]).toEqual([true, 0, []])
  await context.close()
})

test('without a connection the list says so, in its place and in a toast, and tries again when told', async () => {
  const { page, open, context } = await visit()
  await open('payroll', '/blog')
  // The toasts come along behind the page.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Load more' }).click()
  await toast(page, 'Network Error').waitFor()
  await page.locator('.further-posts').getByText('You appear to be offline.').waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await cards(page).nth(17).waitFor()
  await context.close()
})

test('a search that found no connection can be tried again', async () => {
  const { page, open, context } = await visit()
  await open('payroll', '/blog')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('mileage')
  const results = page.getByRole('region', { name: /Results for/ })
  await results.getByText('You appear to be offline.').waitFor()
  await context.setOffline(false)
  await results.getByRole('button', { name: 'Try again' }).click()
  await results
    .getByRole('link', { name: /mileage/i })
    .first()
    .waitFor()
  await context.close()
})

test.each([
  ['/blog', 'Error Loading Posts', '**/api/content/posts?page=2'],
  ['/blog/tag/ohio', 'Error Loading Tag Posts', '**/api/content/tags/ohio?page=2'],
])('what %s cannot load is told as %s', async (path, title, address) => {
  const { page, open, faults, context } = await visit()
  await open('brownco', path)
  await page.route(address, (route) => route.fulfill({ status: 503, body: 'upstream' }))
  await page.getByRole('button', { name: 'Load more' }).click()
  await toast(page, title).waitFor()
  await page.locator('.further-posts').getByText('Unable to load posts. Please try again later.').waitFor()
  expect(faults.filter((fault) => fault.includes(title))).toHaveLength(1)
  await context.close()
})

test.each([
  ['a[href="/blog/tag/ohio"]', 'Error Loading Tag', '**/api/content/tags/*'],
  ['.post-cards a', 'Error Loading Post', '**/api/content/posts/*'],
])('a page behind %s that cannot be had: %s', async (link, title, address) => {
  const { page, open, context } = await visit()
  await open('dresdentax', '/blog?page=2')
  await page.route(address, (route) => route.fulfill({ status: 503, body: 'upstream' }))
  await page.locator(link).first().click()
  await page.locator('main').getByText(title, { exact: true }).waitFor()
  await toast(page, title).waitFor()
  await context.close()
})

test('featured posts that home cannot have are told as such', async () => {
  const { page, open, context } = await visit()
  await open('dresdentax', '/contact')
  await page.route('**/api/content/featured*', (route) => route.fulfill({ status: 503, body: 'upstream' }))
  await page.locator('header a[href="/"]').first().click()
  await toast(page, 'Error Loading Featured Posts').waitFor()
  await page.locator('main').getByText('Error Loading Featured Posts').waitFor()
  await context.close()
})
