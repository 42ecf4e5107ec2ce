import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longDate } from '#shared/dates'
import type { Audience } from '#tax/due-dates/audience'
import { addDays, dayText } from '#tax/due-dates/days'
import { dueDates } from '#tax/due-dates/due-dates'
import { violations } from './axe.ts'
import { BRANDS, type BrandName, hydrated } from './harness.ts'
import { printedPages, setUpHarness } from './set-up-harness.ts'

const PATH = '/resources/due-dates'
const NOW = '2026-11-23T15:00:00Z'

const harness = setUpHarness()

/** The dates of the year from the day that the page shows, which may be yesterday. */
async function datesOfYear(page: Page, ...audiences: Audience[]) {
  const status = await page.locator('.all-dates [role=status]').innerText()
  const [, shown] = /, from (.*?):/.exec(status) ?? []
  const today = new Date(`${shown} UTC`).toISOString().slice(0, 10)
  return dueDates({ from: today, to: addDays(today, 365), for: audiences })
}
const box = (page: Page, id: string) => page.locator(`input[name=for][value=${id}]`)
const entries = (page: Page) => page.locator('.agenda dd')
const calendar = (page: Page) => page.locator('a[href^="webcal:"]').getAttribute('href')

/** Opens a path inside the site from a page whose data has another time. */
async function openOn(page: Page, brand: BrandName, path: string) {
  await page.addInitScript((now) => {
    const { parse } = JSON
    JSON.parse = (text) => {
      const data = parse(text)
      if (data?.page?.now) data.page.now = now
      return data
    }
  }, NOW)
  await page.goto(harness.address(brand, '/cookies'))
  await hydrated(page)
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await page.getByText(`from ${longDate(NOW)}:`).waitFor()
}

test('checking a box changes the dates, the calendar link and the URL without loading a page', async () => {
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

test('a link from the page about Ohio taxes, and the browser’s Back, keep the chosen audience', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('dresdentax', '/resources/ohio-business-taxes')
  await page.locator('#due-dates').getByRole('link', { name: 'Choose Your Due Dates' }).click()
  await box(page, 'sales').check()
  await expect.poll(() => entries(page).count()).toBe((await datesOfYear(page, 'sales')).length)
  await page.locator('main a[href="/resources/tax-payment-center"]').first().click()
  await page.waitForURL('**/tax-payment-center')
  await box(page, 'sales').waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => entries(page).count()).toBe((await datesOfYear(page, 'sales')).length)
  expect([await box(page, 'sales').isChecked(), documents.length, faults]).toEqual([true, 1, []])
})

test('a link to the page without a choice, and Back, change the check marks with the dates', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('brownco', '/resources/ohio-business-taxes')
  await page.locator('main').getByRole('link', { name: 'CAT due dates' }).click()
  await expect.poll(() => box(page, 'cat').isChecked()).toBe(true)
  await page.locator('.site-footer a[href="/resources/due-dates"]').first().click()
  await expect.poll(() => entries(page).count()).toBe((await datesOfYear(page)).length)
  await expect.poll(() => box(page, 'cat').isChecked()).toBe(false)
  await page.goBack()
  await expect.poll(() => box(page, 'cat').isChecked()).toBe(true)
  // A click on a box that changed without a click counts.
  await box(page, 'cat').uncheck()
  await expect.poll(() => entries(page).count()).toBe((await datesOfYear(page)).length)
  expect([documents.length, faults]).toEqual([1, []])
})

test('the copy button copies the calendar address, or shows another message if copying is forbidden', async () => {
  const { page, open } = await harness.visit()
  await open('payroll', `${PATH}?for=cat`)
  await page.evaluate(() => {
    const copied: string[] = []
    Object.assign(window, { copied })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => copied.push(text) } })
  })
  const copy = page.locator('#calendar button.needs-script')
  const status = page.locator('#calendar code ~ [role=status]')
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
  'on %s, the due dates have no axe findings, fit 320 px, and print on one page without the choice of audience',
  async (brand) => {
    const { page, open } = await harness.visit({ viewport: { width: 320, height: 800 } })
    await open(brand, `${PATH}?for=employer,individual`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const linesPerPart = await page
      .locator('#calendar code > span')
      .evaluateAll((parts) => parts.map((part) => part.getClientRects().length))
    expect([linesPerPart.length > 3, ...new Set(linesPerPart)]).toEqual([true, 1])
    expect(await violations(page, 'main')).toEqual([])
    for (const search of ['', '?for=employer']) {
      await openOn(page, brand, PATH + search)
      expect([search, await printedPages(page)]).toEqual([search, 1])
    }
    await page.emulateMedia({ media: 'print' })
    expect([await box(page, 'employer').isVisible(), await entries(page).first().isVisible()]).toEqual([false, true])
  },
)

