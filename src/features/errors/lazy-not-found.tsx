import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { PageFailure } from './page-failure.tsx'

const NotFound = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound')

/**
 * Loads the 404 page's code on demand. If the code fails to load, shows an error itself, because the root route has no
 * error component.
 */
export function LazyNotFound() {
  return (
    <CatchBoundary getResetKey={() => 'not-found'} errorComponent={PageFailure}>
      <NotFound />
    </CatchBoundary>
  )
}

/** The router awaits `preload` before it renders the 404 page. */
LazyNotFound.preload = async () => NotFound.preload?.()
