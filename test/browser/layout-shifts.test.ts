import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routePaths } from '#scripts/page-bytes'
import { BRANDS } from './harness.ts'
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

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Records what moves in the page, also before its code runs. */
function recordShifts() {
  const seen = Object.assign(window, { shifts: [] as string[] })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      for (const { node, previousRect, currentRect } of sources) {
        const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))
        seen.shifts.push(`${value.toFixed(4)} ${node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent?.slice(0, 40)} ${before} → ${after}`)
      }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Returns what has moved. The next frame has the last layout, and the frame after it reports its shifts. */
async function shiftsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

async function openSlowly(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' })
  await enhanced(page)
  await page.waitForFunction(() => !document.querySelector('main .skeleton'))
  await page.evaluate(() => document.fonts.ready)
}

test.each(BRANDS)('%s: no page shifts while its late fonts and its code load, at any width', async (brand) => {
  const found: unknown[] = []
  for (const width of WIDTHS) {
    const { context } = await harness.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const rest = PATHS.values()
    const walk = async () => {
      const page = await context.newPage()
      await page.addInitScript(recordShifts)
      await page.route('**/*.woff2', async (route) => {
        await enhanced(page)
        await route.continue()
      })
      for (const path of rest) {
        const start = performance.now()
        await openSlowly(page, harness.address(brand, path))
        const seen = await shiftsOf(page)
        if (seen.length > 0) found.push([width, path, seen])
        if (process.env.TI) console.log(brand, width, path, Math.round(performance.now() - start))
      }
    }
    await Promise.all(Array.from({ length: TABS }, walk))
    await context.close()
  }
  expect(found).toEqual([])
})