test('on a phone without JavaScript, a bar shows the next date beside the choice, and only the first month is open', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await open('brownco', PATH)
  const [next] = await datesOfYear(page)
  const bar = page.locator('.slip-bar')
  expect(await bar.locator('strong').textContent()).toBe(next && dayText(next.date))
  const box = await bar.boundingBox()
  expect(box && [Math.round(box.y + box.height), box.height >= 64]).toEqual([844, true])
  const months = page.locator('.agenda dl')
  expect(await months.count()).toBeGreaterThan(10)
  expect(await months.filter({ visible: true }).count()).toBe(1)
  await page.locator('.agenda .phone-fold > summary').nth(1).click()
  expect(await months.filter({ visible: true }).count()).toBe(2)
})

test('links lead to the months, each period is on one line, and the buttons of the slip have equal gaps', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await open('dresdentax', PATH)
  const months = page.getByRole('navigation', { name: 'Months' }).getByRole('link')
  const headings = await page.locator('.agenda h3').allTextContents()
  expect(await months.allTextContents()).toEqual(headings.map((text) => text.replace(/(?<=^...)\w+/, '')))
  await months.nth(5).click()
  const heading = page.locator('.agenda h3').nth(5)
  await expect.poll(() => heading.boundingBox().then((box) => box && box.y > 60 && box.y < 200)).toBe(true)
  const buttons = await page
    .locator('.slip-actions > :is(a, button)')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect()).map(({ left, right }) => [left, right]))
  const gaps = buttons.slice(1).map(([left = 0], index) => Math.round(left - (buttons[index]?.[1] ?? 0)))
  expect(gaps).toEqual([8, 8])
  // In a narrow window, which does not fold the months, many entries have two lines.
  await page.setViewportSize({ width: 640, height: 900 })
  const linesOfPeriods = await entries(page).evaluateAll((all) =>
    all.map((entry) => {
      const period = document.createRange()
      const own = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT)
      while (own.nextNode()) {
        const { currentNode: node } = own
        if (node.parentElement?.closest('.due-source, .due-explained')) continue
        const colon = node.nodeValue?.lastIndexOf(': ') ?? -1
        if (colon >= 0) period.setStart(node, colon + 2)
        period.setEnd(node, node.nodeValue?.length ?? 0)
      }
      return new Set([...period.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }),
  )
  expect([linesOfPeriods.length > 10, ...new Set(linesOfPeriods)]).toEqual([true, 1])
})

test('the slip stays 24 px below the top bar beside the months, and its button copies the next four dates', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await open('payroll', `${PATH}?for=sales`)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    })
  })
  // Screen readers announce new text only in an element that is rendered before.
  const status = page.locator('.slip [role=status]')
  expect(await status.evaluate((element) => [element.textContent, getComputedStyle(element).display])).toEqual([
    '',
    'block',
  ])
  await page.locator('.slip').getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Dates copied.').waitFor()
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied)
  const [next = '', ...later] = copied.split('\n')
  const slip = page.locator('.slip')
  const note = (await slip.locator('.slip-figure').innerText()).split('\n').at(-1)
  expect(next).toBe(`${await slip.locator('.slip-figure strong').textContent()}: ${note?.replace(/^[^:]*: /, '')}`)
  expect(later).toEqual(
    (await slip.locator('.slip-lines > div').all()).map(() => expect.stringMatching(/^\w{3}, \w{3} \d+: Sales tax/)),
  )
  expect(later).toHaveLength(3)
  await page.locator('.agenda h3').nth(6).scrollIntoViewIfNeeded()
  await page.locator('.site-bar[data-scrolled]').waitFor()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const row = document.querySelector('.site-bar-row')?.getBoundingClientRect().bottom ?? 0
        return Math.round((document.querySelector('.slip')?.getBoundingClientRect().top ?? 0) - row)
      }),
    )
    .toBe(24)
})
