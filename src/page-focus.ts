/**
 * After a navigation the keyboard goes on where the new page begins, at its heading or at the fragment's target, and a
 * screen reader says it. Nothing scrolls by that: the router has put the page where it belongs.
 */
import type { AppRouter } from './router'

export function focusNewPage(router: AppRouter): void {
  let byKey = false
  addEventListener('keydown', () => (byKey = true), true)
  addEventListener('pointerdown', () => (byKey = false), true)

  router.subscribe('onRendered', ({ toLocation, hrefChanged, pathChanged }) => {
    // A list that is narrowed while one types must not take the field away.
    const busy = !pathChanged && document.activeElement?.matches('input, select, textarea')
    const target = document.getElementById(toLocation.hash) ?? document.querySelector<HTMLElement>('main h1')
    if (!hrefChanged || busy || !target) return
    if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1
    target.focus({ preventScroll: true, focusVisible: byKey } as FocusOptions)
  })
}
