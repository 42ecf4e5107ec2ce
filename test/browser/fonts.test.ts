import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** Later than any first paint, ms. */
const LATE_MS = 700
const WIDTHS = [390, 1440]

/** Fonts that the page's heading is really drawn with. */
async function drawnWith(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test.each(BRANDS)('%s: a font that comes late moves nothing, and the next page is drawn with it', async (brand) => {
  const { page, context } = await harness.visit()
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/media/**', (route) => route.abort())
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue()
  })
  for (const width of WIDTHS)
    for (const path of ['/', '/blog', '/blog/payroll-dates-2027']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(harness.address(brand, path))
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(100)
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
      expect([width, path, shift < 0.001 ? 0 : shift]).toEqual([width, path, 0])
    }
  await page.unroute('**/*.woff2')
  await page.goto(harness.address(brand, '/contact'))
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  const family = { dresdentax: 'Bitter', brownco: 'Archivo', payroll: 'Figtree' }[brand]
  expect((await drawnWith(page)).join()).toContain(family)
  await context.close()
})
