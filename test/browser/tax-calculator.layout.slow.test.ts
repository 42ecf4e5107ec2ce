import { expect, test } from 'vitest'
import { expectAccessible, type View } from './axe.ts'
import {
  figure,
  HUGE_AMOUNTS,
  hash,
  MOST_FIELDS,
  PATH,
  SINGLE,
  showDetails,
  wages,
  wagesOf,
} from './calculator-page.ts'
import type { BrandName } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

test.each<[string, BrandName, string, View]>([
  ['with an error', 'dresdentax', '', { width: 320, colorScheme: 'light' }],
  ['with most fields filled in', 'brownco', MOST_FIELDS, { width: 1440, colorScheme: 'dark' }],
  ['with huge amounts', 'payroll', HUGE_AMOUNTS, { width: 320, colorScheme: 'dark' }],
])('the tax calculator %s has no accessibility violations', async (_, brand, state, view) => {
  const { page, open, faults } = await harness.visit()
  await open(brand, PATH + state)
  await showDetails(page)
  if (state === '') {
    await wages(page).fill('plenty')
    await page.locator('.calc').getByRole('alert').waitFor()
  }
  await expectAccessible(page, [view])
  expect(faults).toEqual([])
})

test('clicking "Breakdown" in the tax calculator scrolls the breakdown into view', async () => {
  const { page, open } = await harness.visit({ reducedMotion: 'reduce' })
  await open('payroll', PATH + SINGLE)
  await page.getByRole('link', { name: 'Breakdown' }).click()
  await page.locator('header[data-scrolled]').waitFor()
  await expect.poll(() => hash(page)).toBe(SINGLE)
  const heading = await page.getByRole('heading', { name: 'Where each dollar goes' }).boundingBox()
  expect(heading && heading.y > 0 && heading.y < 300).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.locator('.slip-bar')
  await bar.getByRole('button', { name: 'Details' }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('calc-result')
  expect(await page.locator('.slip-head').evaluate((head) => head.getBoundingClientRect().top < innerHeight)).toBe(true)
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p class="consent-banner">?</p>'))
  expect(await bar.isVisible()).toBe(false)
})

test("the tax calculator's result bar never covers the focused field on a phone", async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 640 } })
  await open('dresdentax', PATH)
  await showDetails(page)
  await page.getByRole('combobox', { name: 'Tax year' }).focus()
  const tips = wagesOf(page, 'Tips')
  for (let count = 0; count < 17; count += 1) {
    await page.keyboard.press('Tab')
    if (count === 6) {
      await page.keyboard.press('Enter')
      await tips.waitFor()
    }
    const isVisible = () =>
      page.evaluate(() => {
        const { left, top, right, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return document.activeElement?.contains(onTop ?? null) || `${document.activeElement?.textContent} is covered`
      })
    await expect.poll(isVisible).toBe(true)
  }
  await page.getByRole('button', { name: 'Details' }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('calc-result')
})

test("the tax calculator's result bar is not sticky at 400% zoom", async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 256 }, forcedColors: 'active' })
  await open('brownco', PATH + MOST_FIELDS)
  await showDetails(page)
  expect(await page.locator('.slip-bar').evaluate((bar) => getComputedStyle(bar).position)).toBe('static')
  const invisible = await page
    .locator('.calc rect')
    .evaluateAll((bars) =>
      bars.map((bar) => getComputedStyle(bar).fill === getComputedStyle(document.documentElement).backgroundColor),
    )
  expect([invisible.length > 2, ...new Set(invisible)]).toEqual([true, false])
})

test('all rows of a tax calculator comparison fit on a phone screen', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 640 } })
  for (const state of [MOST_FIELDS, HUGE_AMOUNTS]) {
    await page.goto('about:blank')
    await open('brownco', PATH + state)
    const tables = page.getByRole('region', { name: 'Compare two scenarios' }).getByRole('table')
    await tables.first().waitFor()
    expect(await tables.first().getByRole('row').nth(1).innerText()).toContain('You keep')
    const overflowing = await tables.locator('tbody :is(th, td)').evaluateAll((cells) =>
      cells.filter((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(cell)
        const broken = cell.tagName === 'TD' && /\d/.test(range.toString()) && range.getClientRects().length > 1
        return left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth || broken
      }),
    )
    expect(overflowing).toEqual([])
  }
})

test('at least two rows under "Effect of your last change" fit in a 610-pixel-tall tax calculator window', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 1366, height: 610 } })
  await open('payroll', PATH + MOST_FIELDS)
  await wagesOf(page, 'Wages, you').fill('99000')
  const lastChange = page.getByRole('region', { name: /last change/ })
  await lastChange.waitFor()
  await lastChange.scrollIntoViewIfNeeded()
  const visible = () =>
    lastChange.locator('dl > div').evaluateAll(
      (lines) =>
        lines.filter((line) => {
          const { top, bottom, height } = line.getBoundingClientRect()
          return height > 0 && top > 0 && bottom <= innerHeight
        }).length,
    )
  await expect.poll(visible).toBeGreaterThanOrEqual(2)
})

test('the tax calculator keeps its scroll position when the visitor returns from another page', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 360, height: 740 } })
  await open('dresdentax', PATH + MOST_FIELDS)
  await showDetails(page)
  const link = page.getByRole('link', { name: 'Talk to Us About This Result' })
  // The router saves only scroll positions that a scroll event has reported.
  await link.evaluate(async (element) => {
    const scrolled = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
    element.scrollIntoView({ block: 'center' })
    await scrolled
  })
  const top = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN)
  const before = await top()
  await link.click()
  await page.locator('main [name=message]').waitFor()
  await page.goBack()
  await showDetails(page)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5)
})

test('a keystroke in a tax calculator with many filled-in fields triggers at most six layout passes', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', PATH + MOST_FIELDS)
  await showDetails(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const layouts = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
  }
  const totalText = figure(page)
  const first = await totalText.innerText()
  await wagesOf(page, 'Wages, you').fill('8500')
  await expect.poll(() => totalText.textContent()).not.toBe(first)
  for (const key of ['5', 'Backspace', '5', 'Backspace']) {
    const shown = (await totalText.textContent()) ?? ''
    // A screen reader announcement triggers a layout about a second after each change in the calculator.
    await page.locator('.calc [role=status]', { hasText: shown }).waitFor({ state: 'attached' })
    const before = await layouts()
    await page.keyboard.press(key)
    await expect.poll(() => totalText.textContent()).not.toBe(shown)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect((await layouts()) - before).toBeLessThanOrEqual(6)
  }
})
