import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PAGE_FADE_MS } from '#shared/shell'
import * as storageKeys from '#shared/storage-keys'
import type { Harness, Visit } from './harness.ts'
import { enhanced, preload, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

interface Fade {
  /** The element that fades. */
  part: string | undefined
  from: number
  to: number
  ms: number
  /** The page that it showed at its start. */
  path: string
}

/** Records each fade on `window`. */
function recordFades() {
  const fades: Fade[] = []
  Object.assign(window, { fades })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args)
    const effect = animation.effect as KeyframeEffect
    const [from, to] = effect.getKeyframes().map(({ opacity }) => Number(opacity))
    const path = document.querySelector('main h1')?.textContent ?? ''
    fades.push({
      part: effect.target?.localName,
      from: from ?? -1,
      to: to ?? -1,
      ms: Number(effect.getTiming().duration),
      path,
    })
    return animation
  }
}

const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: Fade[] }).fades)
const ms = PAGE_FADE_MS
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return { tag: element?.localName, id: element?.id, ring: element?.matches(':focus-visible') }
  })

async function start(path: string, options: Parameters<Harness['visit']>[0] = {}, before?: () => void): Promise<Visit> {
  const visit = await harness.visit(options)
  if (before) await visit.page.addInitScript(before)
  await visit.page.addInitScript(recordFades)
  await visit.open('dresdentax', path)
  await enhanced(visit.page)
  return visit
}

test('the old page fades out in 300 ms, then the new one fades in, starts at its top and has the focus at its heading; the bar does not fade', async () => {
  const { page, faults } = await start('/about-us')
  const old = await page.locator('h1').innerText()
  await page.evaluate(() => scrollTo(0, 900))
  const link = page.locator('footer').getByRole('link', { name: 'Privacy Policy' })
  await preload(page, link, 'privacy-policy')
  await link.click()
  await page.locator('h1', { hasText: 'Privacy Policy' }).waitFor()
  await expect
    .poll(() => fades(page))
    .toEqual([
      { part: 'main', from: 1, to: 0, ms, path: old },
      { part: 'footer', from: 1, to: 0, ms, path: old },
      { part: 'main', from: 0, to: 1, ms, path: 'Privacy Policy' },
      { part: 'footer', from: 0, to: 1, ms, path: 'Privacy Policy' },
    ])
  await page.locator('h1:focus').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await focused(page)).toEqual({ tag: 'h1', id: '', ring: false })

  await page.goBack()
  await page.waitForURL('**/about-us')
  await page.waitForFunction(() => scrollY > 800)
  await expect.poll(() => focused(page)).toEqual({ tag: 'h1', id: '', ring: false })
  expect(faults).toEqual([])
})

test('a visitor who navigates by keyboard sees the focus ring on the new heading', async () => {
  const { page } = await start('/cookies')
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/accessibility')
  await page.locator('h1:focus').waitFor()
  expect(await focused(page)).toEqual({ tag: 'h1', id: '', ring: true })
})

test('a link to a fragment does not fade, and its target has the focus just below the bar', async () => {
  const { page, faults } = await start('/')
  await page.locator('footer').getByRole('link', { name: 'Our Other Brands' }).click()
  await page.waitForURL('**/#connected')
  await page.locator('#connected:focus').waitFor()
  // The bar shrinks after the page has scrolled.
  const gapFits = () =>
    page.evaluate(() => {
      const top = document.getElementById('connected')?.getBoundingClientRect().top ?? 0
      const gap = top - (document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0)
      return gap > 8 && gap < 40 ? 'fits' : gap
    })
  await expect.poll(gapFits).toBe('fits')
  await page.waitForTimeout(PAGE_FADE_MS)
  expect(await gapFits()).toBe('fits')
  expect(await fades(page)).toEqual([])
  expect(faults).toEqual([])
})

test('a page load and an in-site navigation each send one page view without a cookie, and store only keys that the cookies page lists', async () => {
  const { page, context, open, faults } = await harness.visit()
  const views: unknown[] = []
  page.on('response', async (response) => {
    const request = response.request()
    if (!request.url().endsWith('/api/vitals')) return
    const { cookie, origin } = await request.allHeaders()
    views.push([response.status(), request.postDataJSON(), cookie, origin])
  })
  const { origin } = new URL(harness.address('brownco', '/'))
  const view = (route: string) => [204, { type: 'view', route, referrer: 'none' }, undefined, origin]
  await open('brownco', '/cookies')
  await expect.poll(() => views).toEqual([view('/cookies')])
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
  await expect.poll(() => views).toEqual([view('/cookies'), view('/accessibility')])
  // The router stores the scroll positions when a document unloads.
  await page.reload()
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(Object.values(storageKeys)).toEqual(expect.arrayContaining(stored))
  expect(stored).toContain(storageKeys.SCROLL_KEY)
  expect([await context.cookies(), faults]).toEqual([[], []])
})

test('a click while the old page fades out follows the link that the visitor sees', async () => {
  const { page, faults } = await start('/cookies')
  const footer = page.locator('footer')
  await preload(page, footer.getByRole('link', { name: 'Accessibility' }), 'accessibility')
  await preload(page, footer.getByRole('link', { name: 'Terms of Service' }), 'terms-of-service')
  await page.evaluate(() => {
    const click = (path: string) => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click()
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...args) {
      Element.prototype.animate = animate
      const animation = animate.apply(this, args)
      // Paused, so that it does not end before the click on a slow machine.
      animation.pause()
      setTimeout(() => {
        click('/terms-of-service')
        animation.play()
      }, 100)
      return animation
    }
    click('/accessibility')
  })
  await page.locator('h1', { hasText: 'Terms of Service' }).waitFor()
  await page.waitForURL('**/terms-of-service')
  // The old page fades out once, and the page between does not appear.
  await expect
    .poll(async () => (await fades(page)).map(({ path, to }) => `${path} ${to}`))
    .toEqual([
      'Cookies and Browser Storage 0',
      'Cookies and Browser Storage 0',
      'Terms of Service 1',
      'Terms of Service 1',
    ])
  await expect.poll(() => page.locator('main').evaluate((main) => getComputedStyle(main).opacity)).toBe('1')
  expect(faults).toEqual([])
})
