import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BRANDS, type BrandName } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

/** Each path with the brands that open it. Each brand has its own home. */
const PATHS: [path: string, brands: readonly BrandName[]][] = [
  ['/', BRANDS],
  ['/blog', ['dresdentax']],
  ['/blog/payroll-dates-2027', ['brownco']],
  ['/contact', ['payroll']],
  ['/resources/tax-calculator', ['dresdentax']],
  ['/services/payroll', ['brownco']],
  ['/nowhere', ['payroll']],
]
const WIDTHS = [390, 1440]

/** The place, color and font of every element. */
function readLayout() {
  return [...document.body.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, fontSize, fontWeight, borderColor } = getComputedStyle(element)
    const place = [x, y, width, height].map(Math.round).join()
    return `${element.tagName} ${element.className} ${place} ${color} ${fontSize} ${fontWeight} ${borderColor}`
  })
}

async function loadStylesheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const href = document.querySelector('noscript')?.textContent?.match(/href="([^"]+)"/)?.[1] ?? ''
    const link: HTMLLinkElement = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', reject)
      document.head.appendChild(link)
    })
  })
}

test.each(BRANDS)('%s: the rules in a page lay it out like the whole stylesheet', async (brand) => {
  const { page } = await harness.visit()
  await page.route('**/*.js', (route) => new Promise<void>(() => void route))
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0))
  for (const [path, brands] of PATHS)
    for (const width of brands.includes(brand) ? WIDTHS : []) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(harness.address(brand, path))
      await page.evaluate(() => document.fonts.ready)
      const own = await page.evaluate(readLayout)
      await loadStylesheet(page)
      expect([path, width, await page.evaluate(readLayout)]).toEqual([path, width, own])
      expect(own.length).toBeGreaterThan(100)
    }
})
