/** `npm run artwork`: draws the icons of services, and each brand's icons and share image from its logo, drawings, colours and fonts, into public/art/. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brands } from '#brands/index'
import { SHARE_IMAGE } from '#shared/sharing'
import { launchChromium } from '../browser/chromium.ts'
import { iconSvg, tileSvg } from './artwork/icon.ts'
import { serviceIconsSvg } from './artwork/service-icons.ts'
import { sharePage } from './artwork/share-page.ts'

/** What runs a maskable icon's corners off leaves a circle of 80 %; Apple rounds by itself. */
const TILES = [
  { name: 'icon-180', size: 180, mark: 0.62, corner: 0 },
  { name: 'icon-192', size: 192, mark: 0.68, corner: 0.2 },
  { name: 'icon-512', size: 512, mark: 0.68, corner: 0.2 },
  { name: 'icon-maskable-512', size: 512, mark: 0.5, corner: 0 },
]

writeFileSync('public/art/service-icons.svg', serviceIconsSvg())

const browser = await launchChromium()
try {
  const page = await browser.newPage()
  for (const brand of Object.values(brands)) {
    const file = (name: string) => `public/art/${brand.id}/${name}`
    const logo = readFileSync(file('logo.svg'), 'utf8')
    writeFileSync(file('icon.svg'), iconSvg(brand, logo))
    for (const { name, size, ...tile } of TILES) {
      await page.setViewportSize({ width: size, height: size })
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${tileSvg(brand, logo, tile)}`)
      await page.screenshot({ path: file(`${name}.png`), omitBackground: true })
    }
    await page.setViewportSize(SHARE_IMAGE)
    await page.setContent(sharePage(brand))
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: file('share.png') })
    console.log(`public/art/${brand.id}/ drawn`)
  }
} finally {
  await browser.close()
}
