import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { PageFailure } from './page-failure.tsx'

const NotFound = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound')

/** The 404 page. Its code loads on demand. Handles a failed load, because the root route has no error component. */
export function LazyNotFound() {
  return (
    <CatchBoundary getResetKey={() => 'not-found'} errorComponent={PageFailure}>
      <NotFound />
    </CatchBoundary>
  )
}

/** The router waits for this promise before it renders the component. */
LazyNotFound.preload = async () => NotFound.preload?.()
