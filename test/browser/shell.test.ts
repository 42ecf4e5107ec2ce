import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

interface Shift {
  value: number
  /** The elements that moved. */
  moved: string[]
}

/** Every movement of the layout since the page began, what follows a click or key included. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]).map(
              ({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? ''),
              }),
            ),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve([]), 300)
      }),
  )

test.each(BRANDS.flatMap((brand) => [360, 1440].map((width) => [brand, width] as const)))(
  '%s at %i px: nothing shifts while home loads, and each of its fonts is fetched once',
  async (brand, width) => {
    const { page, open, faults, context } = await harness.visit({ viewport: { width, height: 900 } })
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await open(brand, '/')
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(500)
    expect(await shifts(page)).toEqual([])
    const preloaded = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href),
    )
    expect(preloaded.length).toBeGreaterThan(0)
    expect(fonts.toSorted()).toEqual(preloaded.toSorted())
    expect(faults).toEqual([])
    await context.close()
  },
)

test('past 20 px the bar shrinks from 28 to 20 units, and nothing below it moves', async () => {
  const { page, open, context } = await harness.visit({ reducedMotion: 'reduce' })
  await open('dresdentax', '/cookies')
  const row = () => page.locator('.site-bar-row').evaluate((element) => element.getBoundingClientRect().height)
  const place = () => page.evaluate(() => (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) + scrollY)
  const unit = 0.25 * (await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)))
  const before = await place()
  expect(await row()).toBeCloseTo(28 * unit)
  await page.evaluate(() => scrollTo(0, 20))
  await page.waitForTimeout(200)
  expect(await row()).toBeCloseTo(28 * unit)
  await page.evaluate(() => scrollTo(0, 21))
  await page.locator('.site-bar[data-scrolled]').waitFor()
  expect(await row()).toBeCloseTo(20 * unit)
  expect(await place()).toBe(before)
  expect(await page.evaluate(() => scrollY)).toBe(21)
  expect((await shifts(page)).flatMap(({ moved }) => moved).filter((html) => html.startsWith('<h1'))).toEqual([])
  await context.close()
})

test('a page that scrolls by a little more than the threshold stays where it was put', async () => {
  const { page, open, context } = await harness.visit()
  await open('payroll', '/cookies')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height: height - 30 })
  await page.evaluate(() => scrollTo(0, 100))
  await page.locator('.site-bar[data-scrolled]').waitFor()
  await page.waitForTimeout(600)
  const seen = await page.evaluate(async () => {
    const states: string[] = []
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame)
      states.push(`${scrollY} ${document.querySelector('.site-bar')?.hasAttribute('data-scrolled')}`)
    }
    return [...new Set(states)]
  })
  expect(seen).toEqual(['30 true'])
  await context.close()
})

test('the scheme follows the OS until one is chosen, and the toggle says what it will do', async () => {
  const { page, open, faults, context } = await harness.visit({ colorScheme: 'light' })
  // Storage that throws: the choice holds for the page.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open('brownco', '/cookies')
  const header = page.locator('header')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await header.getByRole('button', { name: 'Switch to dark', exact: true }).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await ground()
  expect(dark).not.toBe(light)
  await header.getByRole('button', { name: 'Switch to light', exact: true }).click()
  expect(await ground()).toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await header.getByRole('button', { name: 'Switch to dark', exact: true }).click()
  expect(await ground()).toBe(dark)
  expect(faults).toEqual([])
  await context.close()
})

test('the footer leads to the other firms, and to the feed from home and blog alone, on the brand that is shown', async () => {
  const { page, open, context } = await harness.visit()
  const feed = page.locator('footer').getByRole('link', { name: 'RSS' })
  for (const [path, count] of [
    ['/', 1],
    ['/blog', 1],
    ['/cookies', 0],
  ] as const) {
    await open('dresdentax', `${path}?domain=brownco`)
    expect([path, await feed.count()]).toEqual([path, count])
    if (count) expect(await feed.getAttribute('href')).toBe('/rss.xml?domain=brownco')
  }
  await page.locator('footer [data-brand-family] a').click()
  await page.waitForURL('**/?domain=brownco#connected')
  await page.locator('#connected').waitFor()
  await context.close()
})
