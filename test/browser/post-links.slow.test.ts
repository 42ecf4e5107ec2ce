import { beforeAll, expect, test } from 'vitest'
import { hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()
const OTHER = 'payroll-dates-2027'

beforeAll(async () => {
  const html = `<p id="top"><a href="${harness.ghost.url}/${OTHER}/#the-dates">other</a> <a href="#top">here</a>
    <a href="${harness.ghost.url}/tag/ohio/">topic</a> <a href="https://elsewhere.example/">elsewhere</a>
    <a href="${harness.ghost.url}/${OTHER}/?domain=brownco">brand</a> <a href="${harness.ghost.url}/rss/">feed</a></p>`
  await harness.ghost.publish({ slug: 'linking', title: 'Linking', html, tags: ['payroll'] })
})

test('a link in a post opens another page on the site without loading a new document', async () => {
  const { page, open, documents, faults } = await harness.visit()
  await page.route('**/media/**', (route) => route.fulfill({ status: 204 }))
  await open('dresdentax', '/blog/linking?domain=payroll')
  await page.getByRole('link', { name: 'here', exact: true }).click()
  await page.waitForURL('**/blog/linking?domain=payroll#top')
  // A headless browser does not always open a new tab on Ctrl+click, so the test checks only `defaultPrevented`.
  await page.evaluate(() =>
    addEventListener('click', ({ defaultPrevented }) => Object.assign(window, { defaultPrevented })),
  )
  const isPrevented = () => page.evaluate(() => (window as { defaultPrevented?: boolean }).defaultPrevented)
  const topic = page.getByRole('link', { name: 'topic', exact: true })
  await topic.click({ modifiers: ['Control'] })
  expect(await isPrevented()).toBe(false)
  await topic.click()
  await page.waitForURL('**/blog/tag/ohio?domain=payroll')
  expect(await isPrevented()).toBe(true)
  // The URL changes before the new page appears.
  await page.getByRole('heading', { level: 1, name: /ohio/i }).waitFor()
  await page.goBack()
  await page.locator('#top:focus').waitFor()
  await page.getByRole('link', { name: 'other', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/blog/${OTHER}?domain=payroll#the-dates`)
  await page.getByRole('heading', { level: 1, name: /payroll dates/i }).waitFor()
  expect([documents.length, faults]).toEqual([1, []])
})

test('a link from a post to another brand or to a feed loads a new document', async () => {
  const { page, open, documents } = await harness.visit()
  await open('dresdentax', '/blog/linking?domain=payroll')
  await page.getByRole('link', { name: 'brand', exact: true }).click()
  await page.waitForURL(`**/blog/${OTHER}?domain=brownco`)
  await page.locator('html[data-brand=brownco]').waitFor()
  await page.goBack()
  // Waits for hydration, because the browser may prefetch the linked page before it, and `documents` counts prefetches.
  await hydrated(page)
  const [feed] = await Promise.all([
    page.waitForRequest('**/rss.xml?domain=payroll'),
    page.getByRole('link', { name: 'feed', exact: true }).click(),
  ])
  expect([feed.isNavigationRequest(), documents.length]).toEqual([true, 4])
})
