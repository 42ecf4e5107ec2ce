/** Shows a toast and logs an error when the browser cannot load content. The page also shows the message in place. */
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Failure } from '#queries/posts'
import { ContentUnavailable, contentTexts } from '#shared/content'
import { showToast } from '#ui/toast'

export function toastFailures(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  /** Hashes of the queries that have failed, so that each failure is reported once. */
  const reported = new Set<string>()

  function report(query: Query): void {
    if (query.state.fetchStatus === 'fetching') return
    const failure = failureOf(query)
    if (!failure) reported.delete(query.queryHash)
    if (!failure || reported.has(query.queryHash)) return
    reported.add(query.queryHash)
    const { title, message } = failure
    const text = `${title}: ${message}`
    console.error(text, query.queryKey)
    // If several queries of a page fail alike, for example offline, the visitor sees one toast.
    showToast({ id: text, title, description: message, destructive: true })
  }

  for (const query of cache.getAll()) report(query)
  cache.subscribe(({ type, query }) => {
    if (type === 'updated') report(query)
  })
}

/** Undefined also for a canceled query, which has neither data nor an error. */
function failureOf({ queryKey, state: { data, error } }: Query): Pick<Failure, 'title' | 'message'> | undefined {
  if (isFailure(data)) return data
  if (error instanceof ContentUnavailable) {
    // Of the queries of posts, only the one of a single post throws. Lists return a Failure.
    const title = queryKey[0] === 'posts' ? contentTexts.postTitle : contentTexts.pageTitle
    return { title: error.title ?? title, message: error.message }
  }
  return undefined
}

function isFailure(data: unknown): data is Failure {
  return typeof data === 'object' && data !== null && 'ok' in data && data.ok === false
}
