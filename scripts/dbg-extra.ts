// print, forced colors, 400% (320 px at zoom = 320x256 css px) and 320 px of ten pages, three brands
import { mkdir } from 'node:fs/promises'
import { BRANDS, startHarness } from '#test/browser/harness.ts'
const FOLDER = 'test/output/extra'
const PAGES = ['/services/payroll', '/industries/retail', '/blog/payroll-dates-2027', '/resources/tax-calculator#v1;y=2026;s=joint;w=62000;w2=38000;c=2;fw=7200;hw=2100', '/resources/due-dates', '/resources/tax-prep-checklist', '/contact', '/schedule']
const harness = await startHarness({}, {})
try {
  await mkdir(FOLDER, { recursive: true })
  for (const brand of BRANDS) {
    const { page, context } = await harness.visit({ reducedMotion: 'reduce' })
    for (const path of PAGES) {
      await page.goto(harness.address(brand, path))
      await page.locator('html[data-started=yes]').waitFor()
      await page.waitForFunction(() => !document.querySelector('.skeleton, .calc-pending'))
      const name = path === '/' ? '-home' : path.replace(/#.*/, '').replaceAll('/', '-')
      for (const [mode, media, width, height] of [['print', { media: 'print', forcedColors: 'none' }, 800, 1000], ['forced', { media: 'screen', forcedColors: 'active' }, 1024, 768], ['w320', { media: 'screen', forcedColors: 'none' }, 320, 700], ['z400', { media: 'screen', forcedColors: 'none' }, 320, 256]] as const) {
        await page.emulateMedia({ ...media, colorScheme: 'light', reducedMotion: 'reduce' } as never)
        await page.setViewportSize({ width, height })
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight) { scrollTo(0, y); await new Promise((r) => requestAnimationFrame(r)) }
          scrollTo(0, 0)
          await document.fonts.ready
        })
        await page.waitForTimeout(150)
        await page.screenshot({ path: `${FOLDER}/${brand}${name}-${mode}.png`, fullPage: true })
      }
    }
    await context.close()
  }
} finally { await harness.stop() }
