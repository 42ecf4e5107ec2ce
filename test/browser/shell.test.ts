import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BAR_UNITS, BAR_UNITS_SHRUNK, SCROLL_SHRINK_PX } from '#shared/shell'
import { BRANDS, hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

/** The limit of layout-shifts.test.ts too: links in the header sometimes move by less than a pixel. */
const MAX_SHIFT = 0.001

interface Shift {
  value: number
  /** The elements that moved. */
  moved: string[]
}

/** All layout shifts since the page started, including those after a click or key press. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]).map(
              ({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? ''),
              }),
            ),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve([]), 300)
      }),
  )

test.each(BRANDS.flatMap((brand) => [360, 1440].map((width) => [brand, width] as const)))(
  '%s at %i px: home fetches each preloaded font once, and then loads with less than 0.001 of layout shifts',
  async (brand, width) => {
    const { page, open, faults } = await harness.visit({ viewport: { width, height: 900 } })
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await open(brand, '/')
    await page.evaluate(() => document.fonts.ready)
    const preloaded = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href),
    )
    expect(preloaded.length).toBeGreaterThan(0)
    expect(fonts.toSorted()).toEqual(preloaded.toSorted())
    // On a slow machine, the heading font is late for the first paint and moves the text. Now the fonts are cached.
    await page.reload()
    await hydrated(page)
    await page.waitForTimeout(500)
    const moved = await shifts(page)
    expect([moved, moved.reduce((sum, { value }) => sum + value, 0) < MAX_SHIFT]).toEqual([moved, true])
    expect(faults).toEqual([])
  },
)

test('scrolled past 20 px, the top bar shrinks from 28 to 20 units and blurs, and the page below does not move', async () => {
  const { page, open } = await harness.visit({ reducedMotion: 'reduce' })
  await open('dresdentax', '/cookies')
  const bar = (scrollTop: number | 'end') =>
    page.evaluate(async (top) => {
      scrollTo(0, top === 'end' ? document.documentElement.scrollHeight : top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300))))
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4
      const select = (selector: string) => document.querySelector(selector) as Element
      return {
        units: select('.site-bar-row').getBoundingClientRect().height / unit,
        blurs: getComputedStyle(select('.site-bar')).backdropFilter !== 'none',
        progress: new DOMMatrix(getComputedStyle(select('.scroll-line')).transform).a,
        heading: select('h1').getBoundingClientRect().top + scrollY,
        scrollY,
      }
    }, scrollTop)
  const top = { units: BAR_UNITS, blurs: false, progress: 0, heading: expect.any(Number), scrollY: 0 }
  const atTop = await bar(0)
  expect(atTop).toEqual(top)
  expect(await bar(SCROLL_SHRINK_PX)).toMatchObject({ units: BAR_UNITS, blurs: false, scrollY: SCROLL_SHRINK_PX })
  expect(await bar(SCROLL_SHRINK_PX + 1)).toMatchObject({
    units: BAR_UNITS_SHRUNK,
    blurs: true,
    heading: atTop.heading,
    scrollY: SCROLL_SHRINK_PX + 1,
  })
  expect((await bar('end')).progress).toBeCloseTo(1, 2)
  expect((await shifts(page)).flatMap(({ moved }) => moved).filter((html) => html.startsWith('<h1'))).toEqual([])
})

test('a page that can scroll by only 30 px keeps its scroll position when the top bar shrinks', async () => {
  const { page, open } = await harness.visit()
  await open('payroll', '/cookies')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height: height - 30 })
  await page.evaluate(() => scrollTo(0, 100))
  await page.locator('.site-bar[data-scrolled]').waitFor()
  await page.waitForTimeout(600)
  const seen = await page.evaluate(async () => {
    const states: string[] = []
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame)
      states.push(`${scrollY} ${document.querySelector('.site-bar')?.hasAttribute('data-scrolled')}`)
    }
    return [...new Set(states)]
  })
  expect(seen).toEqual(['30 true'])
})

test('the footer links to RSS only on home and the blog, links to the other brands, and keeps ?domain=', async () => {
  const { page, open } = await harness.visit()
  const feed = page.locator('footer').getByRole('link', { name: 'RSS' })
  for (const [path, count] of [
    ['/', 1],
    ['/blog', 1],
    ['/cookies', 0],
  ] as const) {
    await open('dresdentax', `${path}?domain=brownco`)
    expect([path, await feed.count()]).toEqual([path, count])
    if (count) expect(await feed.getAttribute('href')).toBe('/rss.xml?domain=brownco')
  }
  await page.locator('footer [data-brand-family] a').click()
  await page.waitForURL('**/?domain=brownco#connected')
  await page.locator('#connected').waitFor()
})

