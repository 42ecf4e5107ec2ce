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

// Ignores a failure to send an error report, because an uncaught failure would trigger another report.
const report = (event: ErrorEvent | PromiseRejectionEvent) =>
  void import('./error-reports.ts').then((code) => code.report(event)).catch(() => {})
addEventListener('error', report)
addEventListener('unhandledrejection', (event) =>
  isSkippedFade(event.reason) ? event.preventDefault() : report(event),
)

/** Matches the error that occurs when navigation interrupts a page fade: https://github.com/TanStack/router/issues/7906 */
function isSkippedFade(reason: unknown): boolean {
  return reason instanceof DOMException && /transition/i.test(reason.message)
}

/**
 * Returns true for the error that the router throws if the visitor navigates while React is still hydrating the old page. React
 * then renders the new page as usual: https://github.com/TanStack/router/issues/8198
 */
function isMissingMatch(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Error && error.cause.message.startsWith('Invariant failed')
}

// After the server rejects a form, the browser shows the form's action URL, but the router needs the page's URL.
const { path } = document.documentElement.dataset
if (path) history.replaceState(history.state, '', path + location.search)

markStylesheets()
const router = createBrowserRouter()
// `isLoading` is false while React hydrates the first page, even if that page is still loading. `resolvedLocation` is
// undefined until the first page has loaded.
reloadOnPreloadError(() => router.state.isLoading || !router.state.resolvedLocation)
let hasLeft = false
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  hasLeft ||= pathChanged
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
    {
      onUncaughtError: showStartFailure,
      onCaughtError: reportCaughtError,
      onRecoverableError: (error) => (hasLeft && isMissingMatch(error)) || reportError(error),
    },
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
