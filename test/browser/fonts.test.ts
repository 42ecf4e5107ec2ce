import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

/** Delays a font until after the first paint, ms. */
const LATE_MS = 700
const WIDTHS = [390, 1440]

/** The fonts that the browser uses for the page's heading. */
async function headingFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test.each(BRANDS)('%s: a late font causes no layout shift, and the next page uses it', async (brand) => {
  const { page } = await harness.visit()
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
  // On a busy machine the browser may also skip a stored font, because `font-display: optional` waits only 100 ms.
  const fontsAfterReload = async () => {
    await page.reload()
    await page.evaluate(() => document.fonts.ready)
    return (await headingFonts(page)).join()
  }
  await expect.poll(fontsAfterReload, { timeout: 60_000 }).toContain(getBrand(brand).fonts.heading)
})
