import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { routePaths } from '#scripts/page-bytes'
import { HEADING_FONTS } from '#shared/heading-fonts'
import { BRANDS } from './harness.ts'
import { installFont } from './install-font.ts'
import { enhanced, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const PATHS = [
  ...routePaths(readFileSync('src/route-tree.gen.ts', 'utf8')).filter((path) => !path.includes('$')),
  ...['/blog/payroll-dates-2027', '/blog/tag/ohio', '/blog?q=payroll', '/contact?service=payroll&from=/'],
  ...['/contact?sent=4829-1730', '/nowhere', `/blog/${'long-'.repeat(40)}`],
]
const WIDTHS = [390, 768, 1024, 1440]
/** Pages that load at the same time. */
const TABS = 4
/** Cumulative layout shift before the fonts arrive. A text font in the browser's memory can move the menu by a pixel. */
const MAX_SHIFT = 0.001
/** Cumulative layout shift of the fonts. A few titles break into other lines in the fallback. */
const MAX_FONT_SHIFT = 0.04

type Shift = [value: number, moved: string[]]

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node }[]
}

/** Records what moves in the page, also before its code runs. */
function recordShifts() {
  const seen = Object.assign(window, { shifts: [] as Shift[] })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : `${node?.textContent}`))
      seen.shifts.push([value, moved.map((html) => html.slice(0, 80))])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Returns what has moved. The next frame has the last layout, and the frame after it reports its shifts. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

function sum(shifts: Shift[]): number {
  return shifts.reduce((total, [value]) => total + value, 0)
}

test.each(BRANDS)(
  '%s: no page shifts while its code loads, and late fonts shift it by less than 0.04',
  async (brand) => {
    const { heading } = getBrand(brand).fonts
    const found: unknown[] = []

    async function openWithLateFonts(page: Page, width: number, path: string) {
      const released = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await released.promise
        await route.continue()
      })
      await page.goto(harness.address(brand, path), { waitUntil: 'commit' })
      await enhanced(page)
      await page.waitForFunction(() => !document.querySelector('main .skeleton'))
      const ofCode = await shiftsOf(page)
      if (sum(ofCode) >= MAX_SHIFT) found.push([width, path, ofCode])
      released.resolve()
      await page.evaluate(() => document.fonts.ready)
      const ofFonts = (await shiftsOf(page)).slice(ofCode.length)
      if (sum(ofFonts) >= MAX_FONT_SHIFT) found.push([width, path, ofFonts])
      await page.unroute('**/*.woff2')
    }

    for (const width of WIDTHS) {
      const rest = PATHS.values()
      const walk = async () => {
        // A visitor of its own, because a stored font would not be late. Without motion, because numbers that count move too.
        const { page, context } = await harness.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
        await page.addInitScript(recordShifts)
        await page.route('**/media/**', (route) => route.abort())
        await installFont(page, heading, HEADING_FONTS[heading].fallbacks[0])
        for (const path of rest) await openWithLateFonts(page, width, path)
        await context.close()
      }
      await Promise.all(Array.from({ length: TABS }, walk))
    }
    expect(found).toEqual([])
  },
)
