/**
 * Shows a toast and logs an error when a page or list fails to load. The browser loads this module and the toaster when the visitor
 * first interacts with the page, because neither can load once the browser is offline.
 */
import '#ui/toaster.tsx'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Failure } from '#features/blog/posts.ts'
import { describePageFailure } from '#features/errors/page-failure.tsx'
import { RELOAD, TRY_AGAIN } from '#shared/failure.ts'
import { showToast } from '#ui/toast.tsx'
import type { ToastAction } from '#ui/toaster.tsx'

/** Shows a toast for each list of posts that failed to load. Retries all failed queries when the browser comes back online. */
export function toastFailedLists(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  /** Query hashes of the lists that failed to load, so that each failure is reported only once. */
  const reported = new Set<string>()

  /** Reports a list that failed to load. Skips a query without observers, because the page does not show its list. */
  function reportList(query: Query): void {
    const { data, fetchStatus } = query.state
    if (fetchStatus === 'fetching' || query.getObserversCount() === 0) return
    if (!isFailure(data)) reported.delete(query.queryHash)
    else if (!reported.has(query.queryHash)) {
      reported.add(query.queryHash)
      report(data, query.queryKey, { label: TRY_AGAIN, onClick: () => retryList(query) })
    }
  }

  function retryList(query: Query): void {
    reported.delete(query.queryHash)
    void query.fetch()
  }

  for (const query of cache.getAll()) reportList(query)
  cache.subscribe(({ type, query }) => {
    if (type === 'updated' || type === 'observerAdded') reportList(query)
  })
  addEventListener('online', () => {
    for (const query of cache.findAll({ type: 'active' }))
      if (query.state.error || isFailure(query.state.data)) retryList(query)
  })
}

/** Shows a toast for a page that failed to load. If the error has no message for visitors, only logs the error. */
export function reportPageFailure(error: unknown): void {
  const { pathname } = location
  const failure = describePageFailure(error, pathname)
  if (failure) report(failure, pathname, { label: RELOAD, onClick: () => location.reload() })
  else console.error(error)
}

/** Logs a failure and shows a toast. Skips a failure without a title (after an abort or during a reload). */
function report({ title, message }: Pick<Failure, 'title' | 'message'>, source: unknown, action: ToastAction): void {
  if (!title) return
  const text = `${title}: ${message}`
  console.error(text, source)
  // Several parts of a page may fail with the same error, for example when the browser is offline. Their toasts have
  // the same id, so the visitor sees only one.
  showToast({ id: text, title, description: message, destructive: true, action })
}

function isFailure(data: unknown): data is Failure {
  return (data as Partial<Failure> | null | undefined)?.ok === false
}
