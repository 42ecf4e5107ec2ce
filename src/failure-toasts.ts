/** Shows a toast and logs an error when a page or a list on it fails to load. The page also shows the message in place. */
import type { Query } from '@tanstack/react-query'
import { describePageFailure } from '#components/page-failure'
import type { Failure } from '#queries/posts'
import { RELOAD, TRY_AGAIN } from '#shared/failure'
import { readPageFacts } from '#shared/page-response'
import { showToast } from '#ui/toast'
import type { ToastAction } from '#ui/toaster'
import type { AppRouter } from './router'

export function toastFailures(router: AppRouter): void {
  const cache = router.options.context.queryClient.getQueryCache()
  /** Hashes of the lists that have failed, so that each failure is reported once. */
  const reported = new Set<string>()

  function reportPage(): void {
    const { matches, location } = router.state
    const { error } = readPageFacts(matches)
    const failure = error ? describePageFailure(error, location.pathname) : undefined
    if (failure) report(failure, location.pathname, { label: RELOAD, onClick: () => window.location.reload() })
  }

  /** Skips a list without an observer, because no page shows it. Its page may have failed too, with its own toast. */
  function reportList(query: Query): void {
    const { data, fetchStatus } = query.state
    if (fetchStatus === 'fetching' || query.getObserversCount() === 0) return
    if (!isFailure(data)) reported.delete(query.queryHash)
    else if (!reported.has(query.queryHash)) {
      reported.add(query.queryHash)
      report(data, query.queryKey, { label: TRY_AGAIN, onClick: () => retryList(query) })
    }
  }

  /** Reports the failure again if the list fails again. */
  function retryList(query: Query): void {
    reported.delete(query.queryHash)
    void query.fetch()
  }

  reportPage()
  router.subscribe('onRendered', reportPage)
  for (const query of cache.getAll()) reportList(query)
  cache.subscribe(({ type, query }) => {
    if (type === 'updated' || type === 'observerAdded') reportList(query)
  })
}

function report({ title, message }: Pick<Failure, 'title' | 'message'>, source: unknown, action: ToastAction): void {
  const text = `${title}: ${message}`
  console.error(text, source)
  // If several parts of a page fail alike, for example offline, the visitor sees one toast.
  showToast({ id: text, title, description: message, destructive: true, action })
}

function isFailure(data: unknown): data is Failure {
  return typeof data === 'object' && data !== null && 'ok' in data && data.ok === false
}
