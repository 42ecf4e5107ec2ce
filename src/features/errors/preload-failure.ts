/** Reloads the page once if its code fails to load. See https://vite.dev/guide/build#load-error-handling */

import { RELOADED_KEY } from '#browser/storage-keys.ts'

let reloading = false

export function isReloading(): boolean {
  return reloading
}

/** Reloads the page if an import fails during navigation. @param isNavigating Returns true while a page is loading. */
export function reloadOnPreloadError(isNavigating: () => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isNavigating()) return
    // Makes the failed import resolve to undefined. If the import rejected, the router would reload the page, even offline.
    event.preventDefault()
    if (reloading || !navigator.onLine || !isFirstReload()) return
    reloading = true
    location.reload()
  })
}

/** Reloads each URL only once. During a rollout, old and new builds may alternate, so the page could reload forever. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return false
    sessionStorage.setItem(RELOADED_KEY, location.href)
    return true
  } catch {
    // Session storage is blocked. Allows a reload only if the current page load was not itself a reload.
    return performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type !== 'reload')
  }
}
