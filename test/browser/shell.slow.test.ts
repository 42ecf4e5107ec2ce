import { expect, test } from 'vitest'
import { BAR_UNITS, BAR_UNITS_SHRUNK, SCROLL_SHRINK_PX } from '#browser/shell.ts'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

test.each(BRANDS)('the %s home page loads only fonts that it also preloads', async (brand) => {
  const { page, open, faults } = await harness.visit({ viewport: { width: 1280, height: 900 } })
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
  expect([fonts.toSorted(), faults]).toEqual([preloaded.toSorted(), []])
  const rightEdge = async () => {
    // If a font loads too late, the page keeps the wider fallback font. After a reload, the font comes from the cache.
    await page.reload()
    const signIn = await page.getByRole('banner').getByRole('link', { name: 'Sign Up / Sign In' }).boundingBox()
    return signIn && signIn.x + signIn.width
  }
  await expect.poll(rightEdge).toBeLessThanOrEqual(1248)
})

test('the top bar shrinks without moving the content after the visitor scrolls more than 20 px', async () => {
  const { page, open } = await harness.visit({ reducedMotion: 'reduce' })
  await open('dresdentax', '/cookies')
  const bar = (scrollTop: number | 'end') =>
    page.evaluate(async (top) => {
      scrollTo(0, top === 'end' ? document.documentElement.scrollHeight : top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300))))
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4
      const select = (selector: string) => document.querySelector(selector) as Element
      return {
        units: select('header > :first-child').getBoundingClientRect().height / unit,
        blurs: getComputedStyle(select('header')).backdropFilter !== 'none',
        progress: new DOMMatrix(getComputedStyle(select('header > :last-child')).transform).a,
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
})

test('a page only 30 px taller than the window keeps its scroll position when the top bar shrinks', async () => {
  const { page, open } = await harness.visit()
  await open('payroll', '/cookies')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height: height - 30 })
  await page.evaluate(() => scrollTo(0, 100))
  await page.locator('header[data-scrolled]').waitFor()
  await page.waitForTimeout(600)
  const seen = await page.evaluate(async () => {
    const states: string[] = []
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame)
      states.push(`${scrollY} ${document.querySelector('header')?.hasAttribute('data-scrolled')}`)
    }
    return [...new Set(states)]
  })
  expect(seen).toEqual(['30 true'])
})

test('only links to other sites show the external link icon', async () => {
  const { page, open } = await harness.visit()
  const html =
    '<p><a href="https://elsewhere.example/a">Source</a> and <a href="/contact">us</a></p><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://elsewhere.example/b"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A page</div></div></a></figure>'
  await harness.ghost.publish({ slug: 'with-links', title: 'With links', html })
  for (const path of ['/resources/tax-payment-center', '/blog/with-links']) {
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
