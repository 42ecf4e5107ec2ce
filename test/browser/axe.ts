import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The rules whose results depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Returns axe's violations in a loaded page or a part of it. Runs axe through the debugger, to which CSP does not apply.
 * @param rules By default, all rules.
 */
export async function violations(page: Page, within = 'html', rules?: string[]): Promise<string[]> {
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ within, rules }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // By default, axe leaves out the size of targets.
      const run = rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }
      const found = await axe.run(within, { resultTypes: ['violations'], ...run })
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    },
    { within, rules },
  )
}

interface View {
  /** The width of the page, px. By default it does not change. */
  width?: number
  colorScheme: 'light' | 'dark'
}

const LIGHT_FIRST = ['light', 'dark'] as const
const DARK_FIRST = ['dark', 'light'] as const

/** Each width in both themes. The first theme alternates, because `expectAccessible` runs all rules in it. */
export function inBothThemes(...widths: number[]): View[] {
  return widths.flatMap((width, index) =>
    (index % 2 === 0 ? LIGHT_FIRST : DARK_FIRST).map((colorScheme) => ({ width, colorScheme })),
  )
}

/** px, higher than any page, so that no bar at the bottom of a phone's window covers a target. */
const PHONE_HEIGHT = 20_000

/**
 * Expects that axe finds nothing and that the page does not scroll sideways. If an earlier view has the same width, only the
 * rules about colors run, because a page differs in nothing else.
 */
export async function expectAccessible(page: Page, views: readonly View[], within?: string): Promise<void> {
  const widths = new Set<number | undefined>()
  for (const { width, colorScheme } of views) {
    const place = [page.url(), width, colorScheme]
    if (width) await page.setViewportSize({ width, height: width < 640 ? PHONE_HEIGHT : 900 })
    // Without transitions, colors change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect([...place, await violations(page, within, widths.has(width) ? COLOR_RULES : undefined)]).toEqual([
      ...place,
      [],
    ])
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([...place, 'scrolls sideways by', hidden]).toEqual([...place, 'scrolls sideways by', 0])
    widths.add(width)
  }
}
