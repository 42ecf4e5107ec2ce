/**
 * `npm run screenshots` saves full-page screenshots of the last build to test/output/screenshots/, for each brand in light and dark
 * mode at four widths. Arguments replace the default paths: `npm run screenshots -- /schedule`. `--brand ID` selects one brand, and
 * `--width PX` selects one width. `--cards` replaces the default paths with a post that contains every card in Ghost's editor.
 */
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { BRANDS, type BrandName, type Harness, startHarness } from '#test/browser/harness.ts'

const FOLDER = 'test/output/screenshots'
const CALCULATOR = '/resources/tax-calculator#v1;y=2026;s=joint;w=62000;w2=38000;c=2;fw=7200;hw=2100'
const PAGES = [
  '/',
  '/services/payroll',
  '/blog/payroll-dates-2027',
  '/blog',
  CALCULATOR,
  '/resources/due-dates',
  '/schedule',
  '/contact',
  '/no-such-page',
]
const SCHEMES = ['light', 'dark'] as const
const WIDTHS = { 390: 844, 768: 1024, 1024: 768, 1440: 900 } as const

const CARDS = '/blog/edge-all-cards'

const { values, positionals } = parseArgs({
  options: { cards: { type: 'boolean' }, brand: { type: 'string' }, width: { type: 'string' } },
  allowPositionals: true,
})
const chosen = [...(values.cards ? [CARDS] : []), ...positionals]
const paths = chosen.length > 0 ? chosen : PAGES
const harness = await startHarness({}, { edge: values.cards ?? false })
try {
  await mkdir(FOLDER, { recursive: true })
  for (const brand of BRANDS)
    if ([undefined, brand].includes(values.brand as BrandName)) await shootBrand(harness, brand)
} finally {
  await harness.stop()
}

async function shootBrand({ visit, address }: Harness, brand: BrandName): Promise<void> {
  const { page, context } = await visit({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(address(brand, path))
    await page.locator('html[data-started=yes]').waitFor()
    await page.waitForFunction(() => !document.querySelector('.skeleton, .calc-pending'))
    const stay = page.getByRole('button', { name: 'Stay on This Page' })
    if (await stay.isVisible()) await stay.click()
    for (const colorScheme of SCHEMES)
      for (const [width, height] of Object.entries(WIDTHS)) {
        if (values.width !== undefined && values.width !== width) continue
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width: Number(width), height })
        await loadLazyImages(page)
        const name = path === '/' ? '-home' : path.replace(/#.*/, '').replaceAll('/', '-')
        const file = `${FOLDER}/${brand}${name}-${colorScheme}-${width}.png`
        await page.screenshot({ path: file, fullPage: true })
        console.log(file)
      }
  }
  await context.close()
}

async function loadLazyImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo(0, 0)
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
  })
}
