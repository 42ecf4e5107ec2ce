import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brands, getBrand } from '#brands/index'
import { HEADING_FONTS, headingFamilies } from '#shared/heading-fonts'
import { installFont } from './install-font.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

/** Cumulative layout shift. Words that move to another line of the same heading count too. */
const MAX_SHIFT = 0.005
const WIDTHS = [390, 768, 1024, 1440]
const PATHS = ['/', '/services/payroll', '/resources/ohio-business-taxes', '/blog', '/blog/payroll-dates-2027']
const CASES = brands.flatMap(({ id, fonts }) =>
  HEADING_FONTS[fonts.heading].fallbacks.map((system) => [id, system] as const),
)

/** The fonts that the browser uses for the page's heading. */
async function headingFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName)
}

interface Shifts {
  /** Cumulative layout shift. */
  total: number
  /** Elements that moved up or down. Words may move to another line of the same heading. */
  moved: string[]
}

async function recordShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const seen: Shifts = { total: 0, moved: [] }
    const record = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as unknown as LayoutShift[]) {
        seen.total += value
        for (const { node, previousRect, currentRect } of sources)
          if (Math.abs(previousRect.y - currentRect.y) >= 3) seen.moved.push(node?.textContent?.slice(0, 60) ?? '')
      }
      return seen
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // The browser reports shifts late if it is busy.
    Object.assign(window, { shiftsSoFar: () => record(observer.takeRecords()) })
  })
  return () => page.evaluate(() => (window as unknown as { shiftsSoFar: () => Shifts }).shiftsSoFar())
}

interface LayoutShift {
  value: number
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

test.each(CASES)(
  '%s: headings replace %s Bold when their late font loads, and the layout shifts by less than 0.005',
  async (brand, system) => {
    const { heading } = getBrand(brand).fonts
    const family = headingFamilies(heading).find((name) => name.endsWith(system)) ?? ''
    const found: unknown[] = []
    // No phone has DejaVu, which is for Linux on desktops.
    for (const width of system.startsWith('DejaVu') ? WIDTHS.slice(1) : WIDTHS) {
      // A new visitor, because a stored font would not be late. Without motion, because numbers that count move too.
      const { page, context } = await harness.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      const shifts = await recordShifts(page)
      let released = Promise.withResolvers<void>()
      await page.route('**/media/**', (route) => route.abort())
      await page.route('**/*.woff2', async (route) => {
        await released.promise
        await route.continue()
      })
      await installFont(page, heading, system)
      for (const path of PATHS) {
        released = Promise.withResolvers()
        await page.goto(harness.address(brand, path), { waitUntil: 'commit' })
        await page.waitForFunction(isPaintedWith, family)
        await nextFrames(page)
        expect((await headingFonts(page)).join()).not.toContain(heading)
        const before = await shifts()
        released.resolve()
        await page.evaluate(() => document.fonts.ready)
        await nextFrames(page)
        expect((await headingFonts(page)).join()).toContain(heading)
        const after = await shifts()
        const moved = after.moved.slice(before.moved.length)
        const total = after.total - before.total
        if (total >= MAX_SHIFT || moved.length > 0) found.push([width, path, total, moved])
      }
      await context.close()
    }
    expect(found).toEqual([])
  },
)

function isPaintedWith(family: string): boolean {
  const isLoaded = [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded')
  return (
    document.readyState !== 'loading' && isLoaded && performance.getEntriesByName('first-contentful-paint').length > 0
  )
}

/** Waits for two frames: the first one has the new layout, and the second one reports its shifts. */
async function nextFrames(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
