import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Returns axe's violations in a page or a part of it. Runs axe through the debugger, to which CSP does not apply. */
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
