import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FOUND_MS } from '#features/errors/long-slug-texts.ts'
import { sendRequest } from '#scripts/send-request.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const toast = (page: Page, text: string) => page.locator('[data-scope=toast]').getByText(text, { exact: true })
const path = (page: Page) => new URL(page.url()).pathname

const long = (word: string) => `${word}-`.repeat(160).slice(0, 160)

test('a post page with a long slug hides the retry button after two failed retries', async () => {
  const { page, open } = await harness.visit()
  const slug = `${long('none')}${'x'.repeat(40)}`
  const lookedUp: (number | undefined)[] = []
  page.on('request', (request) => {
    const found = request.url().match(/\/api\/content\/posts\/(none-[^/?]*)/)
    if (found) lookedUp.push(found[1]?.length)
  })
  await page.clock.install()
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
  await page.clock.runFor(10_000)
  expect(path(page)).toBe(`/blog/${slug}`)
  expect(lookedUp).toEqual([120, 80, 50])
  await page.getByRole('listitem').getByText('A program added text to the end of the address.').waitFor()
  expect(await page.locator('main').getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(
    '/contact',
  )
  await page.getByRole('link', { name: 'Go to News' }).click()
  await page.waitForURL('**/blog')
})

test('the error page for a long post slug reloads once after a lookup finds the post', async () => {
  const { page, open, documents } = await harness.visit()
  const slug = long('late')
  await page.route(`**/api/content/posts/${slug}*`, async (route) => {
    const target = { port: harness.site.port, path: '/api/content/posts/payroll-dates-2027' }
    await route.fulfill({ json: JSON.parse(`${(await sendRequest(target)).body}`) })
  })
  await page.addInitScript((foundMs) => {
    const { setTimeout } = window
    window.setTimeout = ((run: () => void, ms = 0) => {
      if (ms !== foundMs) return setTimeout(run, ms)
      Object.assign(window, { reload: run })
      return 0
    }) as typeof setTimeout
  }, FOUND_MS)
  await open('payroll', `/blog/${slug}`)
  await toast(page, 'Post found').waitFor()
  await page.evaluate(() => (window as unknown as { reload(): void }).reload())
  await expect.poll(() => documents.length).toBe(2)
  await page.getByText('exceptionally long').waitFor()
  expect([documents.length, path(page)]).toEqual([2, `/blog/${slug}`])
})
