/** Behavior that a page needs only once a visitor uses it. */
import './enhancements.css'
import { lazyImport, whenLoaded } from '#shared/lazy-import'
import { mountInRoot } from '#ui/root-slot'
import { watchTooltips } from '#ui/tooltip'
import { idle } from '#widgets/idle'
import { focusNewPage } from './page-focus'
import { countPageViews } from './page-views'
import type { AppRouter } from './router'
import { removeSpeculationRules } from './speculation-rules'

const loadConsent = lazyImport(() => import('#components/consent'))
const loadFailureToasts = lazyImport(() => import('./failure-toasts'))
const loadOpenStatus = lazyImport(() => import('./open-status'))

export function startEnhancements(router: AppRouter): void {
  const { page, queryClient } = router.options.context
  focusNewPage(router)
  watchTooltips()
  removeSpeculationRules()
  countPageViews(router)
  if (page.widgets) whenLoaded(loadConsent, ({ ConsentBanner }) => mountInRoot('consent', ConsentBanner))
  if (page.brand.contact.hours) whenLoaded(loadOpenStatus, ({ showOpenStatus }) => showOpenStatus(router))
  void idle().then(() => whenLoaded(loadFailureToasts, ({ toastFailedLists }) => toastFailedLists(queryClient)))
  performance.mark('enhanced')
}

/** Call it for each error that an error boundary catches. */
export async function reportCaughtError(error: unknown): Promise<void> {
  const code = await loadFailureToasts()
  if (code) code.reportPageFailure(error)
  else console.error(error)
}
