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
  // Resolves after the page's own import of the same code. As text, because Vite replaces `import()`.
  await page.evaluate(`import('${(await code).url()}').then(() => {})`)
}

/** Shows the page's own fonts also if they are too late for the first paint, as on a slow machine. Call it before `open`. */
export async function showLateFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const swapFonts = () => {
      for (const face of document.fonts) face.display = 'swap'
    }
    new MutationObserver(swapFonts).observe(document, { subtree: true, childList: true })
  })
}

/** Number of printed pages on Letter paper. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = new TextDecoder('latin1').decode(await page.pdf({ format: 'Letter' }))
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}
