/**
 * After a navigation the keyboard goes on where the new page begins, at its heading or at the fragment's target, and a
 * screen reader says it. Nothing scrolls by that: the router has put the page where it belongs.
 */
import type { AppRouter } from './router'

export function focusNewPage(router: AppRouter): void {
  /** Unknown at first: the browser then decides by itself whether the focus shows. */
  let byKey: boolean | undefined
  addEventListener('keydown', () => (byKey = true), true)
  addEventListener('pointerdown', () => (byKey = false), true)

  function focus(hash: string) {
    const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1')
    if (!target) return
    if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1
    target.focus({ preventScroll: true, focusVisible: byKey } as FocusOptions)
  }

  router.subscribe('onRendered', ({ toLocation, hrefChanged, pathChanged }) => {
    // A list that is narrowed while one types must not take the field away.
    const busy = !pathChanged && document.activeElement?.matches('input, select, textarea')
    if (hrefChanged && !busy) focus(toLocation.hash)
  })
  if (movedMeanwhile(router)) focus(router.state.location.hash)
}

/** Whether another page came before this code, and nobody has taken the focus elsewhere since. */
function movedMeanwhile({ state: { status } }: AppRouter): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const { activeElement, body, documentElement } = document
  const left = activeElement === body || (activeElement as Partial<HTMLAnchorElement>).href === window.location.href
  // An answered form stands under another address than it was loaded from.
  if (!loaded || !left || status !== 'idle' || documentElement.dataset.path) return false
  // Both as the browser spells them: the router's has its letters decoded.
  return new URL(loaded.name).pathname !== window.location.pathname
}
