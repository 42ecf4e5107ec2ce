/**
 * Reloads the page once if its code does not load, usually because a deploy has replaced it.
 * https://vite.dev/guide/build#load-error-handling
 */

import { RELOADED_KEY } from '#shared/storage-keys'

/** The build's preload helper dispatches this event, and throws an error unless the event is prevented. */
export const PRELOAD_ERROR = 'vite:preloadError'

/** @param isNavigating Returns true while the visitor waits for a page. Code that is only preloaded may fail silently. */
export function reloadOnPreloadError(isNavigating: () => boolean): void {
  let reloading = false
  addEventListener(PRELOAD_ERROR, (event) => {
    // Offline, a reload would replace the page by the browser's error page.
    if (!isNavigating() || !navigator.onLine) return
    if (!reloading) {
      if (!isFirstReload()) return
      reloading = true
      location.reload()
    }
    event.preventDefault()
  })
}

/** Only once per URL: while a deploy spreads, old and new builds may alternate, and reloads would never end. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return false
    sessionStorage.setItem(RELOADED_KEY, location.href)
    return true
  } catch {
    // Without storage: not if this page is itself the result of a reload.
    return performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type !== 'reload')
  }
}
