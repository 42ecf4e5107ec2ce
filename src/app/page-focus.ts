/**
 * After client-side navigation, moves focus to the target of the URL fragment or to the page's heading, so screen readers announce
 * the new page. Does not scroll, because the router restores the scroll position.
 */
import type { AppRouter } from './router.tsx'

export function focusNewPage(router: AppRouter): void {
  /** True if the visitor last used the keyboard. While the value is undefined, the browser decides whether to show the focus ring. */
  let byKeyboard: boolean | undefined
  addEventListener('keydown', () => (byKeyboard = true), true)
  addEventListener('pointerdown', () => (byKeyboard = false), true)

  function focus(target: HTMLElement | null) {
    if (!target) return
    if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1
    target.focus({ preventScroll: true, focusVisible: byKeyboard } as FocusOptions)
  }

  router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
    const target = document.getElementById(toLocation.hash)
    // If only the URL fragment changes, the heading does not get focus, because the calculator stores its numbers in the fragment.
    const isFragment = !pathChanged && fromLocation?.searchStr === toLocation.searchStr
    // On the blog, if the search results change while the visitor is typing in the search field, the field keeps focus.
    const isTyping = !pathChanged && document.activeElement?.matches('input, select, textarea')
    if (hrefChanged && !isTyping) focus(target ?? (isFragment ? null : document.querySelector('main h1')))
  })
}
