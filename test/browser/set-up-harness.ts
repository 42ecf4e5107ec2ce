import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

/** Starts a site and a browser before the tests of a file, and stops them afterwards. A visit ends with its test. */
export function setUpHarness(...args: Parameters<typeof startHarness>): Harness {
  const harness = {} as Harness
  beforeAll(async () => {
    Object.assign(harness, await startHarness(...args))
    const { visit } = harness
    harness.visit = async (options) => {
      const visitor = await visit(options)
      onTestFinished(() => visitor.context.close())
      return visitor
    }
  })
  afterAll(() => harness.stop?.())
  return harness
}

/** Waits until src/enhancements.ts has run. */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('enhanced').length > 0)
}

/** Loads the code of a page by hovering over its link, so that it opens without a skeleton also on a slow machine. */
export async function preload(page: Page, link: Locator, file: string): Promise<void> {
  const code = page.waitForResponse(`**/assets/${file}-*.js`)
  await link.hover()
  await imported(page, [(await code).url()])
}

/** Resolves after the page's own imports of these files. */
export async function imported(page: Page, urls: readonly string[]): Promise<void> {
  // The script is a text, because Vite would replace `import()` in a function.
  await page.evaluate(`Promise.all(${JSON.stringify(urls)}.map((url) => import(url))).then(() => {})`)
}

/** Keeps toasts as if the pointer rested on them. On a slow machine, they would disappear before a test has found them. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = () => {
      for (const region of document.querySelectorAll('[data-scope=toast][data-part=group]'))
        region.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    }
    new MutationObserver(keep).observe(document, { childList: true, subtree: true })
  })
}

/** Waits until the page has loaded the code of toasts about failures, which it does once the browser is idle. */
export async function toasterLoaded(page: Page): Promise<void> {
  const requested = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/failure-toasts-[^/]+\.js$/.test(name))
        ?.name,
  )
  await imported(page, [`${await requested.jsonValue()}`])
}

/** Number of printed pages on Letter paper. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = new TextDecoder('latin1').decode(await page.pdf({ format: 'Letter' }))
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}
