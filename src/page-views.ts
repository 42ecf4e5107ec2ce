/** Counts page views without a cookie or an identifier. Sends nothing if the browser sends a privacy signal. */
import { withDomain } from '#shared/links'
import { readPageFacts } from '#shared/page-response'
import { referrerKind } from '#shared/referrer-kind'
import type { PageView } from '#shared/vitals'
import { isRefusedByBrowser } from '#widgets/consent'
import { idle } from '#widgets/idle'
import type { AppRouter } from './router'

export function countPageViews(router: AppRouter): void {
  let countedPath: string | undefined
  /** Only the first page view of a document has a referrer. */
  let referrer = referrerKind(document.referrer, location.hostname)

  async function count() {
    const { location, matches } = router.state
    const route = matches.at(-1)?.fullPath
    if (!route || location.pathname === countedPath || readPageFacts(matches).status !== 200) return
    if (isRefusedByBrowser()) return
    countedPath = location.pathname
    const view: PageView = { type: 'view', route: withoutTrailingSlash(route), referrer }
    referrer = 'none'
    const { domain } = router.options.context.page
    await idle()
    navigator.sendBeacon(withDomain('/api/vitals', domain), JSON.stringify(view))
  }

  router.subscribe('onRendered', count)
  void count()
}

/** The path of an index route ends with a slash. */
function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
