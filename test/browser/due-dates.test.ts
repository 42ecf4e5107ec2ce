import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf } from '#shared/dates'
import type { Audience } from '#tax/due-dates/audience'
import { addDays } from '#tax/due-dates/days'
import { dueDates, nextDates } from '#tax/due-dates/due-dates'
import { violations } from './axe.ts'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const PATH = '/resources/ohio-business-taxes'

const harness = setUpHarness()

const datesOfYear = (...audiences: Audience[]) => {
  const today = dayOf(new Date().toISOString())
  return dueDates({ from: today, to: addDays(today, 365), for: audiences })
}
/** How many dates the page shows at first. */
const firstCount = (...audiences: Audience[]) => nextDates(datesOfYear(...audiences), 4).length

const box = (page: Page, id: string) => page.locator(`input[name=for][value=${id}]`)
const entries = (page: Page) => page.locator('.agenda dd')
const calendar = (page: Page) => page.locator('a[href^="webcal:"]').getAttribute('href')

test('checking a box changes the dates, the calendar link and the URL without loading a page', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('brownco', PATH)
  await box(page, 'cat').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => entries(page).count()).toBe(firstCount('cat'))
  expect(new URL(page.url()).searchParams.get('for')).toBe('cat')
  expect(await calendar(page)).toMatch(/for=cat$/)
  expect(await box(page, 'cat').evaluate((element) => element === document.activeElement)).toBe(true)
  await box(page, 'sales').check()
  await expect.poll(() => calendar(page)).toMatch(/for=sales,cat$/)
  await box(page, 'sales').uncheck()
  await box(page, 'cat').uncheck()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect([documents.length, faults]).toEqual([1, []])
})

test('the page with all dates keeps the chosen audience, and checking a box keeps all dates', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('dresdentax', `${PATH}?for=sales`)
  await page.locator('a[href*="months=12"]').click()
  await expect.poll(() => entries(page).count()).toBe(datesOfYear('sales').length)
  expect(await page.locator('#not-here').isVisible()).toBe(true)
  await box(page, 'cat').check()
  await expect.poll(() => entries(page).count()).toBe(datesOfYear('sales', 'cat').length)
  expect(new URL(page.url()).search).toBe('?for=sales%2Ccat&months=12')
  await page.goBack()
  await expect.poll(() => page.locator('#cat').isVisible()).toBe(true)
  expect([await box(page, 'sales').isChecked(), documents.length, faults]).toEqual([true, 1, []])
})

test('the copy button copies the calendar address, or shows another message if copying is forbidden', async () => {
  const { page, open } = await harness.visit()
  await open('payroll', `${PATH}?for=cat`)
  await page.evaluate(() => {
    const copied: string[] = []
    Object.assign(window, { copied })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => copied.push(text) } })
  })
  const copy = page.locator('#due-dates button.needs-script')
  const status = page.locator('#due-dates code ~ [role=status]')
  await copy.click()
  await expect.poll(() => status.textContent()).not.toBe('')
  const success = await status.textContent()
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([
    (await calendar(page))?.replace('webcal:', 'https:'),
  ])
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }),
  )
  await copy.click()
  await expect.poll(() => status.textContent()).not.toBe(success)
})

test.each(BRANDS)(
  'on %s, the due dates have no axe findings, fit 320 px, and print without the choice of audience',
  async (brand) => {
    const { page, open } = await harness.visit({ viewport: { width: 320, height: 800 } })
    for (const query of ['?for=employer,individual', '?for=employer,individual&months=12']) {
      await open(brand, PATH + query)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await violations(page, '#due-dates')).toEqual([])
    }
    await page.emulateMedia({ media: 'print' })
    expect([await box(page, 'employer').isVisible(), await entries(page).first().isVisible()]).toEqual([false, true])
  },
)
