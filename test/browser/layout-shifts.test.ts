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
/** Cumulative layout shift before the fonts arrive. Two links in the header sometimes move by less than a pixel. */
const MAX_SHIFT = 0.001
/** Cumulative layout shift of late fonts. A few titles break into other lines in the fallback. */
const MAX_FONT_SHIFT = 0.04

/** Each path at each width, in one brand, or with ALL_PAGES in each brand. */
const VISITS = PATHS.flatMap((path, index) =>
  WIDTHS.flatMap((width, widthIndex) =>
    BRANDS.filter((_, at) => process.env.ALL_PAGES || at === (index + widthIndex) % BRANDS.length).map((brand) => ({
      path,
      width,
      brand,
    })),
  ),
)

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

// A test for each width, because all visits together could take longer than the time limit on a slow machine.
test.each(WIDTHS)(
  'at %i px, late code shifts no page, and late fonts shift each page by less than 0.04',
  async (windowWidth) => {
    const found: unknown[] = []

    async function openWithLateFonts({ path, width, brand }: (typeof VISITS)[number]) {
      const { heading } = getBrand(brand).fonts
      // A new visitor, because a stored font would not be late. Without motion, because numbers that count move too.
      const { page, context } = await harness.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      await page.addInitScript(recordShifts)
      await page.route('**/media/**', (route) => route.abort())
      await installFont(page, heading, HEADING_FONTS[heading].fallbacks[0])
      const released = Promise.withResolvers<void>()
      let isFontLate = false
      await page.route('**/*.woff2', async (route) => {
        isFontLate = true
        await released.promise
        await route.continue()
      })
      await page.goto(harness.address(brand, path), { waitUntil: 'commit' })
      await enhanced(page)
      await page.waitForFunction(() => !document.querySelector('main .skeleton'))
      const ofCode = await shiftsOf(page)
      released.resolve()
      await page.evaluate(() => document.fonts.ready)
      const ofFonts = (await shiftsOf(page)).slice(ofCode.length)
      if (!isFontLate || sum(ofCode) >= MAX_SHIFT || sum(ofFonts) >= MAX_FONT_SHIFT)
        found.push({ brand, path, width, ofCode, isFontLate, ofFonts })
      await context.close()
    }

    const rest = VISITS.filter(({ width }) => width === windowWidth).values()
    const walk = async () => {
      for (const visit of rest) await openWithLateFonts(visit)
    }
    await Promise.all(Array.from({ length: TABS }, walk))
    // As the message, because a list is cut short in the output.
    expect(found, found.map((visit) => JSON.stringify(visit)).join('\n')).toEqual([])
  },
)
