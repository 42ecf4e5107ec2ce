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

export function toastFailedLists(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  const reported = new Set<string>()

  /** Reports a list of posts that failed to load, unless no component on the page shows the list. */
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

export function reportPageFailure(error: unknown): void {
  const { pathname } = location
  const failure = describePageFailure(error, pathname)
  if (failure) report(failure, pathname, { label: RELOAD, onClick: () => location.reload() })
  else console.error(error)
}

/** Logs a failure and shows a toast. A failure has no title after an abort or during a reload, and then needs no toast. */
function report({ title, message }: Pick<Failure, 'title' | 'message'>, source: unknown, action: ToastAction): void {
  if (!title) return
  const text = `${title}: ${message}`
  console.error(text, source)
  // Several parts of a page may fail with the same error, for example when the browser is offline. Toasts with the same
  // text share one id, so the visitor sees only one of them.
  showToast({ id: text, title, description: message, destructive: true, action })
}

function isFailure(data: unknown): data is Failure {
  return (data as Partial<Failure> | null | undefined)?.ok === false
}
