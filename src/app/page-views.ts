/** Counts page views and measures the speed of some page loads, unless the browser sends a privacy signal. Sets no cookies. */

import { idle } from '#browser/idle.ts'
import { lazyImport } from '#browser/lazy-import.ts'
import { isRefusedByBrowser } from '#features/widgets/refusal.ts'
import { withDomain } from '#shared/links.ts'
import { readPageFacts } from '#shared/page-response.ts'
import type { Vital } from '#shared/vitals.ts'
import { referrerKind } from './referrer-kind.ts'
import type { AppRouter } from './router.tsx'

/** Fraction of page loads whose speed is measured. The other page loads do not download the measurement code. */
export const MEASURED_SHARE = 0.1

const loadPageSpeed = lazyImport(() => import('./page-speed.ts'))

export function countPageViews(router: AppRouter): void {
  let countedPath: string | undefined
  /**
   * The kind of website that linked to the first page. For later pages, the kind is "none", because their links are on
   * this site.
   */
  let referrer = referrerKind(document.referrer, location.hostname)
  let isMeasured = Math.random() < MEASURED_SHARE

  function send(vital: Vital) {
    const { domain } = router.options.context.page
    navigator.sendBeacon(withDomain('/api/vitals', domain), JSON.stringify(vital))
  }

  async function count() {
    const { location, matches } = router.state
    const path = matches.at(-1)?.fullPath
    if (!path || location.pathname === countedPath || readPageFacts(matches).status !== 200) return
    if (isRefusedByBrowser()) return
    const measures = isMeasured
    countedPath = location.pathname
    const route = withoutTrailingSlash(path)
    const view: Vital = { type: 'view', route, referrer }
    referrer = 'none'
    await idle()
    send(view)
    if (measures) (await loadPageSpeed())?.measurePageSpeed((values) => send({ type: 'speed', route, values }))
  }

  router.subscribe('onRendered', count)
  void count()
  // Measures only the first page's speed, because client-side navigation does not load a document.
  isMeasured = false
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
