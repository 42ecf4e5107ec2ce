import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { systemFontUrl } from '#scripts/fonts/heading-faces.ts'
import { routePaths } from '#scripts/page-bytes.ts'
import { sendRequest } from '#scripts/send-request.ts'
import { type FallbackFont, HEADING_FONTS, type HeadingFont } from '#shared/heading-fonts.ts'
import { encodePng } from '../ghost/image.ts'
import { BRANDS, type BrandName } from './harness.ts'
import { enhanced, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const PATHS = [
  ...routePaths(readFileSync('src/app/route-tree.gen.ts', 'utf8')).filter((path) => !path.includes('$')),
  ...['/blog/payroll-dates-2027', '/blog/tag/ohio', '/blog?q=payroll', '/contact?service=payroll&from=/'],
  ...['/contact?sent=4829-1730', '/nowhere', `/blog/${'long-'.repeat(40)}`],
]
const WIDTHS = [390, 768, 1024, 1440]
const PARALLEL_PAGES = 4
/** Two header links sometimes move by less than a pixel, so the limit on the layout shift (CLS) is not 0. */
const MAX_SHIFT = 0.001
/** A few titles wrap differently in the fallback font, so the CLS limit for loading fonts is higher than `MAX_SHIFT`. */
const MAX_FONT_SHIFT = 0.04

interface Visit {
  path: string
  width: number
  brand: BrandName
}

const VISITS = PATHS.flatMap((path, index): Visit[] =>
  path === '/'
    ? WIDTHS.flatMap((width) => BRANDS.map((brand) => ({ path, width, brand })))
    : [{ path, width: rotating(WIDTHS, index), brand: rotating(BRANDS, index) }],
)

function rotating<T>(all: readonly T[], index: number): T {
  return all[index % all.length] as T
}

type Shift = [value: number, moved: string[]]

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node }[]
}

function recordShifts() {
  const seen = Object.assign(window, { shifts: [] as Shift[] })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : `${node?.textContent}`))
      seen.shifts.push([value, moved.map((html) => html.slice(0, 80))])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The browser reports a layout shift two frames late. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

function sum(shifts: Shift[]): number {
  return shifts.reduce((total, [value]) => total + value, 0)
}

/** The page's CSP would block the font file, so `installFont` removes the CSP from the response. */
async function installFont(page: Page, heading: HeadingFont, system: FallbackFont) {
  const url = systemFontUrl(system)
  const local = new RegExp(`(font-family:"?${heading} Headings ${system}"?;[^}]*?src:)[^;}]*`)
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const { host, port, pathname, search } = new URL(route.request().url())
    const { status, body } = await sendRequest({ port: Number(port), path: pathname + search, headers: { host } })
    const html = body.toString().replace(local, `$1url(${url})`)
    return route.fulfill({ status, contentType: 'text/html', body: html.replaceAll(/\blocal\([^)]*\)/g, 'local("")') })
  })
}

function isPaintedInFallback(): boolean {
  const isLoaded = [...document.fonts].some(({ status }) => status === 'loaded')
  return (
    document.readyState !== 'loading' && isLoaded && performance.getEntriesByName('first-contentful-paint').length > 0
  )
}

