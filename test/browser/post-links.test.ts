import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

let harness: Harness
const OTHER = 'payroll-dates-2027'

beforeAll(async () => {
  harness = await startHarness()
  const html = `<p id="top"><a href="${harness.ghost.url}/${OTHER}/#the-dates">other</a> <a href="#top">here</a>
    <a href="${harness.ghost.url}/tag/ohio/">topic</a> <a href="https://elsewhere.example/">elsewhere</a>
    <a href="${harness.ghost.url}/${OTHER}/?domain=brownco">brand</a> <a href="${harness.ghost.url}/rss/">feed</a></p>`
  await harness.ghost.publish({ slug: 'linking', title: 'Linking', html, tags: ['payroll'] })
})
afterAll(() => harness?.stop())

test('links inside a body stay on the brand one sees, without script too', async () => {
  const { page, open, context } = await harness.visit({ javaScriptEnabled: false })
  await open('dresdentax', '/blog/linking?domain=payroll')
  const hrefs = await page.locator('#post-body a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  expect(hrefs).toEqual([
    `/blog/${OTHER}?domain=payroll#the-dates`,
    '#top',
    '/blog/tag/ohio?domain=payroll',
    'https://elsewhere.example/',
    `/blog/${OTHER}?domain=brownco`,
    '/rss.xml?domain=payroll',
  ])
  await context.close()
})

test('with script they are followed inside the site, by pointer and by key, and back', async () => {
  const { page, open, documents, faults, context } = await harness.visit()
  await page.route('**/media/**', (route) => route.fulfill({ status: 204 }))
  await open('dresdentax', '/blog/linking?domain=payroll')
  await page.getByRole('link', { name: 'here', exact: true }).click()
  await page.waitForURL('**/blog/linking?domain=payroll#top')
  await page.getByRole('link', { name: 'topic', exact: true }).click()
  await page.waitForURL('**/blog/tag/ohio?domain=payroll')
  await page.goBack()
  await page.getByRole('link', { name: 'other', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/blog/${OTHER}?domain=payroll#the-dates`)
  await page.getByRole('heading', { level: 1, name: /payroll dates/i }).waitFor()
  expect([documents.length, faults]).toEqual([1, []])
  await context.close()
})

test('one that names another brand, and one to a feed, are left to the browser', async () => {
  const { page, open, documents, context } = await harness.visit()
  await open('dresdentax', '/blog/linking?domain=payroll')
  await page.getByRole('link', { name: 'brand', exact: true }).click()
  await page.waitForURL(`**/blog/${OTHER}?domain=brownco`)
  await page.locator('html[data-brand=brownco]').waitFor()
  await page.goBack()
  const [feed] = await Promise.all([
    page.waitForRequest('**/rss.xml?domain=payroll'),
    page.getByRole('link', { name: 'feed', exact: true }).click(),
  ])
  expect([feed.isNavigationRequest(), documents.length]).toEqual([true, 4])
  await context.close()
})

test('a click that asks for another tab is left to the browser', async () => {
  const { page, open, documents, context } = await harness.visit()
  await open('brownco', '/blog/linking')
  // Told by the click itself: without a window on a screen the browser does not open each tab it is asked for.
  await page.evaluate(() =>
    addEventListener('click', ({ defaultPrevented: taken }) => Object.assign(window, { taken })),
  )
  const taken = () => page.evaluate(() => (window as { taken?: boolean }).taken)
  const link = page.getByRole('link', { name: 'topic', exact: true })
  await link.click({ modifiers: ['Control'] })
  expect([await taken(), new URL(page.url()).pathname, documents.length]).toEqual([false, '/blog/linking', 1])
  await link.click()
  await page.waitForURL('**/blog/tag/ohio')
  expect(await taken()).toBe(true)
  await context.close()
})
