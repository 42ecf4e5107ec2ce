import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

// biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern here.
const withSharedSite = test.extend('harness', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const harness = await startHarness()
  onCleanup(() => harness.stop())
  return harness
})

/** Test files without `settings` share one site, including the posts, emails and leads of the site. */
export function setUpHarness(...settings: Parameters<typeof startHarness>): Harness {
  const harness = {} as Harness

  function provide(started: Harness) {
    Object.assign(harness, started, {
      async visit(options) {
        const visitor = await started.visit(options)
        onTestFinished(() => visitor.context.close())
        return visitor
      },
    } satisfies Partial<Harness>)
  }

  if (settings.length > 0) {
    beforeAll(async () => provide(await startHarness(...settings)))
    afterAll(() => harness.stop?.())
    return harness
  }
  const published = new Set<string>()
  withSharedSite.beforeAll(({ harness: started }) => {
    provide(started)
    harness.ghost = {
      ...started.ghost,
      async publish(post) {
        published.add(post.slug)
        await started.ghost.publish(post)
      },
    }
  })
  // Other test files share the site and expect only the sample posts.
  afterAll(async () => {
    for (const slug of published) await harness.ghost.remove(slug)
  })
  return harness
}

export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('enhanced').length > 0)
}

/** A page with preloaded code opens without a skeleton, even on a slow machine. */
export async function preload(page: Page, link: Locator, file: string): Promise<void> {
  const code = page.waitForResponse(`**/assets/${file}-*.js`)
  await link.hover()
  await imported(page, [(await code).url()])
}

export async function imported(page: Page, urls: readonly string[]): Promise<void> {
  // Vite would rewrite `import()` in a function, so `evaluate` gets the code as a string.
  await page.evaluate(`Promise.all(${JSON.stringify(urls)}.map((url) => import(url))).then(() => {})`)
}

/** A toast could close on a slow machine before the test finds the toast. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = () => {
      for (const region of document.querySelectorAll('[data-scope=toast][data-part=group]'))
        region.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    }
    new MutationObserver(keep).observe(document, { childList: true, subtree: true })
  })
}

export async function toasterLoaded(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  const requested = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/failure-toasts-[^/]+\.js$/.test(name))
        ?.name,
  )
  await imported(page, [`${await requested.jsonValue()}`])
}

export async function printedPages(page: Page): Promise<number> {
  const pdf = new TextDecoder('latin1').decode(await page.pdf({ format: 'Letter' }))
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}

/** Clicks a link of the header without pointing at it, so that the router does not preload the page. */
export function clickWithoutPreload(page: Page, path: string): Promise<void> {
  return page
    .locator(`header a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
}
