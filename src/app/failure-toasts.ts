/**
 * Shows a toast and logs an error when a page or a list fails to load. The page itself also shows the message. Imported together
 * with the toaster when the visitor first uses the page, because neither can load after the connection is lost.
 */
import '#ui/toaster.tsx'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Failure } from '#features/blog/posts.ts'
import { describePageFailure } from '#features/errors/page-failure.tsx'
import { RELOAD, TRY_AGAIN } from '#shared/failure.ts'
import { showToast } from '#ui/toast.tsx'
import type { ToastAction } from '#ui/toaster.tsx'

/** Also reloads the failed parts of the page when the connection returns. */
export function toastFailedLists(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  /** Query hashes of failed lists, so that each failure is reported only once. */
  const reported = new Set<string>()

  /** Skips a list without an observer, because no page shows it. Its page may also have failed and shown its own toast. */
  function reportList(query: Query): void {
    const { data, fetchStatus } = query.state
    if (fetchStatus === 'fetching' || query.getObserversCount() === 0) return
    if (!isFailure(data)) reported.delete(query.queryHash)
    else if (!reported.has(query.queryHash)) {
      reported.add(query.queryHash)
      report(data, query.queryKey, { label: TRY_AGAIN, onClick: () => retryList(query) })
    }
  }

  /** Retries a list. If it fails again, the failure is reported again. */
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

/** Logs an error unchanged if its message is not meant for visitors. */
export function reportPageFailure(error: unknown): void {
  const { pathname } = location
  const failure = describePageFailure(error, pathname)
  if (failure) report(failure, pathname, { label: RELOAD, onClick: () => location.reload() })
  else console.error(error)
}

/** An aborted request has no title and is not shown. */
function report({ title, message }: Pick<Failure, 'title' | 'message'>, source: unknown, action: ToastAction): void {
  if (!title) return
  const text = `${title}: ${message}`
  console.error(text, source)
  // If several parts of a page fail with the same error, for example offline, the visitor sees only one toast.
  showToast({ id: text, title, description: message, destructive: true, action })
}

function isFailure(data: unknown): data is Failure {
  return (data as Partial<Failure> | null | undefined)?.ok === false
}
