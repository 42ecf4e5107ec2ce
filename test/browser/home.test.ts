import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SERVICE_IDS } from '#catalog/services/index.ts'
import { stats } from '#content/stats.ts'
import { COUNTER_STEP_MS, COUNTER_STEPS } from '#features/home/counters.ts'
import { setUpHarness } from './set-up-harness.ts'

const NUMBERS_OUT_OF_VIEW = { viewport: { width: 1280, height: 500 } }

const harness = setUpHarness()

const FINAL_VALUES = stats(SERVICE_IDS.length).map(({ value, suffix }) => `${value}${suffix}`)
const numbers = (page: Page) => page.locator('.stats dd').allInnerTexts()

async function recordFirstNumber(page: Page) {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { values: [] as string[], widths: new Set<number>() })
    function record() {
      // The text of a number may be incomplete while the browser is parsing the page.
      if (document.readyState === 'loading') return
      const number = document.querySelector('.stats dd')
      const text = number?.textContent
      if (!text || text === seen.values.at(-1)) return
      seen.values.push(text)
      if (seen.values.length > 1) seen.widths.add(Math.round(number.children[0]?.getBoundingClientRect().width ?? 0))
    }
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true })
    document.addEventListener('DOMContentLoaded', record)
  })
}
const recorded = (page: Page) =>
  page.evaluate(() => {
    const { values, widths } = window as unknown as { values: string[]; widths: Set<number> }
    return { values, widths: [...widths] }
  })

test('the numbers on the home page do not count up if the visitor prefers reduced motion', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 1280, height: 6000 }, reducedMotion: 'reduce' })
  await recordFirstNumber(page)
  await open('dresdentax', '/')
  await page.waitForTimeout(300)
  expect([await numbers(page), (await recorded(page)).values.length]).toEqual([FINAL_VALUES, 1])
})

test('the numbers on the home page count up once when the visitor scrolls them into view', async () => {
  const { page, open, faults } = await harness.visit(NUMBERS_OUT_OF_VIEW)
  await recordFirstNumber(page)
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (element) {
      element.toggleAttribute('data-observed', true)
      observe.call(this, element)
    }
  })
  await open('dresdentax', '/')
  await page
    .locator('.stats dd [data-observed]')
    .nth(FINAL_VALUES.length - 1)
    .waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('.stats').scrollIntoViewIfNeeded()
  const steps = async () => (await recorded(page)).values.length - 1
  const run = async (count: number) => {
    for (let step = 0; step < count; step++) await page.clock.runFor(COUNTER_STEP_MS)
    return steps()
  }
  // The page's IntersectionObserver is older than the test's IntersectionObserver, so the page's observer fires first.
  await page.evaluate(() => {
    const number = document.querySelector('.stats dd span') as HTMLElement
    return new Promise<void>((resolve) => {
      new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(number)
    })
  })
  expect(await run(1)).toBe(1)
  expect(await run(COUNTER_STEPS - 1)).toBe(COUNTER_STEPS)
  const { values, widths } = await recorded(page)
  const [final, ...counted] = values.map((text) => Number.parseInt(text, 10))
  expect(counted).toEqual(counted.toSorted((one = 0, other = 0) => one - other))
  expect([counted.at(-1), await numbers(page), widths.length]).toEqual([final, FINAL_VALUES, 1])
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.stats').scrollIntoViewIfNeeded()
  expect([await run(10), faults]).toEqual([COUNTER_STEPS, []])
})

test('a carousel button keeps focus when it is disabled at the end of the carousel', async () => {
  const { page, open, documents } = await harness.visit({
    reducedMotion: 'reduce',
    viewport: { width: 640, height: 900 },
  })
  await open('brownco', '/')
  const track = page.locator('.carousel')
  const scrolled = () => track.evaluate((list) => list.scrollLeft)
  const [previous, next] = ['Previous industries', 'More industries'].map((name) => page.getByRole('button', { name }))
  if (!previous || !next) throw new Error('The carousel has no buttons')
  const ends = () =>
    Promise.all([previous, next].map(async (button) => (await button.getAttribute('aria-disabled')) === 'true'))
  await track.scrollIntoViewIfNeeded()
  expect([await scrolled(), await ends()]).toEqual([0, [true, false]])
  await next.click()
  await expect.poll(scrolled).toBeGreaterThan(0)
  await expect.poll(ends).toEqual([false, false])
  await expect
    .poll(async () => {
      const [, isLast] = await ends()
      // `force` skips Playwright's wait for an enabled button, because the scroll button may be disabled after a click.
      if (!isLast) await next.click({ force: true })
      return ends()
    })
    .toEqual([false, true])
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
  const last = await scrolled()
  await page.keyboard.press('Enter')
  expect(await scrolled()).toBe(last)
  await previous.click()
  await expect.poll(scrolled).toBeLessThan(last)

  await page.getByRole('banner').getByRole('link').first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(documents).toHaveLength(1)
})

const chosen = (page: Page) =>
  page.evaluate(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('.choice-radio')]
    const isFilled = (radio: Element) => getComputedStyle(radio, '::before').backgroundColor !== 'rgba(0, 0, 0, 0)'
    return {
      checked: document.querySelector<HTMLInputElement>('.choice-radio:checked')?.value,
      panels: [...document.querySelectorAll<HTMLElement>('.choice-panel')]
        .filter((panel) => panel.checkVisibility({ visibilityProperty: true }))
        .map((panel) => panel.querySelector('h2')?.textContent),
      squares: radios.filter(isFilled).map(({ value }) => value),
    }
  })

test('the radio buttons on the home page switch the visible panel without JavaScript', async () => {
  const { page, open } = await harness.visit({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  await open('brownco', '/')
  const all = (verb: string) => ({ checked: verb, panels: [verb], squares: [verb] })
  expect(await chosen(page)).toEqual(all('Hire'))
  await page.getByRole('radio', { name: 'Hire' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => chosen(page)).toEqual(all('Borrow'))
  await page.getByText('Sell', { exact: true }).first().click()
  await expect.poll(() => chosen(page)).toEqual(all('Sell'))
})
