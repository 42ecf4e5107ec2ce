/** Reloads the page once if its code fails to load. See https://vite.dev/guide/build#load-error-handling */

import { RELOADED_KEY } from '#browser/storage-keys.ts'

let reloading = false

/** Returns true once the page has started to reload. */
export function isReloading(): boolean {
  return reloading
}

/** @param isNavigating Returns true while the visitor waits for a page. Otherwise, failed imports do not reload the page. */
export function reloadOnPreloadError(isNavigating: () => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isNavigating()) return
    // Makes the import resolve to undefined. A rejected import would make the router reload the page, even offline.
    event.preventDefault()
    if (reloading || !navigator.onLine || !isFirstReload()) return
    reloading = true
    location.reload()
  })
}

/** Reloads each URL only once. During a rollout, old and new builds may alternate, so reloads could otherwise never end. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return false
    sessionStorage.setItem(RELOADED_KEY, location.href)
    return true
  } catch {
    // If storage is blocked, reloads the page unless it has already been reloaded.
    return performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type !== 'reload')
  }
}
