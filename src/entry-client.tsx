import 'virtual:uno.css'
import './theme/fonts.css'
import './theme/base.css'
import './theme/parts.css'
import './theme/shell.css'
import './theme/home.css'
import './theme/heads.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { lateCode } from '#shared/late-code'
import { reloadOnPreloadError } from './preload-failure'
import { createAppRouter } from './router'
import { markStarted, showStartFailure } from './start-failure'

// An answered form stands under the address it was sent to; the router must see the page's own.
const { path } = document.documentElement.dataset
if (path) history.replaceState(history.state, '', path + location.search)

const router = createAppRouter()
// While the first page is taken over nothing counts as loading yet.
reloadOnPreloadError(() => router.state.isLoading || !router.state.resolvedLocation)
// A form that came back from the server belongs to the page it came with.
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

const later = lateCode(() => import('./later'))
async function startLater() {
  const part = await later()
  if (part) part.start(router)
  else addEventListener('online', startLater, { once: true })
}
// Safari has no idle callback.
;(window.requestIdleCallback ?? setTimeout)(startLater)
