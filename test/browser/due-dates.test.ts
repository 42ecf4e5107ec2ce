import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Audience } from '#tax/due-dates/audience'
import { addDays, dayOf } from '#tax/due-dates/days'
import { dueDates, nextDates } from '#tax/due-dates/due-dates'
import { violations } from './axe.ts'
import { BRANDS, type Harness, startHarness } from './harness.ts'

const PATH = '/resources/ohio-business-taxes'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** How many dates a choice has today: within a year, or those that are shown at first. */
const ofYear = (...audiences: Audience[]) => {
  const today = dayOf(new Date().toISOString())
  return dueDates({ from: today, to: addDays(today, 365), for: audiences })
}
const first = (...audiences: Audience[]) => nextDates(ofYear(...audiences), 4).length

const box = (page: Page, id: string) => page.locator(`input[name=for][value=${id}]`)
const entries = (page: Page) => page.locator('.agenda dd')
const calendar = (page: Page) => page.locator('a[href^="webcal:"]').getAttribute('href')

test('a tick changes the dates, the calendar and the address, and the page stays', async () => {
  const { page, open, faults, documents, context } = await harness.visit()
  await open('brownco', PATH)
  await box(page, 'cat').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => entries(page).count()).toBe(first('cat'))
  expect(new URL(page.url()).searchParams.get('for')).toBe('cat')
  expect(await calendar(page)).toMatch(/for=cat$/)
  expect(await box(page, 'cat').evaluate((element) => element === document.activeElement)).toBe(true)
  await box(page, 'sales').check()
  await expect.poll(() => calendar(page)).toMatch(/for=sales,cat$/)
  await box(page, 'sales').uncheck()
  await box(page, 'cat').uncheck()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect([documents.length, faults]).toEqual([1, []])
  await context.close()
})

test('an address with a choice shows it after hydration too', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('payroll', `${PATH}?for=cat`)
  expect([await box(page, 'cat').isChecked(), await entries(page).count(), faults]).toEqual([true, first('cat'), []])
  await context.close()
})

test('the page with all dates keeps the choice, and a tick there keeps all dates', async () => {
  const { page, open, faults, documents, context } = await harness.visit()
  await open('dresdentax', `${PATH}?for=sales`)
  await page.locator('a[href*="months=12"]').click()
  await expect.poll(() => entries(page).count()).toBe(ofYear('sales').length)
  expect(await page.locator('#not-here').isVisible()).toBe(true)
  await box(page, 'cat').check()
  await expect.poll(() => entries(page).count()).toBe(ofYear('sales', 'cat').length)
  expect(new URL(page.url()).search).toBe('?for=sales%2Ccat&months=12')
  await page.goBack()
  await expect.poll(() => page.locator('#cat').isVisible()).toBe(true)
  expect([await box(page, 'sales').isChecked(), documents.length, faults]).toEqual([true, 1, []])
  await context.close()
})

test('the address of the calendar is copied, or asked to be copied by hand', async () => {
  const { page, open, context } = await harness.visit()
  await open('payroll', `${PATH}?for=cat`)
  await page.evaluate(() => {
    const taken: string[] = []
    Object.assign(window, { taken })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => taken.push(text) } })
  })
  const copy = page.locator('#due-dates button.needs-script')
  const told = page.locator('#due-dates code ~ [role=status]')
  await copy.click()
  await expect.poll(() => told.textContent()).not.toBe('')
  const copied = await told.textContent()
  expect(await page.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual([
    (await calendar(page))?.replace('webcal:', 'https:'),
  ])
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }),
  )
  await copy.click()
  await expect.poll(() => told.textContent()).not.toBe(copied)
  await context.close()
})

test('without script the choice is a form', async () => {
  const { page, open, context } = await harness.visit({ javaScriptEnabled: false })
  await open('dresdentax', PATH)
  await box(page, 'cat').check()
  await box(page, 'sales').check()
  await page.getByRole('button', { name: 'Show' }).click()
  expect([await box(page, 'cat').isChecked(), await box(page, 'sales').isChecked()]).toEqual([true, true])
  expect(await calendar(page)).toMatch(/for=sales,cat$/)
  await context.close()
})

test.each(BRANDS)(
  '%s: a choice has no axe findings, nothing is wider than 320 px, and paper has the dates without the choice',
  async (brand) => {
    const { page, open, context } = await harness.visit({ viewport: { width: 320, height: 800 } })
    for (const query of ['?for=employer,individual', '?for=employer,individual&months=12']) {
      await open(brand, PATH + query)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await violations(page, '#due-dates')).toEqual([])
    }
    await page.emulateMedia({ media: 'print' })
    expect([await box(page, 'employer').isVisible(), await entries(page).first().isVisible()]).toEqual([false, true])
    await context.close()
  },
)
