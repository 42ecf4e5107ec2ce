import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as storageKeys from '#browser/storage-keys.ts'
import type { Harness, Visit } from './harness.ts'
import { enhanced, preload, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

interface Fade {
  part: string | null
  ms: number
  delay: number
}

function recordFades() {
  const fades: Fade[] = []
  Object.assign(window, { fades })
  const start = document.startViewTransition
  document.startViewTransition = (options) => {
    const transition = start.call(document, options)
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement: part } = effect as KeyframeEffect
        const { duration, delay = 0 } = effect?.getTiming() ?? {}
        if (part && /-(?:old|new)\(/.test(part)) fades.unshift({ part, ms: Number(duration), delay })
      }
    })
    return transition
  }
}

const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: Fade[] }).fades)
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

test('the new page fades in after the old page has faded out', async () => {
  const { page, faults } = await start('/about-us')
  await page.evaluate(() => scrollTo(0, 900))
  const link = page.locator('footer').getByRole('link', { name: 'Privacy Policy' })
  await preload(page, link, 'privacy-policy')
  await link.click()
  await page.locator('h1', { hasText: 'Privacy Policy' }).waitFor()
  await expect
    .poll(() => fades(page))
    .toEqual([
      { part: '::view-transition-old(root)', ms: 300, delay: 0 },
      { part: '::view-transition-new(root)', ms: 300, delay: 300 },
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

test("the new page's heading shows a focus ring after keyboard navigation", async () => {
  const { page } = await start('/cookies')
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/accessibility')
  await page.locator('h1:focus').waitFor()
  expect(await focused(page)).toEqual({ tag: 'h1', id: '', ring: true })
})

test('a link to a section on the same page scrolls the section to just below the top bar', async () => {
  const { page, faults } = await start('/')
  await page.locator('footer').getByRole('link', { name: 'Our Other Brands' }).click()
  await page.waitForURL('**/#connected')
  await page.locator('#connected:focus').waitFor()
  const gapFits = () =>
    page.evaluate(() => {
      const top = document.getElementById('connected')?.getBoundingClientRect().top ?? 0
      const gap = top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      return gap > 8 && gap < 40 ? 'fits' : gap
    })
  await expect.poll(gapFits).toBe('fits')
  await page.waitForTimeout(300)
  expect(await gapFits()).toBe('fits')
  expect(await fades(page)).toEqual([])
  expect(faults).toEqual([])
})

test('each page load and each client-side navigation sends exactly one page view', async () => {
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
  // The router stores scroll positions only when a document unloads.
  await page.reload()
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(Object.values(storageKeys)).toEqual(expect.arrayContaining(stored))
  expect(stored).toContain(storageKeys.SCROLL_KEY)
  expect([await context.cookies(), faults]).toEqual([[], []])
})

test('a click on a link during the fade between two pages opens the linked page', async () => {
  const { page, faults } = await start('/cookies')
  const footer = page.locator('footer')
  for (const file of ['accessibility', 'terms-of-service'])
    await preload(page, footer.locator(`a[href="/${file}"]`), file)
  for (const [path, title] of [
    ['/accessibility', 'Accessibility'],
    ['/terms-of-service', 'Terms of Service'],
  ] as const) {
    await footer.locator(`a[href="${path}"]`).evaluate((link: HTMLElement) => link.click())
    await page.locator('h1', { hasText: title }).waitFor()
  }
  expect([new URL(page.url()).pathname, faults]).toEqual(['/terms-of-service', []])
})
