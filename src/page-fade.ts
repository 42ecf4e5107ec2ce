/** A change of path fades from one page into the next; fragments and queries just change. */
import { PAGE_FADE_MS } from '#shared/shell'
import type { AppRouter } from './router'

export function fadeBetweenPages(router: AppRouter): void {
  let fades = false
  let running: ViewTransition | undefined
  document.documentElement.style.setProperty('--page-fade', `${PAGE_FADE_MS}ms`)
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    fades = pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches
  })

  // The router's own way leaves the promise of a transition that was cut short to the console, as an error.
  router.startViewTransition = async (update) => {
    if (!fades || !('startViewTransition' in document)) return update()
    fades = false
    running = document.startViewTransition(update)
    running.ready.catch(skipped)
    return running.updateCallbackDone
  }
  // While pages fade a browser shows pictures of them, and a click on those goes to the document: give it to what is seen.
  addEventListener('click', (event) => {
    if (event.target !== document.documentElement) return
    running?.skipTransition()
    const seen = document.elementFromPoint(event.clientX, event.clientY)
    if (seen !== event.target) seen?.dispatchEvent(new MouseEvent('click', event))
  })

  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged || !fades) return
    fades = false
    document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: PAGE_FADE_MS })
  })
}

/** A fade that does not come about, in a hidden tab or because of the next click, is no failure: the page has changed. */
function skipped(error: DOMException): void {
  if (error.name !== 'AbortError' && error.name !== 'InvalidStateError') throw error
}
