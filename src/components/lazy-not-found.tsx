import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { PageFailure } from '#components/page-failure'

const NotFound = lazyRouteComponent(() => import('#components/not-found'), 'NotFound')

/** The 404 page. Its code is not part of any page's first load. The root route has no error page for a failed load. */
export function LazyNotFound() {
  return (
    <CatchBoundary getResetKey={() => 'not-found'} errorComponent={PageFailure}>
      <NotFound />
    </CatchBoundary>
  )
}

/** The router waits for it before it renders the component. */
LazyNotFound.preload = async () => NotFound.preload?.()