test('slow-loading scripts do not cause layout shifts on any page', async () => {
  const found: unknown[] = []

  async function openWithLateFonts({ path, width, brand }: Visit, index: number) {
    const { heading } = getBrand(brand).fonts
    // Reduced motion keeps animated numbers from causing layout shifts.
    const { page, context } = await harness.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.addInitScript(recordShifts)
    await page.route('**/media/**', (route) => route.abort())
    // Only Linux desktops have the DejaVu fonts, so no phone uses DejaVu as the fallback font.
    const fallbacks = HEADING_FONTS[heading].fallbacks.filter((font) => width > 390 || !font.startsWith('DejaVu'))
    await installFont(page, heading, rotating(fallbacks, index))
    const released = Promise.withResolvers<void>()
    let isFontLate = false
    await page.route('**/*.woff2', async (route) => {
      isFontLate = true
      await released.promise
      await route.continue()
    })
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto(harness.address(brand, path), { waitUntil: 'commit' })
    await page.waitForFunction(isPaintedInFallback)
    // Unlike a real system font, the simulated fallback font may load after the first paint and cause a layout shift.
    const start = (await shiftsOf(page)).length
    code.resolve()
    await enhanced(page)
    await page.waitForFunction(() => !document.querySelector('main .skeleton'))
    const ofCode = (await shiftsOf(page)).slice(start)
    released.resolve()
    await page.evaluate(() => document.fonts.ready)
    const ofFonts = (await shiftsOf(page)).slice(start + ofCode.length)
    if (!isFontLate || sum(ofCode) >= MAX_SHIFT || sum(ofFonts) >= MAX_FONT_SHIFT)
      found.push({ brand, path, width, ofCode, isFontLate, ofFonts })
    await context.close()
  }

  const rest = VISITS.entries()
  const walk = async () => {
    for (const [index, visit] of rest) await openWithLateFonts(visit, index)
  }
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, walk))
  // Vitest truncates long arrays in failure messages.
  expect(found, found.map((visit) => JSON.stringify(visit)).join('\n')).toEqual([])
})

/** The shrinking top bar would count as a layout shift, so the test fixes the height of the top bar. */
async function startRecording(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => document.documentElement.style.setProperty('--bar-shrunk', 'var(--bar)'))
  return (await shiftsOf(page)).length
}

test('images that load while the visitor scrolls do not cause layout shifts', async () => {
  const image = `<p>Text.</p><p><img src="${harness.ghost.url}/content/images/2026/01/x.png" width="320" height="180" alt=""></p>`
  for (const number of [1, 2, 3])
    await harness.ghost.publish({
      ...{ slug: `moving-${number}`, title: `Images ${number}`, tags: ['Moving'], html: image.repeat(5) },
      feature_image: { alt: 'A drawing' },
    })
  const { page, open } = await harness.visit({ viewport: { width: 390, height: 700 } })
  await page.addInitScript(recordShifts)
  const body = encodePng(320, 180, [200, 210, 220], [])
  await page.route('**/media/**', (route) => route.fulfill({ body, contentType: 'image/png' }))
  for (const path of ['/blog/tag/moving', '/blog/moving-1']) {
    await open('payroll', path)
    const start = await startRecording(page)
    const images = page.locator('.post-image[data-state], .prose :not(.without-script) > img')
    for (const one of await images.all()) {
      await one.scrollIntoViewIfNeeded()
      await expect
        .poll(() => one.evaluate((element) => element.matches('[data-state=loaded], [data-loaded]')))
        .toBe(true)
    }
    const shifts = (await shiftsOf(page)).slice(start)
    expect([path, shifts, sum(shifts) < MAX_SHIFT]).toEqual([path, shifts, true])
  }
})

test('a slow-loading page replaces its skeleton without a layout shift', async () => {
  const path = '/resources/tax-calculator'
  const { page, faults, open } = await harness.visit()
  await page.addInitScript(recordShifts)
  await open('dresdentax', '/')
  await enhanced(page)
  let start = Number.POSITIVE_INFINITY
  let held: Promise<void> | undefined
  const holdCode = async () => {
    await page.locator('main > .skeleton').waitFor()
    // The page scrolls to the top and the top bar returns to its full height within 700 ms.
    await page.waitForTimeout(700)
    start = await startRecording(page)
  }
  await page.route('**/assets/*.js', async (route) => {
    held ??= holdCode()
    await held
    await route.continue()
  })
  await page.locator(`footer a[href="${path}"]`).first().click()
  await page.locator('h1:focus').waitFor()
  expect(held).toBeDefined()
  const shifts = (await shiftsOf(page)).slice(start)
  expect([shifts, sum(shifts) < MAX_SHIFT, faults]).toEqual([shifts, true, []])
})
