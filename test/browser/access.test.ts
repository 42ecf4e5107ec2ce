import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routePaths } from '#scripts/page-bytes'
import { expectAccessible, inBothThemes, violations } from './axe.ts'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

/** All routes without parameters. */
const ROUTES = routePaths(readFileSync('src/route-tree.gen.ts', 'utf8')).filter((path) => !path.includes('$'))

const LAYOUTS = [
  ...[
    '/',
    '/services',
    '/services/payroll',
    '/industries/retail',
    '/blog',
    '/contact',
    '/contact?sent=4829-1730',
    '/nowhere',
  ],
  '/blog/edge-all-cards',
]

/** Examples of routes with parameters. */
const BLOG = [
  '/blog/sales-tax-rates-by-county',
  '/blog/tag/ohio',
  '/blog?q=payroll',
  '/blog?q=nothing-of-this-kind',
  `/blog/${'long-'.repeat(40)}`,
]

const harness = setUpHarness({}, { edge: true })

/** Headings in larger type than the page's title. */
async function headingsLargerThanTitle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const title = Math.max(...[...document.querySelectorAll('h1')].map(size))
    const others = [...document.querySelectorAll('main :is(h2, h3, h4, legend)')]
    return others.filter((heading) => size(heading) > title).map((heading) => heading.textContent ?? '')
  })
}

/** Links of headings and terms that are lower than a touch target. */
async function lowLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('main :is(h2, h3, dt) > a:only-child')]
    const low = links.filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
    return low.map((link) => link.textContent ?? '')
  })
}

/** Applies the text spacing of WCAG 1.4.12, and returns how far the page scrolls sideways, and the texts that are cut off. */
async function lostWithTextSpacing(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`p { margin-bottom: 2em !important }
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`)
    document.adoptedStyleSheets = [spacing]
    const cutOff = [...document.querySelectorAll('body :not(input)')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const isCutOff =
        (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight)
      // Texts that only screen readers read are 1 px wide.
      return isCutOff && clientWidth > 1 && element.checkVisibility()
    })
    return [document.documentElement.scrollWidth - innerWidth, ...cutOff.map((element) => element.textContent)]
  })
}

const [PHONE, DESKTOP] = [360, 1440]
const VIEWS = inBothThemes(PHONE, DESKTOP)
/** For a page with the layout of another one: one theme on a phone, and the other theme on a desktop. */
const halfOfViews = (half: number) => VIEWS.filter((_, index) => index % 2 === half % 2)

/** One test per group, so that a test of a new brand can run the first group alone. */
const GROUPS: [name: string, paths: string[]][] = [
  ['one page of each layout', LAYOUTS],
  ['the other pages', [...ROUTES.filter((path) => !LAYOUTS.includes(path)), ...BLOG]],
]

test.each(BRANDS.flatMap((brand) => GROUPS.map(([name, paths]) => [brand, name, paths] as const)))(
  '%s, %s: no page has an axe violation, a heading larger than its title, a low link, sideways scrolling or cut text',
  async (brand, _name, paths) => {
    const { page, open } = await harness.visit()
    for (const [index, path] of paths.entries()) {
      await open(brand, path)
      await expectAccessible(page, paths === LAYOUTS ? VIEWS : halfOfViews(index + BRANDS.indexOf(brand)))
      for (const width of [DESKTOP, PHONE, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect([path, width, await headingsLargerThanTitle(page)]).toEqual([path, width, []])
      }
      const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, 'scrolls sideways by', hidden]).toEqual([path, 'scrolls sideways by', 0])
      expect([path, await lowLinks(page)]).toEqual([path, []])
      // The sample brand's home still scrolls sideways with this spacing.
      if (brand !== 'zanesbooks') expect([path, await lostWithTextSpacing(page)]).toEqual([path, [0]])
    }
  },
  300_000,
)

test('the contact page starts with a skip link, and its form with errors has no axe violation', async () => {
  const { page, open } = await harness.visit()
  await open('brownco', '/contact')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip to content')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])
})
