import './site-styles'
import './shared-code'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserHistory } from './browser-history'
import { reportCaughtError, startEnhancements } from './enhancements'
import { restoreMatches, takePageData } from './page-data'
import { reloadOnPreloadError } from './preload-failure'
import { createBrowserRouter } from './router'
import { removeSpeculationRules } from './speculation-rules'
import { markStarted, showStartFailure } from './start-failure'
import { markStylesheets } from './stylesheets'

// A failure to report an error is not an error itself, which would be reported again.
const report = (event: ErrorEvent | PromiseRejectionEvent) =>
  void import('./error-reports').then((code) => code.report(event)).catch(() => {})
addEventListener('error', report)
addEventListener('unhandledrejection', report)

// After a rejected form the URL is the one the form was sent to. The router needs the URL of the rendered page.
const { path } = document.documentElement.dataset
if (path) history.replaceState(history.state, '', path + location.search)

markStylesheets()

const data = takePageData()
restoreMatches(data)
const router = createBrowserRouter(data, browserHistory())
// During hydration the router is not loading, but has no resolved location.
reloadOnPreloadError(() => router.state.isLoading || !router.state.resolvedLocation)
// A form that the server rejected belongs only to the page it came with.
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  const { page, ...context } = router.options.context
  if (pathChanged && page?.form) router.update({ context: { ...context, page: { ...page, form: undefined } } })
})

void start()

/** Each step is a separate task, so that the browser can respond between them. */
async function start(): Promise<void> {
  await nextTask()
  await hydrate(router).finally(() => window.$_TSR?.h())
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
        <Hydrated />
      </StrictMode>,
      { onUncaughtError: showStartFailure, onCaughtError: reportCaughtError },
    )
  })
  startEnhancements(router)
  removeSpeculationRules()
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function Hydrated() {
  useEffect(markStarted, [])
  return null
}
