import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routePaths } from '#scripts/page-bytes.ts'
import { encodePng } from '../ghost/image.ts'
import { expectAccessible, type View } from './axe.ts'
import { BRANDS, type BrandName, type Harness, type Visit } from './harness.ts'

const ROUTES = routePaths(readFileSync('src/app/route-tree.gen.ts', 'utf8')).filter((path) => !path.includes('$'))

const LAYOUTS = [
  ...['/services', '/services/payroll', '/industries/retail', '/blog', '/blog/every-card', '/contact'],
  ...['/contact?sent=4829-1730', '/nowhere'],
]
const OTHERS = [
  ...ROUTES.filter((path) => path !== '/' && !LAYOUTS.includes(path)),
  ...['/blog/sales-tax-rates-by-county', '/blog/tag/ohio', '/blog?q=payroll', '/blog?q=nothing-of-this-kind'],
  `/blog/${'long-'.repeat(40)}`,
]

const [PHONE, DESKTOP] = [360, 1440]
/** The first two and the last two views each cover both color schemes and both widths. */
export const VIEWS: [View, View, View, View] = [
  { width: PHONE, colorScheme: 'light' },
  { width: DESKTOP, colorScheme: 'dark' },
  { width: DESKTOP, colorScheme: 'light' },
  { width: PHONE, colorScheme: 'dark' },
]

const PNG = encodePng(320, 180, [200, 210, 220], [])

/** Returns one page of each layout, and the brand's share of the other pages. access.test.ts has the other views of the home page. */
export function visitsOf(brand: BrandName): [path: string, views: View[]][] {
  const turn = BRANDS.indexOf(brand)
  const layouts = LAYOUTS.map((path, index): [string, View[]] => {
    const half = ((index + turn) % 2) * 2
    return [path, VIEWS.slice(half, half + 2)]
  })
  const others = OTHERS.map((path, index): [string, View[]] => [path, VIEWS.slice(index % 4, (index % 4) + 1)])
  return [['/', VIEWS.slice(2)], ...layouts, ...others.filter((_, index) => index % BRANDS.length === turn)]
}

async function headingsLargerThanTitle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const title = Math.max(...[...document.querySelectorAll('h1')].map(size))
    const others = [...document.querySelectorAll('main :is(h2, h3, h4, legend)')]
    return others.filter((heading) => size(heading) > title).map((heading) => heading.textContent ?? '')
  })
}

async function textsUnderSidebars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight / 2)
    const texts = [...document.querySelectorAll('main :is(h2, h3, p, li, dt, dd, td)')]
    const covered = [...document.querySelectorAll('main aside')].flatMap((aside) => {
      const { left, right, top, bottom } = aside.getBoundingClientRect()
      return texts.filter((text) => {
        const box = text.getBoundingClientRect()
        const isBeside = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
        return !isBeside && !aside.contains(text) && text.checkVisibility()
      })
    })
    return covered.map((text) => text.textContent)
  })
}

/** WCAG 2.5.8 sets the minimum height of a touch target to 24 px. */
async function lowLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('main :is(h2, h3, dt) > a:only-child')]
    const low = links.filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
    return low.map((link) => link.textContent ?? '')
  })
}

/** The text spacing values come from WCAG 1.4.12. */
async function lostWithTextSpacing(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      `p { margin-bottom: 2em !important } * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important }`,
    )
    document.adoptedStyleSheets = [spacing]
    const cutOff = [...document.querySelectorAll('body :not(input)')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const isCutOff =
        (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight)
      // Screen-reader-only text is 1 px wide.
      return isCutOff && clientWidth > 1 && element.checkVisibility()
    })
    // The top bar is fixed, so the visitor cannot scroll to parts of the top bar that are off screen.
    const bar = [...document.querySelectorAll('body > header > :first-child > *')]
    const outside = bar.filter((element) => element.getBoundingClientRect().right > innerWidth)
    const lost = [...cutOff, ...outside].map((element) => element.textContent)
    return [document.documentElement.scrollWidth - innerWidth, ...lost]
  })
}

export async function publishAllCards({ ghost }: Harness): Promise<void> {
  const html = readFileSync('test/ghost/edge/all-cards.html', 'utf8').trim()
  await ghost.publish({ slug: 'every-card', title: 'Every card of the editor', html })
}

export async function expectSound(
  { page, open, faults }: Visit,
  brand: BrandName,
  visits: readonly (readonly [path: string, views: View[]])[],
) {
  await page.route('**/media/**/card-*', (route) => route.fulfill({ body: PNG, contentType: 'image/png' }))
  for (const [path, views] of visits) {
    await open(brand, path)
    await expectAccessible(page, views)
    for (const width of [DESKTOP, PHONE, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect([path, width, await headingsLargerThanTitle(page)]).toEqual([path, width, []])
      expect([path, width, await textsUnderSidebars(page)]).toEqual([path, width, []])
    }
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([path, 'scrolls sideways by', hidden]).toEqual([path, 'scrolls sideways by', 0])
    expect([path, await lowLinks(page)]).toEqual([path, []])
    expect([path, await lostWithTextSpacing(page)]).toEqual([path, [0]])
    expect([path, faults.splice(0).filter((fault) => !fault.includes('status of 404'))]).toEqual([path, []])
  }
}
