import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PAGE_FADE_MS } from '#shared/shell'
import * as storageKeys from '#shared/storage-keys'
import type { Harness, Visit } from './harness.ts'
import { enhanced, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

interface Recorded {
  /** Durations in ms, by the animated part of a view transition or element. */
  fades: Record<string, number>[]
}

/** Records the duration of each fade between pages on `window`. */
function recordFades() {
  const recorded = { fades: [] } as Recorded
  Object.assign(window, recorded)
  const durations = (animations: Animation[]) =>
    Object.fromEntries(
      animations.map(({ effect }) => {
        const { pseudoElement, target } = effect as KeyframeEffect
        return [pseudoElement ?? target?.localName, effect?.getTiming().duration as number]
      }),
    )
  const start = document.startViewTransition?.bind(document)
  if (start)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => recorded.fades.push(durations(document.getAnimations())))
      return transition
    }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args)
    recorded.fades.push(durations([animation]))
    return animation
  }
}

const fades = (page: Page) => page.evaluate(() => (window as unknown as Recorded).fades)
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

test('a new page fades in within 300 ms, starts at its top and has the focus at its heading; the bar does not fade', async () => {
  const { page, faults } = await start('/about-us')
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
  await page.waitForURL('**/privacy-policy')
  await page.waitForFunction(() => (window as unknown as Recorded).fades.length > 0)
  const [fade = {}] = await fades(page)
  expect(fade['::view-transition-new(root)']).toBe(PAGE_FADE_MS)
  expect(fade['::view-transition-old(root)']).toBe(PAGE_FADE_MS)
  expect(Object.keys(fade)).not.toContain('::view-transition-new(bar)')
  await page.locator('h1:focus').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
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
  await page.locator('footer').getByRole('link', { name: 'Our other brands' }).click()
  await page.waitForURL('**/#connected')
  await page.locator('#connected:focus').waitFor()
  await page.waitForTimeout(PAGE_FADE_MS)
  const gap = await page.evaluate(() => {
    const top = document.getElementById('connected')?.getBoundingClientRect().top ?? 0
    return top - (document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0)
  })
  expect(gap).toBeGreaterThan(8)
  expect(gap).toBeLessThan(40)
  expect(await fades(page)).toEqual([])
  expect(faults).toEqual([])
})

test('the next page of a list starts at its top, without a fade', async () => {
  const { page } = await start('/blog')
  await page.getByRole('link', { name: 'Older posts' }).click()
  await page.waitForURL('**/blog?page=2')
  await page.locator('h1:focus').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await fades(page)).toEqual([])
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

test('with reduced motion, pages do not fade', async () => {
  const { page } = await start('/cookies', { reducedMotion: 'reduce' })
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
  await page.locator('h1:focus').waitFor()
  expect(await fades(page)).toEqual([])
})

test('a browser without view transitions fades the page in', async () => {
  const { page } = await start('/cookies', {}, () => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined })
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
  await page.locator('h1:focus').waitFor()
  expect(await fades(page)).toEqual([{ main: PAGE_FADE_MS }])
})

test('a click during the fade activates the visible link', async () => {
  const { page, faults } = await start('/cookies')
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
  await page.locator('h1:focus').waitFor()
  const { x, y } = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('footer a[href="/terms-of-service"]')
    link?.scrollIntoView({ block: 'center' })
    const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.waitForFunction(() => document.getAnimations().length > 0)
  await page.mouse.click(x, y)
  await page.waitForURL('**/terms-of-service')
  expect(faults).toEqual([])
})

test('a skipped fade shows the new page without an error', async () => {
  const { page, faults, open } = await harness.visit()
  await open('dresdentax', '/cookies')
  await enhanced(page)
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.skipTransition()
      document.body.dataset.skipped = 'yes'
      return transition
    }
  })
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
  await page.locator('h1:focus').waitFor()
  expect(await page.locator('body').getAttribute('data-skipped')).toBe('yes')
  await page.waitForTimeout(PAGE_FADE_MS)
  expect(faults).toEqual([])
})

test.each(['/about-us', '/nope', '/caf%C3%A9'])('%s leaves the focus on the body after a page load', async (path) => {
  const { page } = await start(path)
  expect((await focused(page)).tag).toBe('body')
})
