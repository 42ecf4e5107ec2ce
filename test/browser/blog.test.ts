import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { encodePng } from '../ghost/image.ts'
import type { Harness, Visit } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const PNG = encodePng(320, 180, [200, 210, 220], [])

async function visit(options?: Parameters<Harness['visit']>[0]): Promise<Visit> {
  const opened = await harness.visit(options)
  await opened.page.route('**/media/**', (route) => route.fulfill({ body: PNG, contentType: 'image/png' }))
  return opened
}

/** Typing without pauses prevents the page from starting a search between two keystrokes on a slow machine. */
async function type(field: Locator, text: string) {
  await field.focus()
  await field.evaluate((_, text) => {
    for (const letter of text) document.execCommand('insertText', false, letter)
  }, text)
}

const cards = (page: Page) => page.locator('.posts-page-list .post-card')
const slugs = (page: Page) =>
  cards(page)
    .locator('a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))

test('posts that "Load More" added to the blog are still listed after a reload', async () => {
  const { page, open, faults, documents } = await visit()
  await open('dresdentax', '/blog')
  const first = await slugs(page)
  await page.getByRole('button', { name: 'Load More' }).click()
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
})

test('the blog search updates its results without a page load while the visitor types', async () => {
  const { page, open, faults, documents } = await visit()
  await open('brownco', '/blog')
  const steps = await page.evaluate(() => history.length)
  const queries: string[] = []
  const { promise: secondResults, resolve: release } = Promise.withResolvers<void>()
  const { promise: lateResponse, resolve: responded } = Promise.withResolvers<void>()
  await page.route('**/api/content/search?*', async (route) => {
    queries.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    if (queries.length > 1) return route.continue()
    await secondResults
    await route.continue().catch(() => undefined)
    responded()
  })
  await type(page.getByRole('searchbox'), 'pay')
  await page.waitForURL('**/blog?q=pay')
  await expect.poll(() => queries).toEqual(['pay'])
  await type(page.getByRole('searchbox'), 'roll dates 2027')
  await page.waitForURL('**/blog?q=payroll+dates+2027')
  await page.locator('main li a[href="/blog/payroll-dates-2027"]').waitFor()
  release()
  await lateResponse
  await page.waitForLoadState('networkidle')
  expect(await page.locator('#results').textContent()).toContain('payroll dates 2027')
  expect(await page.locator('section p[role=status]').textContent()).toMatch(/^\d+ posts? found$/)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q')
  expect(queries).toEqual(['pay', 'payroll dates 2027'])
  expect(await page.title()).toContain('payroll dates 2027')
  expect([await page.evaluate(() => history.length), documents.length, faults]).toEqual([steps, 1, []])

  await page.getByRole('searchbox').fill('xyzzy ([.*')
  await page.getByText('No posts found').waitFor()
  await expect.poll(() => page.locator('section .post-cards > li').count()).toBe(6)
  await page.getByRole('searchbox').fill('')
  await cards(page).nth(8).waitFor()
})

test.each(['/blog', '/blog/tag/ohio'])(
  'a search submitted on %s scrolls a phone to the results and focuses their heading',
  async (path) => {
    const { page, open, faults } = await visit({ viewport: { width: 390, height: 844 } })
    await open('payroll', path)
    await page.getByRole('searchbox').fill('payroll')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL('**/blog?q=payroll#results')
    await expect.poll(() => page.locator('#results').evaluate((it) => it.getBoundingClientRect().y)).toBeLessThan(200)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('results')
    expect(faults).toEqual([])
  },
)
