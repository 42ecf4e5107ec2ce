import './site-styles'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { lazyImport, whenLoaded } from '#shared/lazy-import'
import { browserHistory } from './browser-history'
import { reloadOnPreloadError } from './preload-failure'
import { createAppRouter } from './router'
import { markStarted, showStartFailure } from './start-failure'

// After a rejected form the URL is the one the form was sent to. The router needs the URL of the rendered page.
const { path } = document.documentElement.dataset
if (path) history.replaceState(history.state, '', path + location.search)

const router = createAppRouter(undefined, browserHistory())
// During hydration the router is not loading, but has no resolved location.
reloadOnPreloadError(() => router.state.isLoading || !router.state.resolvedLocation)
// A form that the server rejected belongs only to the page it came with.
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  const { page, ...context } = router.options.context
  if (pathChanged && page?.form) router.update({ context: { ...context, page: { ...page, form: undefined } } })
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    { onUncaughtError: showStartFailure },
  )
})
markStarted()

const loadEnhancements = lazyImport(() => import('./enhancements'))
// Safari does not support requestIdleCallback.
;(window.requestIdleCallback ?? setTimeout)(() => {
  whenLoaded(loadEnhancements, ({ startEnhancements }) => startEnhancements(router))
})
