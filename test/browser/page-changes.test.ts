import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_FADE_MS } from '#shared/shell'
import { type Harness, startHarness, type Visit } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

interface Recorded {
  /** Milliseconds of what was animated, by what: a view transition's parts or an element. */
  fades: Record<string, number>[]
}

/** Keeps, in the page, how long each fade between pages takes and of what. */
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
  Element.prototype.animate = function (...parts) {
    const animation = animate.apply(this, parts)
    recorded.fades.push(durations([animation]))
    return animation
  }
}

const fades = (page: Page) => page.evaluate(() => (window as unknown as Recorded).fades)
/** What comes behind the page is there. */
const loaded = (page: Page) =>
  page.waitForFunction(() => document.documentElement.style.getPropertyValue('--page-fade') !== '')
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
  await loaded(visit.page)
  return visit
}

test('a new path fades in, is seen from its top and has the focus at its heading; the bar does not fade', async () => {
  const { page, faults, context } = await start('/about-us')
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
  await context.close()
})

test('who comes by keyboard sees where the focus is', async () => {
  const { page, context } = await start('/cookies')
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/accessibility')
  await page.locator('h1:focus').waitFor()
  expect(await focused(page)).toEqual({ tag: 'h1', id: '', ring: true })
  await context.close()
})

test('a fragment is gone to without a fade, its target has the focus and stands just below the bar', async () => {
  const { page, faults, context } = await start('/')
  await page.locator('footer').getByRole('link', { name: 'one roof' }).click()
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
  await context.close()
})

test('the next page of a list begins at its top, without a fade', async () => {
  const { page, context } = await start('/blog')
  await page.getByRole('link', { name: 'Older posts' }).click()
  await page.waitForURL('**/blog?page=2')
  await page.locator('h1:focus').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await fades(page)).toEqual([])
  await context.close()
})

test('under reduced motion a page just stands', async () => {
  const { page, context } = await start('/cookies', { reducedMotion: 'reduce' })
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
  await page.locator('h1:focus').waitFor()
  expect(await fades(page)).toEqual([])
  await context.close()
})

test('a browser without view transitions fades the page in', async () => {
  const { page, context } = await start('/cookies', {}, () => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined })
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
  await page.locator('h1:focus').waitFor()
  expect(await fades(page)).toEqual([{ main: PAGE_FADE_MS }])
  await context.close()
})

test('a click during the fade goes to what is seen', async () => {
  const { page, faults, context } = await start('/cookies')
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
  await context.close()
})

test('a fade that is cut short leaves the new page and no error', async () => {
  const { page, faults, open, context } = await harness.visit()
  await open('dresdentax', '/cookies')
  await loaded(page)
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
  await context.close()
})

test('a page that takes its time is stood in for by a skeleton, one that is quick is not', async () => {
  const { page, context } = await start('/cookies')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.skeleton')) document.documentElement.dataset.seen = 'skeleton'
    }).observe(document, { childList: true, subtree: true })
  })
  const seen = () => page.evaluate(() => document.documentElement.dataset.seen)
  const quick = page.locator('footer').getByRole('link', { name: 'Accessibility' })
  // The pointer has its code fetched: what is left is quick on a slow machine, too.
  const code = page.waitForResponse('**/assets/accessibility-*.js')
  await quick.hover()
  await (await code).finished()
  await quick.click()
  await page.locator('h1:focus').waitFor()
  expect(await seen()).toBeUndefined()

  await page.route(/\/api\/content\/(featured|posts)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const waiting = page.locator('main').getByRole('status').filter({ hasText: 'Loading' })
  await page.locator('footer').getByRole('link', { name: 'one roof' }).click()
  await waiting.waitFor()
  await page.locator('main li:has(time)').first().waitFor()
  expect(await waiting.count()).toBe(0)
  await page.locator('main a[href="/blog"]').click()
  await waiting.waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.locator('main .post-card').nth(8).waitFor()
  expect(await waiting.count()).toBe(0)
  await context.close()
})

test('a page that comes right after its skeleton has the focus at its heading too', async () => {
  const { page, faults, context } = await start('/')
  let held = 0
  await page.route('**/assets/blog-*.js', async (route) => {
    held += 1
    await page.locator('main > .skeleton').waitFor()
    await route.continue()
  })
  await page.locator('main a[href="/blog"]').click()
  await page.locator('h1:focus').waitFor()
  expect(held).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
})

test.each(['/resources/tax-calculator', '/services/bookkeeping', '/blog'])(
  'nothing shifts when %s takes the place of its skeleton',
  async (path) => {
    const { page, context } = await start('/')
    await page.evaluate(() => {
      const seen = Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift += entry.value
      }).observe({ type: 'layout-shift' })
    })
    let held: Promise<void> | undefined
    await page.route('**/assets/*.js', async (route) => {
      // What comes within half a second of a click counts as its answer.
      held ??= page
        .locator('main > .skeleton')
        .waitFor()
        .then(() => page.waitForTimeout(700))
      await held
      await route.continue()
    })
    await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().click()
    await page.locator('h1:focus').waitFor()
    expect(held).toBeDefined()
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001)
    await context.close()
  },
)

test('a page that came before what stands behind it has the focus at its heading too', async () => {
  const { page, open, faults, context } = await harness.visit()
  let letIn = () => {}
  const held = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/assets/later-*.js', async (route) => {
    await held
    await route.continue()
  })
  await open('dresdentax', '/about-us')
  await page.locator('main a[href^="/"]').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.pathname !== '/about-us')
  await page.waitForFunction(() => document.activeElement === document.body)
  letIn()
  await page.locator('h1:focus-visible').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test.each(['/about-us', '/nope', '/caf%C3%A9'])('%s, only loaded, leaves the focus where it is', async (path) => {
  const { page, context } = await start(path)
  expect((await focused(page)).tag).toBe('body')
  await context.close()
})
