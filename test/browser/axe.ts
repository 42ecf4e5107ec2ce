import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Returns axe's violations in a loaded page or a part of it. Runs axe through the debugger, to which CSP does not apply.
 * @param within A selector.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // By default, axe does not check the size of targets.
    const found = await axe.run(within, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, within)
}

export interface View {
  /** Page width in px. By default it does not change. */
  width?: number
  colorScheme: 'light' | 'dark'
}

/** A phone and a desktop, each in one theme. */
export const TWO_VIEWS: View[] = [
  { width: 320, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
]

/** In px. Taller than any page, so that the bar at the bottom of a phone's window covers no target. */
const PHONE_HEIGHT = 20_000

/** Expects that axe finds nothing and that the page does not scroll sideways. */
export async function expectAccessible(page: Page, views: readonly View[], within?: string): Promise<void> {
  for (const { width, colorScheme } of views) {
    const place = [page.url(), width, colorScheme]
    if (width) await page.setViewportSize({ width, height: width < 640 ? PHONE_HEIGHT : 900 })
    // Without transitions, colors change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect([...place, await violations(page, within)]).toEqual([...place, []])
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([...place, 'scrolls sideways by', hidden]).toEqual([...place, 'scrolls sideways by', 0])
  }
}
