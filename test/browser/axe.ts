import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds on a page or within a part of it, a line each. Run through the debugger, which CSP does not bind. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as {
      axe: { run(selector: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const found = await axe.run(selector)
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, within)
}
