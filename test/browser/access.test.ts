import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routePaths } from '../tools/page-bytes.ts'
import { violations } from './axe.ts'
import { BRANDS, type Harness, startHarness } from './harness.ts'

/** Every page that needs no parameter. */
const ROUTES = routePaths(readFileSync('src/route-tree.gen.ts', 'utf8')).filter((path) => !path.includes('$'))

/** And some of those that do. */
const BLOG = [
  '/blog/sales-tax-rates-by-county',
  '/blog/edge-all-cards',
  '/blog/tag/ohio',
  '/blog?q=payroll',
  '/blog?q=nothing-of-this-kind',
  `/blog/${'long-'.repeat(40)}`,
]

let harness: Harness

beforeAll(async () => {
  harness = await startHarness({}, { edge: true })
})
afterAll(() => harness?.stop())

/** Headings in larger type than the page's own. */
async function biggerThanTitle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const title = Math.max(...[...document.querySelectorAll('h1')].map(size))
    const others = [...document.querySelectorAll('main :is(h2, h3, h4, legend)')]
    return others.filter((heading) => size(heading) > title).map((heading) => heading.textContent ?? '')
  })
}

test.each(BRANDS)(
  '%s: axe finds nothing, light or dark, wide or narrow, no heading outgrows the title, and nothing sticks out',
  async (brand) => {
    const { page, open, context } = await harness.visit()
    for (const path of [...ROUTES, ...BLOG, '/contact?sent=1', '/nowhere']) {
      await open(brand, path)
      for (const width of [320, 360, 1440])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme })
          if (width > 320)
            expect([path, width, colorScheme, await violations(page)]).toEqual([path, width, colorScheme, []])
          expect([path, width, await biggerThanTitle(page)]).toEqual([path, width, []])
          const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect([path, width, 'scrolls sideways by', scrolls]).toEqual([path, width, 'scrolls sideways by', 0])
        }
    }
    await context.close()
  },
  300_000,
)

test('a form with errors is clean too, and the way through the page by keyboard begins with a skip link', async () => {
  const { page, open, context } = await harness.visit()
  await open('brownco', '/contact')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip to content')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])
  await context.close()
})
