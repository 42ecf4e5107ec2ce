/** Behavior that a page needs only once a visitor uses it. */
import './enhancements.css'
import { lazyImport, whenLoaded } from '#shared/lazy-import'
import { mountInRoot } from '#ui/root-slot'
import { watchTooltips } from '#ui/tooltip'
import { toastFailures } from './failure-toasts'
import { fadeBetweenPages } from './page-fade'
import { focusNewPage } from './page-focus'
import { countPageViews } from './page-views'
import type { AppRouter } from './router'

const loadConsent = lazyImport(() => import('#components/consent'))
const loadOpenStatus = lazyImport(() => import('./open-status'))

export function startEnhancements(router: AppRouter): void {
  const { page } = router.options.context
  fadeBetweenPages(router)
  focusNewPage(router)
  watchTooltips()
  toastFailures(router)
  countPageViews(router)
  if (page.widgets) whenLoaded(loadConsent, ({ ConsentBanner }) => mountInRoot('consent', ConsentBanner))
  if (page.brand.contact.hours) whenLoaded(loadOpenStatus, ({ showOpenStatus }) => showOpenStatus(router))
  performance.mark('enhanced')
}
