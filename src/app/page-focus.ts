/**
 * After client-side navigation, moves focus to the URL fragment's target or to the page's heading, so that screen
 * readers announce the new page. Opens the collapsed section that contains the target. Otherwise does not scroll, because
 * the router restores the scroll position.
 */
import type { AppRouter } from './router.tsx'

export function focusNewPage(router: AppRouter): void {
  /** True if the visitor last used the keyboard. If undefined, the browser decides whether to show the focus ring. */
  let byKeyboard: boolean | undefined
  addEventListener('keydown', () => (byKeyboard = true), true)
  addEventListener('pointerdown', () => (byKeyboard = false), true)

  function focus(target: HTMLElement | null) {
    if (!target) return
    const section = target.closest('details:not([open])')
    if (section) {
      // Browsers open a collapsed section only for a link that loads a page. The router cannot scroll to hidden content.
      section.toggleAttribute('open')
      target.scrollIntoView()
    }
    if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1
    target.focus({ preventScroll: true, focusVisible: byKeyboard } as FocusOptions)
  }

  router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
    const target = document.getElementById(toLocation.hash)
    // Does not focus the heading if only the URL fragment changes, because each calculator input changes the fragment.
    const isFragment = !pathChanged && fromLocation?.searchStr === toLocation.searchStr
    // On the blog, keeps focus in the search field if the search results change while the visitor is typing.
    const isTyping = !pathChanged && document.activeElement?.matches('input, select, textarea')
    if (hrefChanged && !isTyping) focus(target ?? (isFragment ? null : document.querySelector('main h1')))
  })
}
