/** Fades between pages when the path changes, but not when only the query or the fragment changes. */
import { PAGE_FADE_MS } from '#shared/shell'
import type { AppRouter } from './router'

export function fadeBetweenPages(router: AppRouter): void {
  let fades = false
  let running: ViewTransition | undefined
  document.documentElement.style.setProperty('--page-fade', `${PAGE_FADE_MS}ms`)
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    fades = pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches
  })

  // The router's own implementation logs a skipped transition as an error.
  router.startViewTransition = async (update) => {
    if (!fades || !('startViewTransition' in document)) return update()
    fades = false
    running = document.startViewTransition(update)
    running.ready.catch(ignoreSkipped)
    return running.updateCallbackDone
  }
  // During a fade the browser shows images of both pages, so a click hits the document. Pass it to the visible element.
  addEventListener('click', (event) => {
    if (event.target !== document.documentElement) return
    running?.skipTransition()
    const visible = document.elementFromPoint(event.clientX, event.clientY)
    if (visible !== event.target) visible?.dispatchEvent(new MouseEvent('click', event))
  })

  // Browsers without view transitions.
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged || !fades) return
    fades = false
    document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: PAGE_FADE_MS })
  })
}

/** A hidden tab or the next click skips a fade. The page has changed all the same. */
function ignoreSkipped(error: DOMException): void {
  if (error.name !== 'AbortError' && error.name !== 'InvalidStateError') throw error
}
