/**
 * Page code that cannot be had, most often because a new deploy has replaced it: the address is loaded anew, once.
 * https://vite.dev/guide/build#load-error-handling
 */

/** What Vite dispatches; it rethrows the error unless the event is prevented. */
export const PRELOAD_ERROR = 'vite:preloadError'

/** Session storage key of the address that was last loaded anew. */
export const RELOADED_KEY = 'reloaded'

let reloading = false

/** Whether the page is about to be replaced: a failure is then not worth telling. */
export function isReloading(): boolean {
  return reloading
}

/** @param isNavigating Whether a page is being waited for: code that is only fetched ahead may fail in silence. */
export function reloadOnPreloadError(isNavigating: () => boolean): void {
  addEventListener(PRELOAD_ERROR, (event) => {
    if (!isNavigating()) return
    // Prevented in any case: the router would know the error by its words, and reload once more on its own.
    event.preventDefault()
    // Offline a page loaded anew would be the browser's own page of failure, and ours is gone.
    if (reloading || !navigator.onLine || !firstTime()) return
    reloading = true
    location.reload()
  })
}

/** Once for an address, so that a second failure is shown: while a deploy spreads, builds may answer in turn for ever. */
function firstTime(): boolean {
  const mark = location.href
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === mark) return false
    sessionStorage.setItem(RELOADED_KEY, mark)
    return true
  } catch {
    // Without storage a page that was itself loaded anew is the last.
    return performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type !== 'reload')
  }
}
