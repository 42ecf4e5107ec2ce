/** Shows whether the firm is open now. The browser computes the status, because the server caches pages. */
import { openStatus } from '#shared/hours.ts'
import type { AppRouter } from './router.tsx'

const MINUTE_MS = 60_000

export function showOpenStatus(router: AppRouter): void {
  function write() {
    const { hours } = router.options.context.page.brand.contact
    const status = (hours && openStatus(hours, new Date().toISOString())) ?? ''
    for (const element of document.querySelectorAll<HTMLElement>('[data-open-status]')) {
      element.hidden = status === ''
      if (element.textContent !== status) element.textContent = status
    }
  }

  router.subscribe('onRendered', write)
  setInterval(write, MINUTE_MS)
  write()
}
