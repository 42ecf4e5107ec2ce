import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** `page.evaluate` runs axe through the debugger, so the page's CSP does not block axe. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const found = await axe.run(within, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, within)
}

export interface View {
  width?: number
  colorScheme: 'light' | 'dark'
}

export const TWO_VIEWS: View[] = [
  { width: 320, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
]

/** A viewport of 20,000 px is taller than every page, so the fixed bottom bar on phones never covers content. */
const PHONE_HEIGHT = 20_000

export async function expectAccessible(page: Page, views: readonly View[], within?: string): Promise<void> {
  for (const { width, colorScheme } of views) {
    const place = [page.url(), width, colorScheme]
    if (width) await page.setViewportSize({ width, height: width < 640 ? PHONE_HEIGHT : 900 })
    // Reduced motion turns off CSS transitions, so axe checks the final colors.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect([...place, await violations(page, within)]).toEqual([...place, []])
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([...place, 'scrolls sideways by', hidden]).toEqual([...place, 'scrolls sideways by', 0])
  }
}
