import './site-styles.ts'
import './shared-code.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { markStarted, showStartFailure } from '#features/document/start-failure.ts'
import { markStylesheets } from '#features/document/stylesheets.ts'
import { reloadOnPreloadError } from '#features/errors/preload-failure.ts'
import { reportCaughtError, startEnhancements } from './enhancements.ts'
import { createBrowserRouter } from './router.tsx'

// Ignores a failed report. As an uncaught error, it would be reported again.
const report = (event: ErrorEvent | PromiseRejectionEvent) =>
  void import('./error-reports.ts').then((code) => code.report(event)).catch(() => {})
addEventListener('error', report)
addEventListener('unhandledrejection', (event) =>
  isSkippedFade(event.reason) ? event.preventDefault() : report(event),
)

/**
 * A navigation during a fade ends the fade and rejects a promise that the router does not handle:
 * https://github.com/TanStack/router/issues/7906
 */
function isSkippedFade(reason: unknown): boolean {
  return reason instanceof DOMException && /transition/i.test(reason.message)
}

// After a rejected form, the address bar shows the form's action. The router needs the URL of the rendered page.
const { path } = document.documentElement.dataset
if (path) history.replaceState(history.state, '', path + location.search)

markStylesheets()
const router = createBrowserRouter()
// During hydration the router is not loading, but has no resolved location.
reloadOnPreloadError(() => router.state.isLoading || !router.state.resolvedLocation)
// A form that the server rejected is shown only on the page that the server rendered with it.
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  const { page, ...context } = router.options.context
  if (pathChanged && page?.form) router.update({ context: { ...context, page: { ...page, form: undefined } } })
})
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
      <Hydrated />
    </StrictMode>,
    { onUncaughtError: showStartFailure, onCaughtError: reportCaughtError },
  )
})

let isStarted = false

function Hydrated() {
  useEffect(() => {
    if (isStarted) return
    isStarted = true
    startEnhancements(router)
    markStarted()
  }, [])
  return null
}
