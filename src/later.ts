/** What a page needs only once somebody uses it: fetched when the browser has nothing better to do. */
import './theme/later.css'
import { draw } from '#ui/region'
import { watchTooltips } from '#ui/tooltip'
import { toastFailures } from './failure-toasts'
import { fadeBetweenPages } from './page-fade'
import { focusNewPage } from './page-focus'
import type { AppRouter } from './router'

export function start(router: AppRouter): void {
  fadeBetweenPages(router)
  focusNewPage(router)
  watchTooltips()
  toastFailures(router.options.context.queryClient)
  // Read now: the first page has been taken over, and what is configured does not change with the page.
  if (router.options.context.page.widgets) void askConsent()
}

/** The question about optional widgets, and with it all their code, comes only where one is configured. */
async function askConsent(): Promise<void> {
  const { ConsentBanner } = await import('#components/consent')
  draw('consent', ConsentBanner)
}
