/** Starts features that the page does not need for its first render, such as page view counts, tooltips and toasts. */
import type { QueryClient } from '@tanstack/react-query'
import { lazyImport, whenLoaded } from '#browser/lazy-import.ts'
import type { Failure } from '#features/blog/posts.ts'
import { removeSpeculationRules } from '#features/document/speculation-rules.ts'
import { mountInRoot } from '#ui/root-slot.tsx'
import { watchTooltips } from '#ui/tooltip.tsx'
import { focusNewPage } from './page-focus.ts'
import { countPageViews } from './page-views.ts'
import type { AppRouter } from './router.tsx'

const loadConsent = lazyImport(() => import('#features/widgets/consent-banner.tsx'))
const loadFailureToasts = lazyImport(() => import('./failure-toasts.ts'))
const loadOpenStatus = lazyImport(() => import('./open-status.ts'))

export function startEnhancements(router: AppRouter): void {
  const { page, queryClient } = router.options.context
  focusNewPage(router)
  watchTooltips()
  removeSpeculationRules()
  countPageViews(router)
  if (page.widgets) whenLoaded(loadConsent, ({ ConsentBanner }) => mountInRoot('consent', ConsentBanner))
  if (page.brand.contact.hours) whenLoaded(loadOpenStatus, ({ showOpenStatus }) => showOpenStatus(router))
  void firstUse(queryClient).then(() =>
    whenLoaded(loadFailureToasts, ({ toastFailedLists }) => toastFailedLists(queryClient)),
  )
  performance.mark('enhanced')
}

const USES = ['keydown', 'pointerdown', 'pointermove', 'popstate', 'scroll'] as const

/**
 * Resolves when the toast code should load. Resolves immediately if a list is still loading or failed to load.
 * Otherwise, waits until the visitor first interacts with the page, because most visitors see no toast. Loading the
 * code even later could fail, because the browser may be offline by then.
 */
function firstUse(queryClient: QueryClient): Promise<unknown> {
  const isWhole = queryClient
    .getQueryCache()
    .getAll()
    .every(
      ({ state: { status, data } }) => status === 'success' && (data as Partial<Failure> | undefined)?.ok !== false,
    )
  if (!isWhole) return Promise.resolve()
  return Promise.race(USES.map((type) => new Promise((used) => addEventListener(type, used, { once: true }))))
}

/** Shows the visitor a toast for an error. Call this function for every error that an error boundary catches. */
export async function reportCaughtError(error: unknown): Promise<void> {
  const code = await loadFailureToasts()
  if (code) code.reportPageFailure(error)
  else console.error(error)
}
