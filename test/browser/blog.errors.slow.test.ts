import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Visit } from './harness.ts'
import { clickWithoutPreload, keepToasts, setUpHarness, toasterLoaded } from './set-up-harness.ts'

const harness = setUpHarness()

async function visit(): Promise<Visit> {
  const opened = await harness.visit()
  await opened.page.route('**/media/**', (route) => route.fulfill({ body: '', contentType: 'image/png' }))
  await keepToasts(opened.page)
  return opened
}

const toasts = (page: Page) => page.locator('[data-scope=toast][data-part=root]:visible')
const toast = (page: Page, title: string) => page.locator('[data-scope=toast]').getByText(title, { exact: true })

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
