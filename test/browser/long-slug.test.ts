import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const toast = (page: Page, text: string) => page.locator('[data-scope=toast]').getByText(text, { exact: true })
const path = (page: Page) => new URL(page.url()).pathname

/** 160 characters that begin with a word of their own. */
const long = (word: string) => `${word}-`.repeat(160).slice(0, 160)

test('nothing is found: two tries by hand, then the button goes; nothing leads away by itself', async () => {
  const { page, open, context } = await harness.visit()
  const slug = `${long('none')}${'x'.repeat(40)}`
  await open('dresdentax', `/blog/${slug}`)
  await page.getByText('exceptionally long').waitFor()
  const retry = page.getByRole('button', { name: 'Try Shorter URL' })
  await retry.click()
  await toast(page, 'Retry failed').waitFor()
  await toast(page, 'Could not find the post with a shorter URL.').waitFor()
  await retry.click()
  await page.getByText('Multiple attempts').waitFor()
  expect(await retry.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Multiple attempts')
  await page.waitForTimeout(5500)
  expect(path(page)).toBe(`/blog/${slug}`)
  const asked = harness.ghost.requests.filter((request) => request.includes('/none-'))
  const slugs = asked.map((request) => request.match(/slug\/([^/]+)/)?.[1]?.length)
  expect(slugs.toSorted((a = 0, b = 0) => a - b)).toEqual([50, 80, 120])
  await page.getByRole('link', { name: 'Go to News' }).click()
  await page.waitForURL('**/blog')
  await context.close()
})

test('the full slug is there by now: told, and the page loaded anew, once', async () => {
  const { page, open, documents, context } = await harness.visit()
  const slug = long('late')
  await page.goto(harness.address('payroll', `/blog/${slug}`), { waitUntil: 'commit' })
  await page.goto('about:blank')
  // A missed webhook: with it nothing would be remembered as missing.
  harness.ghost.setWebhook(undefined)
  await harness.ghost.publish({ slug, title: 'Published late' })
  documents.length = 0
  await open('payroll', `/blog/${slug}`)
  await toast(page, 'Post found').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Published late' }).waitFor()
  expect(documents).toHaveLength(2)
  await context.close()
})

test('its first 120 characters have a post: the visitor is taken there', async () => {
  const { page, open, context } = await harness.visit()
  const slug = long('auto')
  harness.ghost.publish({ slug: slug.slice(0, 120), title: 'Found by itself' })
  await open('brownco', `/blog/${slug}`)
  await page.getByRole('heading', { level: 1, name: 'Found by itself' }).waitFor()
  expect(path(page)).toBe(`/blog/${slug.slice(0, 120)}`)
  await context.close()
})

test('by hand 80 characters are tried first', async () => {
  const { page, open, context } = await harness.visit()
  const slug = long('hand')
  harness.ghost.publish({ slug: slug.slice(0, 80), title: 'Found by hand' })
  await open('brownco', `/blog/${slug}`)
  await page.getByRole('button', { name: 'Try Shorter URL' }).click()
  await toast(page, 'Success!').waitFor()
  await toast(page, 'Post found with shorter URL. Redirecting...').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Found by hand' }).waitFor()
  expect(path(page)).toBe(`/blog/${slug.slice(0, 80)}`)
  await context.close()
})

test('a try that fails for another reason says so', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', `/blog/${long('error')}`)
  await page.route('**/api/content/posts/*', (route) => route.fulfill({ status: 503, body: 'upstream' }))
  await page.getByRole('button', { name: 'Try Shorter URL' }).click()
  await toast(page, 'Retry error').waitFor()
  await toast(page, 'Unable to load the requested post.').waitFor()
  await context.close()
})
