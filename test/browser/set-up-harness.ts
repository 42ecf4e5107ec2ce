import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

/** A shared site for all test files in this process that use the default settings. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern here.
const withSharedSite = test.extend('harness', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const harness = await startHarness()
  onCleanup(() => harness.stop())
  return harness
})

/**
 * Provides a site and a browser to the tests in a file. Closes each test's browser contexts after the test.
 * @param settings If given, the file gets its own site. Otherwise, the file shares one site with other files, including its
 * posts, emails and leads.
 */
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
  // Removes the posts that this file published, because other test files share the site and expect only the sample posts.
  afterAll(async () => {
    for (const slug of published) await harness.ghost.remove(slug)
  })
  return harness
}

/** Waits until src/app/enhancements.ts has run in the page. */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('enhanced').length > 0)
}

/** Loads a page's code by hovering over the link, so that the page opens without a skeleton even on a slow machine. */
export async function preload(page: Page, link: Locator, file: string): Promise<void> {
  const code = page.waitForResponse(`**/assets/${file}-*.js`)
  await link.hover()
  await imported(page, [(await code).url()])
}

/** Waits until the page has imported these JavaScript files. */
export async function imported(page: Page, urls: readonly string[]): Promise<void> {
  // Passes the code to the browser as a string, because Vite would rewrite `import()` in a function.
  await page.evaluate(`Promise.all(${JSON.stringify(urls)}.map((url) => import(url))).then(() => {})`)
}

/** Keeps toasts open, because a toast might close on a slow machine before the test finds it. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = () => {
      for (const region of document.querySelectorAll('[data-scope=toast][data-part=group]'))
        region.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    }
    new MutationObserver(keep).observe(document, { childList: true, subtree: true })
  })
}

/** Moves the mouse so that the page loads the code for error toasts, then waits until the code has loaded. */
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

/** Returns the number of pages that the page takes up when printed on Letter paper. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = new TextDecoder('latin1').decode(await page.pdf({ format: 'Letter' }))
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}
