/** Content that the browser cannot have is told in a toast, beside the words in its place, and logged. */
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Failure } from '#queries/posts'
import { ContentUnavailable, contentTexts } from '#shared/content'
import { showToast } from '#ui/toast'

export function toastFailures(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  /** A query that goes on failing is told once. */
  const told = new Set<string>()

  function look(query: Query): void {
    if (query.state.fetchStatus === 'fetching') return
    const failure = failureOf(query)
    if (!failure) told.delete(query.queryHash)
    if (!failure || told.has(query.queryHash)) return
    told.add(query.queryHash)
    console.error(`${failure.title}: ${failure.message}`, query.queryKey)
    showToast({ title: failure.title, description: failure.message, destructive: true })
  }

  for (const query of cache.getAll()) look(query)
  cache.subscribe(({ type, query }) => {
    if (type === 'updated') look(query)
  })
}

/** What was called off has neither data nor an error. */
function failureOf({ state: { data, error } }: Query): Pick<Failure, 'title' | 'message'> | undefined {
  if (isFailure(data)) return data
  if (error instanceof ContentUnavailable)
    return { title: error.title ?? contentTexts.postTitle, message: error.message }
  return undefined
}

function isFailure(data: unknown): data is Failure {
  return typeof data === 'object' && data !== null && 'ok' in data && data.ok === false
}