test.each(BRANDS)(
  '%s: without JavaScript, the footer is at most 900 px high at 390 px, where its lists fold, and 640 px at 1440 px',
  async (brand) => {
    const { page, open } = await harness.visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
    await open(brand, '/cookies')
    const footer = page.locator('.site-footer')
    const height = async () => (await footer.boundingBox())?.height
    const link = footer.getByRole('link', { name: 'Tax Calculator' })
    expect(await height()).toBeLessThanOrEqual(900)
    expect(await link.isVisible()).toBe(false)
    await footer.locator('summary', { hasText: 'Resources' }).click()
    await link.waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await height()).toBeLessThanOrEqual(640)
    expect(await footer.getByRole('link', { name: 'Columbus' }).isVisible()).toBe(true)
  },
)

test.each(BRANDS)('%s: on a phone, the top bar is 90 px high and 64 px once the page is scrolled', async (brand) => {
  const { page, open } = await harness.visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await open(brand, '/cookies')
  const height = () =>
    page.evaluate(() => Math.round(document.querySelector('.site-bar-row')?.getBoundingClientRect().height ?? 0))
  expect(await height()).toBe(90)
  await page.evaluate(() => scrollTo(0, 200))
  await expect.poll(height).toBe(64)
})

test.each([
  ['/services/personal-tax/pricing', ['Services']],
  ['/blog/payroll-dates-2027', ['Resources']],
  ['/industries/retail', ['About']],
  ['/schedule', ['Schedule']],
  ['/cookies', []],
])('on %s, the top bar marks %j', async (path, marked) => {
  const { page, open } = await harness.visit({ viewport: { width: 1280, height: 900 } })
  await open('payroll', path)
  const current = page.locator('.site-bar :is(summary, .bar-link)[aria-current]')
  const names = (await current.filter({ visible: true }).allInnerTexts()).map((text) => text.trim())
  expect(names.filter(Boolean).toSorted()).toEqual(marked.toSorted())
})

test.each(BRANDS)('%s: at 1280 px, the top bar fits its row', async (brand) => {
  const { page, open } = await harness.visit({ viewport: { width: 1280, height: 900 } })
  await open(brand, '/cookies')
  const rightEdge = async () => {
    // A page whose font comes late keeps the fallback, which is wider on machines without Arial. Now the font is cached.
    await page.reload()
    const signIn = await page.locator('.in-bar > .button-quiet').boundingBox()
    return signIn && signIn.x + signIn.width
  }
  await expect.poll(rightEdge).toBeLessThanOrEqual(1248)
})

test('every link to another site has the external mark, with words for screen readers; other links have none', async () => {
  const { page, open } = await harness.visit()
  const html =
    '<p><a href="https://elsewhere.example/a">Source</a> and <a href="/contact">us</a></p><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://elsewhere.example/b"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A page</div></div></a></figure>'
  await harness.ghost.publish({ slug: 'with-links', title: 'With links', html })
  for (const path of ['/', '/schedule', '/resources/tax-payment-center', '/blog/with-links']) {
    await open('dresdentax', path)
    const links = await page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => {
        const marked = [link, ...link.querySelectorAll('.kg-bookmark-title')]
        const marks = marked.map((element) => getComputedStyle(element, '::after').content)
        const isExternal = (link as HTMLAnchorElement).origin !== location.origin && link.matches('[href^="http"]')
        return { href: link.getAttribute('href'), isExternal, isMarked: marks.some((mark) => mark.includes('↗')) }
      }),
    )
    expect(links.filter(({ isExternal }) => isExternal).length).toBeGreaterThan(5)
    expect([path, links.filter(({ isExternal, isMarked }) => isExternal !== isMarked)]).toEqual([path, []])
  }
  const post = page.locator('.prose')
  expect(await post.ariaSnapshot()).toContain('link "Source (another site)"')
  expect(await post.ariaSnapshot()).toContain('link "A page (another site)"')
})
