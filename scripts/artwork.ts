/** `npm run artwork` generates each brand's icons and share image from its logo, drawings, colors and fonts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brands } from '#brands/index.ts'
import { SHARE_IMAGE } from '#features/document/sharing.ts'
import { iconSvg, tileSvg } from '#scripts/artwork/icon.ts'
import { sharePage } from '#scripts/artwork/share-page.ts'
import { launchChromium } from '#test/browser/chromium.ts'

/** A brand's PNG icons. iOS rounds the corners of the 180 px icon, and Android crops the maskable icon to the inner 80%. */
const TILES = [
  { name: 'icon-180', size: 180, mark: 0.62, corner: 0 },
  { name: 'icon-192', size: 192, mark: 0.68, corner: 0.2 },
  { name: 'icon-512', size: 512, mark: 0.68, corner: 0.2 },
  { name: 'icon-maskable-512', size: 512, mark: 0.5, corner: 0 },
]

const browser = await launchChromium()
try {
  const page = await browser.newPage()
  for (const brand of brands) {
    const folder = `src/brands/${brand.id}/art`
    const logo = readFileSync(`${folder}/logo.svg`, 'utf8')
    writeFileSync(`${folder}/icon.svg`, iconSvg(brand, logo))
    for (const { name, size, ...tile } of TILES) {
      await page.setViewportSize({ width: size, height: size })
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${tileSvg(brand, logo, tile)}`)
      await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true })
    }
    await page.setViewportSize(SHARE_IMAGE)
    await page.setContent(sharePage(brand))
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${folder}/share.png` })
    console.log(`Drew the icons and the share image in ${folder}/`)
  }
} finally {
  await browser.close()
}
