/**
 * Reloads the page once if its code does not load, usually because a deploy has replaced it.
 * https://vite.dev/guide/build#load-error-handling
 */

import { RELOADED_KEY } from '#browser/storage-keys.ts'

let reloading = false

/** True once a reload of the page has started. */
export function isReloading(): boolean {
  return reloading
}

/** @param isNavigating Returns true while the visitor waits for a page. Code that is only preloaded may fail silently. */
export function reloadOnPreloadError(isNavigating: () => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isNavigating()) return
    // The import returns undefined instead of an error that would make the router reload the page, even offline.
    event.preventDefault()
    if (reloading || !navigator.onLine || !isFirstReload()) return
    reloading = true
    location.reload()
  })
}

/** Only once per URL: while a deploy spreads, old and new builds may alternate, and reloads would never end. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return false
    sessionStorage.setItem(RELOADED_KEY, location.href)
    return true
  } catch {
    // Without storage, does not reload a page that is itself the result of a reload.
    return performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type !== 'reload')
  }
}
