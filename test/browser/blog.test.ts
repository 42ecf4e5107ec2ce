import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { encodePng } from '../ghost/image.ts'
import type { Harness, Visit } from './harness.ts'
import { clickWithoutPreload, keepToasts, setUpHarness, toasterLoaded } from './set-up-harness.ts'

const harness = setUpHarness()

const PNG = encodePng(320, 180, [200, 210, 220], [])

async function visit(options?: Parameters<Harness['visit']>[0]): Promise<Visit> {
  const opened = await harness.visit(options)
  await opened.page.route('**/media/**', (route) => route.fulfill({ body: PNG, contentType: 'image/png' }))
  await keepToasts(opened.page)
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
const toasts = (page: Page) => page.locator('[data-scope=toast][data-part=root]:visible')
const toast = (page: Page, title: string) => page.locator('[data-scope=toast]').getByText(title, { exact: true })

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

test('the blog shows an error with a "Try Again" button if "Load More" fails', async () => {
  const { page, open, faults } = await visit()
  const [title, address] = ['Error Loading Tag Posts', '**/api/content/tags/ohio?page=2']
  await open('brownco', '/blog/tag/ohio')
  await page.route(address, (route) => route.fulfill({ status: 503, body: 'upstream' }))
  await page.getByRole('button', { name: 'Load More' }).click()
  await toast(page, title).waitFor()
  await toasts(page).getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => faults.filter((fault) => fault.includes(title)).length).toBe(2)
  await page.locator('.further-posts').getByText('Unable to load posts. Please try again later.').waitFor()
  const paging = page.getByRole('navigation', { name: 'Pages' })
  await paging.getByText('Page 1 of').waitFor()
  expect(await paging.locator('a[rel=next]').getAttribute('href')).toBe('/blog/tag/ohio?page=2')
  await page.unroute(address)
  await page.getByRole('button', { name: 'Load More' }).click()
  await paging.getByText('Page 1–2 of').waitFor()
  expect(await page.locator('.further-posts').count()).toBe(0)
})

test('the page shows an error with a "Reload Page" button if a blog post fails to load', async () => {
  const { page, open } = await visit()
  await open('dresdentax', '/blog?page=2')
  await page.route('**/api/content/posts/*', (route) => route.fulfill({ status: 503, body: 'upstream' }))
  await page.locator('.post-cards a').first().click()
  await page.locator('main').getByText('Error Loading Post', { exact: true }).waitFor()
  await toast(page, 'Error Loading Post').waitFor()
  await toasts(page).getByRole('button', { name: 'Reload Page' }).waitFor()
})

test.each([
  ['/blog', 'posts?page=1', '.posts-page-list .post-card'],
  ['/about-us', 'copy/about', 'main h1'],
])('the page %s does not show an error if the browser aborts the request for %s', async (path, part, content) => {
  const { page, open, faults } = await visit()
  await page.addInitScript((aborted) => {
    const { fetch } = window
    Object.assign(window, { aborts: true })
    window.fetch = async (url, options) => {
      if ((window as unknown as { aborts: boolean }).aborts && `${url}`.includes(aborted))
        throw new DOMException('The user aborted a request.', 'AbortError')
      return fetch(url, options)
    }
  }, part)
  await open('dresdentax', '/contact')
  await toasterLoaded(page)
  await clickWithoutPreload(page, path)
  await page.waitForURL(`**${path}`)
  // The blog retries a failed request after one second.
  await page.waitForTimeout(2000)
  expect(await page.locator('main').innerText()).not.toMatch(/error|wrong|unable/i)
  expect([await page.locator(content).count(), await toasts(page).count(), faults]).toEqual([0, 0, []])
  await page.evaluate(() => Object.assign(window, { aborts: false }))
  await clickWithoutPreload(page, '/contact')
  await page.locator('main form').waitFor()
  await page.waitForTimeout(1000)
  await clickWithoutPreload(page, path)
  await page.locator(content).first().waitFor()
})

test('the site shows no error if the blog fails to load after the visitor opens another page', async () => {
  const { page, open, faults } = await visit()
  await open('dresdentax', '/about-us')
  await toasterLoaded(page)
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const failed = page.waitForResponse('**/api/content/posts?page=1')
  await page.route('**/api/content/posts?page=1', (route) => left.then(() => route.fulfill({ status: 503 })))
  await clickWithoutPreload(page, '/blog')
  await page.waitForURL('**/blog')
  await clickWithoutPreload(page, '/contact')
  await page.locator('main form').waitFor()
  leave()
  await failed
  await page.waitForTimeout(500)
  expect(await page.locator('main form').count()).toBe(1)
  expect(await toasts(page).count()).toBe(0)
  expect(faults.filter((fault) => !fault.includes('status of 503'))).toEqual([])
})

test('the home page shows exactly one error toast if all of its content fails to load', async () => {
  const { page, open, faults } = await visit()
  await open('payroll', '/contact')
  await page.route('**/api/content/**', (route) => route.fulfill({ status: 503, body: 'upstream' }))
  await page.locator('header a[href="/"]').first().click()
  const main = page.locator('main')
  await main.getByText('Unable to load the content of the home page. Please try again later.').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Error Loading Page')
  expect(await main.locator('a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual([
    '/',
    '/contact',
    expect.stringMatching(/^tel:/),
  ])
  await toast(page, 'Error Loading Page').waitFor()
  expect(await toasts(page).count()).toBe(1)
  expect(faults.join()).not.toContain('Error Loading Featured Posts')
  for (const frame of ['body > header', 'footer'])
    expect(await page.locator(frame).locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
})

test('the header and footer remain visible if a page fails to render after client-side navigation', async () => {
  const { page, open } = await visit()
  await open('dresdentax', '/contact')
  await page.route('**/api/content/copy/**', (route) => route.fulfill({ json: { title: {} } }))
  await page
    .locator('header a[href="/about-us"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
  for (const frame of ['body > header', 'footer', 'main'])
    expect(await page.locator(frame).locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
  await page.locator('main').getByText('Back to Home').click()
  await page.locator('h1#hero').waitFor()
})
