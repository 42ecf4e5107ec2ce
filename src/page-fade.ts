/** Fades the old page out and the new one in if the path changes, but not if only the query or the fragment changes. */
import { PAGE_FADE_MS } from '#shared/shell'
import type { AppRouter } from './router'

export function fadeBetweenPages(router: AppRouter): void {
  let fades = false
  let fadeOut: Animation[] = []
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    fades = pathChanged && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches
  })

  // The old page stays in place while it fades out, so it responds to visitors. If one follows another link, the router
  // ignores this update, and the page does not start its fade again.
  router.startViewTransition = async (update) => {
    if (fades && !document.querySelector('main > .skeleton')) {
      if (fadeOut.length === 0) fadeOut = fade([1, 0], 'forwards')
      await Promise.allSettled(fadeOut.map(({ finished }) => finished))
    }
    return update()
  }

  router.subscribe('onResolved', ({ pathChanged }) => {
    for (const animation of fadeOut) animation.cancel()
    fadeOut = []
    if (pathChanged && fades) fade([0, 1], 'none')
    fades = false
  })
}

/** Fades everything except the top bar. */
function fade(opacity: number[], fill: FillMode): Animation[] {
  const parts = document.querySelectorAll('main, .site-footer')
  return [...parts].map((part) => part.animate({ opacity }, { duration: PAGE_FADE_MS, fill }))
}
