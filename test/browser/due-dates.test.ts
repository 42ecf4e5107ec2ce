import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longDate } from '#shared/dates.ts'
import type { Audience } from '#tax/due-dates/audience.ts'
import { addDays, dayText } from '#tax/due-dates/days.ts'
import { dueDates } from '#tax/due-dates/due-dates.ts'
import { BRANDS, type BrandName, hydrated } from './harness.ts'
import { printedPages, setUpHarness } from './set-up-harness.ts'

const PATH = '/resources/due-dates'
const NOW = '2026-11-23T15:00:00Z'

const harness = setUpHarness()

/** Midnight may pass after the page loads, so `datesOfYear` reads the first day from the page. */
async function datesOfYear(page: Page, ...audiences: Audience[]) {
  const status = await page.locator('#due-dates [role=status]').innerText()
  const [, shown] = /, from ([^.]*)\./.exec(status) ?? []
  const today = new Date(`${shown} UTC`).toISOString().slice(0, 10)
  return dueDates({ from: today, to: addDays(today, 365), for: audiences })
}
const box = (page: Page, id: string) => page.locator(`input[name=for][value=${id}]`)
const entries = (page: Page) => page.locator('#due-dates dd')
const calendar = (page: Page) => page.locator('a[href^="webcal:"]').getAttribute('href')

async function openOn(page: Page, brand: BrandName, path: string) {
  await page.addInitScript((now) => {
    const { parse } = JSON
    JSON.parse = (text) => {
      const data = parse(text)
      if (data?.brand && data.now) data.now = now
      return data
    }
  }, NOW)
  await page.goto(harness.address(brand, '/cookies'))
  await hydrated(page)
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await page.getByText(`from ${longDate(NOW)}.`).waitFor()
}

test('selecting an audience filters the tax due dates without a page load', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('brownco', PATH)
  await box(page, 'cat').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => entries(page).count()).toBe((await datesOfYear(page, 'cat')).length)
  expect(new URL(page.url()).searchParams.get('for')).toBe('cat')
  expect(await calendar(page)).toMatch(/for=cat$/)
  const [next] = await datesOfYear(page, 'cat')
  await expect.poll(() => page.locator('.slip-figure strong').textContent()).toBe(next && dayText(next.date))
  expect(await box(page, 'cat').evaluate((element) => element === document.activeElement)).toBe(true)
  await box(page, 'sales').check()
  await expect.poll(() => calendar(page)).toMatch(/for=sales,cat$/)
  await box(page, 'sales').uncheck()
  await box(page, 'cat').uncheck()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect([documents.length, faults]).toEqual([1, []])
})

test('the Back button restores the audience filter on the due dates page', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('brownco', '/resources/ohio-business-taxes')
  await page.locator('main').getByRole('link', { name: 'CAT due dates' }).click()
  await expect.poll(() => box(page, 'cat').isChecked()).toBe(true)
  await page.locator('.site-footer a[href="/resources/due-dates"]').first().click()
  await expect.poll(() => entries(page).count()).toBe((await datesOfYear(page)).length)
  await expect.poll(() => box(page, 'cat').isChecked()).toBe(false)
  await page.goBack()
  await expect.poll(() => box(page, 'cat').isChecked()).toBe(true)
  await box(page, 'cat').uncheck()
  await expect.poll(() => entries(page).count()).toBe((await datesOfYear(page)).length)
  expect([documents.length, faults]).toEqual([1, []])
})

test.each(BRANDS)('the %s tax due dates fit on one printed page', async (brand) => {
  const { page } = await harness.visit()
  await openOn(page, brand, PATH)
  expect(await printedPages(page)).toBe(1)
  expect(await entries(page).last().isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect([await box(page, 'employer').isVisible(), await entries(page).last().isVisible()]).toEqual([false, true])
})
