import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stats } from '#content/stats'
import { COUNTER_STEP_MS, COUNTER_STEPS } from '#shared/counters'
import { BAR_UNITS, BAR_UNITS_SHRUNK, SCROLL_SHRINK_PX } from '#shared/shell'
import { BRANDS, type Harness, startHarness } from './harness.ts'

/** The numbers are below the fold. */
const LOW = { viewport: { width: 1280, height: 500 } }
/** All of home is in view. */
const TALL = { viewport: { width: 1280, height: 6000 } }

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const FINAL = stats.map(({ value, suffix }) => `${value}${suffix}`)
const numbers = (page: Page) => page.locator('.stat-number').allInnerTexts()
const track = (page: Page) => page.locator('.carousel')
const scrolled = (page: Page) => track(page).evaluate((list) => list.scrollLeft)
const next = (page: Page) => page.getByRole('button', { name: 'More industries' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous industries' })

/** Notes what the first number becomes, and when, from before it is there. */
async function watchFirstNumber(page: Page) {
  await page.addInitScript(() => {
    const log: [text: string, at: number][] = []
    Object.assign(window, { log })
    let last: string | undefined
    new MutationObserver(() => {
      const text = document.querySelector('.stat-number')?.textContent ?? undefined
      if (text !== undefined && text !== last) log.push([text, performance.now()])
      last = text
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}
const firstNumberLog = (page: Page) => page.evaluate(() => (window as unknown as { log: [string, number][] }).log)

test('numbers in view at once, those never looked at and those without script are what they are', async () => {
  for (const options of [TALL, LOW, { javaScriptEnabled: false }, { ...LOW, reducedMotion: 'reduce' as const }]) {
    const { page, open, context } = await harness.visit(options)
    await watchFirstNumber(page)
    await open('dresdentax', '/')
    if ('reducedMotion' in options) await page.locator('.stats').scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    expect(await numbers(page)).toEqual(FINAL)
    if (!('javaScriptEnabled' in options)) expect(await firstNumberLog(page)).toHaveLength(1)
    await context.close()
  }
})

test('numbers that come into view later count up in 50 steps of 30 ms and end as what they are', async () => {
  const { page, open, faults, context } = await harness.visit(LOW)
  await watchFirstNumber(page)
  await open('dresdentax', '/')
  // A timer of the page's own beside it: those of a busy machine come late.
  await page.evaluate(
    ([steps = 0, ms]) => {
      const number = document.querySelector('.stat-number') as Element
      const own = new Promise<number>((done) => {
        new MutationObserver((_, observer) => {
          observer.disconnect()
          const began = performance.now()
          let step = 1
          const timer = setInterval(() => {
            step += 1
            if (step < steps) return
            clearInterval(timer)
            done(performance.now() - began)
          }, ms)
        }).observe(number, { subtree: true, childList: true, characterData: true })
      })
      Object.assign(window, { own })
    },
    [COUNTER_STEPS, COUNTER_STEP_MS],
  )
  await page.locator('.stats').scrollIntoViewIfNeeded()
  const own = await page.evaluate(() => (window as unknown as { own: Promise<number> }).own)
  await expect.poll(async () => (await firstNumberLog(page)).length).toBe(1 + COUNTER_STEPS)
  const [[whole], ...steps] = (await firstNumberLog(page)) as [[string, number], ...[string, number][]]
  const counted = steps.map(([text]) => Number.parseInt(text, 10))
  // The first number is 100, so each of the 50 steps shows.
  expect([whole, steps.length]).toEqual([FINAL[0], COUNTER_STEPS])
  expect(counted).toEqual([...counted].sort((one, other) => one - other))
  const took = (steps.at(-1)?.[1] ?? 0) - (steps[0]?.[1] ?? 0)
  expect(took).toBeGreaterThanOrEqual((COUNTER_STEPS - 1) * COUNTER_STEP_MS * 0.9)
  expect(took - own).toBeLessThanOrEqual(200)
  expect(await numbers(page)).toEqual(FINAL)
  // Once is enough.
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.stats').scrollIntoViewIfNeeded()
  await page.waitForTimeout(200)
  expect([await numbers(page), faults]).toEqual([FINAL, []])
  await context.close()
})

test.each(BRANDS)('%s: the carousel steps by button, and says where it ends', async (brand) => {
  const { page, open, context } = await harness.visit({
    reducedMotion: 'reduce',
    viewport: { width: 900, height: 900 },
  })
  await open(brand, '/')
  const ends = () =>
    Promise.all(
      [previous(page), next(page)].map(async (button) => (await button.getAttribute('aria-disabled')) === 'true'),
    )
  await track(page).scrollIntoViewIfNeeded()
  expect([await scrolled(page), await ends()]).toEqual([0, [true, false]])
  await next(page).click()
  // Under reduced motion it is there at once.
  const first = await scrolled(page)
  expect(first).toBeGreaterThan(0)
  await expect.poll(ends).toEqual([false, false])
  await next(page).click()
  await expect.poll(ends).toEqual([false, true])
  expect(await track(page).evaluate((list) => list.scrollWidth - list.clientWidth - list.scrollLeft)).toBeLessThan(2)
  // The button that came to its end keeps its focus, and pressing it does no harm.
  expect(await next(page).evaluate((button) => button === document.activeElement)).toBe(true)
  const last = await scrolled(page)
  await page.keyboard.press('Enter')
  expect(await scrolled(page)).toBe(last)
  await previous(page).click()
  expect(await scrolled(page)).toBeLessThan(last)
  await context.close()
})

test('the carousel moves by arrow keys and by scrolling, without script too', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, open, context } = await harness.visit({ javaScriptEnabled })
    await open('payroll', '/')
    await track(page).focus()
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    const before = await scrolled(page)
    await track(page).hover()
    await page.mouse.wheel(500, 0)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
    await context.close()
  }
})

test('with motion a step of the carousel glides, and ends on a card', async () => {
  const { page, open, context } = await harness.visit({ viewport: { width: 360, height: 740 } })
  await open('dresdentax', '/')
  await next(page).scrollIntoViewIfNeeded()
  // Told by the page itself: a busy machine asks too late to see how it begins.
  const first = await track(page).evaluateHandle((list) => ({
    scrolled: new Promise<number>((done) =>
      list.addEventListener('scroll', () => done(list.scrollLeft), { once: true }),
    ),
  }))
  await next(page).click()
  expect(await first.evaluate(({ scrolled }) => scrolled)).toBeLessThan(100)
  const off = () =>
    track(page).evaluate((list) => {
      const start = list.getBoundingClientRect().left
      return list.scrollLeft > 0
        ? Math.min(...[...list.children].map((card) => Math.abs(card.getBoundingClientRect().left - start)))
        : Number.POSITIVE_INFINITY
    })
  await expect.poll(off).toBeLessThanOrEqual(1)
  await context.close()
})

test('the bar shrinks past 20 px, blurs what is behind it, and its line tells how far one has read', async () => {
  const { page, open, context } = await harness.visit({ reducedMotion: 'reduce' })
  await open('brownco', '/')
  const bar = (at: number | 'end') =>
    page.evaluate(async (place) => {
      scrollTo(0, place === 'end' ? document.documentElement.scrollHeight : place)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300))))
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4
      const row = document.querySelector('.site-bar-row') as Element
      const { backdropFilter } = getComputedStyle(document.querySelector('.site-bar') as Element)
      const read = new DOMMatrix(getComputedStyle(document.querySelector('.scroll-line') as Element).transform).a
      return { units: row.getBoundingClientRect().height / unit, blurs: backdropFilter !== 'none', read }
    }, at)
  expect(await bar(0)).toEqual({ units: BAR_UNITS, blurs: false, read: 0 })
  expect(await bar(SCROLL_SHRINK_PX)).toMatchObject({ units: BAR_UNITS, blurs: false })
  expect(await bar(SCROLL_SHRINK_PX + 1)).toMatchObject({ units: BAR_UNITS_SHRUNK, blurs: true })
  expect((await bar('end')).read).toBeCloseTo(1, 2)
  await context.close()
})

test('on home the logo leads back to the top', async () => {
  const { page, open, documents, context } = await harness.visit()
  await open('dresdentax', '/')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.locator('.site-bar a:has(.logo-name)').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(documents).toHaveLength(1)
  await context.close()
})
