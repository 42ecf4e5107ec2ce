import { expect, test } from 'vitest'
import { expectAccessible, inBothThemes } from './axe.ts'
import { FULL, figure, HUGE, hash, PATH, SINGLE, showDetails, wages, wagesOf } from './calculator-page.ts'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const states = { 'with an error': '', full: FULL, 'with huge amounts': HUGE, 'from a damaged link': '#v1;y=20' }

test.each(BRANDS.flatMap((brand) => Object.entries(states).map(([name, state]) => [brand, name, state] as const)))(
  'on %s, the calculator %s has no axe findings and fits 320 and 1440 px, light and dark',
  async (brand, _, state) => {
    const { page, open, faults } = await harness.visit()
    await open(brand, PATH + state)
    await showDetails(page)
    if (state === '') {
      await wages(page).fill('plenty')
      await page.locator('.calc-error').waitFor()
    }
    await expectAccessible(page, inBothThemes(320, 1440))
    expect(faults).toEqual([])
  },
)

test.each(BRANDS)(
  'on %s, the slip is 392 px wide and stays 24 px below the top bar; on a phone a bar of 64 px leads to it',
  async (brand) => {
    const { page, open } = await harness.visit({ reducedMotion: 'reduce' })
    await open(brand, PATH + SINGLE)
    await page.getByRole('link', { name: 'Breakdown' }).click()
    await page.locator('.site-bar[data-scrolled]').waitFor()
    await expect.poll(() => hash(page)).toBe(SINGLE)
    const place = () =>
      page.evaluate(() => {
        const row = document.querySelector('.site-bar-row')?.getBoundingClientRect().bottom ?? 0
        const slip = document.querySelector('.slip')?.getBoundingClientRect()
        return slip && [Math.round(slip.width), Math.round(slip.top - row)]
      })
    await expect.poll(place).toEqual([392, 24])
    const heading = await page.getByRole('heading', { name: 'Where each dollar goes' }).boundingBox()
    expect(heading && heading.y > 0 && heading.y < 300).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('textbox', { name: 'Wages' }).scrollIntoViewIfNeeded()
    const bar = page.locator('.slip-bar')
    await expect
      .poll(() => bar.boundingBox().then((box) => box && [box.height, box.y + box.height, box.width]))
      .toEqual([64, 844, 390])
    await bar.getByRole('button', { name: 'Details' }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('calc-result')
    expect(await page.locator('.slip-head').evaluate((head) => head.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    )
    // The consent banner is the only bar while it asks.
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p class="consent-banner">?</p>'))
    expect(await bar.isVisible()).toBe(false)
  },
)

test('while its code loads, a skeleton has the places of the form and of the slip', async () => {
  const { page, open } = await harness.visit()
  const released = Promise.withResolvers<void>()
  await page.route(/\/calculator-[^/]*\.js$/, async (route) => {
    await released.promise
    await route.continue()
  })
  await open('brownco', PATH)
  const places = () =>
    page.evaluate(() =>
      ['.slip-inputs', '.slip'].map((part) => {
        const { x, y, width } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return [x, y, width].map(Math.round)
      }),
    )
  await page.locator('.slip .skeleton').waitFor()
  const loading = await places()
  released.resolve()
  await page.locator('.calc').waitFor()
  expect(await places()).toEqual(loading)
  expect(await page.locator('.skeleton').count()).toBe(0)
})

test('at 1440 px, each part of the page is 96 px below the one before it, and bars are measured by their table', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 1440, height: 900 } })
  await open('payroll', `${PATH}#v1;y=2026;s=joint;w=62000;w2=38000;fw=7200`)
  await page.locator('.calc-below').waitFor()
  const gaps = await page
    .locator('.slip-inputs > form, .calc-below > *, .tax-tables > *')
    .evaluateAll((parts) =>
      parts
        .slice(1)
        .map((part, index) =>
          Math.round(part.getBoundingClientRect().top - (parts[index]?.getBoundingClientRect().bottom ?? 0)),
        ),
    )
  expect([gaps.length, ...new Set(gaps)]).toEqual([6, 96])
  const [bar, table, share] = await page.locator('.calc-takeHome').evaluate((rect) => {
    const table = rect.closest('table')
    return [rect, table]
      .map((part) => part?.getBoundingClientRect().width)
      .concat(Number.parseFloat(table?.querySelector('tbody td + td')?.textContent ?? '') / 100)
  })
  expect((bar ?? 0) / (table ?? 0)).toBeCloseTo(share ?? Number.NaN, 2)
})

test('on a phone with a keyboard, the bar covers no focused field and Enter opens a situation', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 640 } })
  await open('dresdentax', PATH)
  await showDetails(page)
  await page.getByRole('combobox', { name: 'Tax year' }).focus()
  const tips = wagesOf(page, 'Tips')
  for (let count = 0; count < 17; count += 1) {
    await page.keyboard.press('Tab')
    // After status, wages, profit, withholding and children.
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

test('at 400% zoom the bar does not stick, and with forced colors every bar is visible', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 256 }, forcedColors: 'active' })
  await open('brownco', PATH + FULL)
  await showDetails(page)
  expect(await page.locator('.slip-bar').evaluate((bar) => getComputedStyle(bar).position)).toBe('static')
  const invisible = await page
    .locator('.calc-bar rect')
    .evaluateAll((bars) =>
      bars.map((bar) => getComputedStyle(bar).fill === getComputedStyle(document.documentElement).backgroundColor),
    )
  expect([invisible.length > 2, ...new Set(invisible)]).toEqual([true, false])
})

test('on a phone a comparison starts with the amount that the visitor keeps, and no row is wider than the window', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 640 } })
  for (const state of [FULL, HUGE]) {
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

test.each([320, 1440])('a twelve-digit total fits on one line in a window of %i px', async (width) => {
  const { page, open } = await harness.visit({ viewport: { width, height: 900 } })
  for (const brand of BRANDS) {
    await open(brand, PATH + HUGE)
    const amount = figure(page)
    await amount.waitFor()
    const [lines, overflow] = await amount.evaluate((total) => {
      const range = document.createRange()
      range.selectNodeContents(total)
      return [range.getClientRects().length, range.getBoundingClientRect().width - total.clientWidth]
    })
    expect(lines).toBe(1)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test.each([610, 640, 720, 900])(
  'in a window %i px high, the effects of the last change are in view beside the form',
  async (height) => {
    const { page, open } = await harness.visit({ viewport: { width: 1366, height } })
    await open('payroll', PATH + FULL)
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
    // The top bar still shrinks after the page has scrolled, and the slip follows it.
    await expect.poll(visible).toBeGreaterThanOrEqual(2)
  },
)
