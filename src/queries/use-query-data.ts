/**
 * The data of a query that a loader has started. React Query's `useSuspenseQuery` also observes everything else about the
 * query, and is 3 kB of a page's first load.
 */
import { type FetchQueryOptions, type QueryKey, type QueryObserver, useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useSyncExternalStore } from 'react'

/** A list that failed is stale at once, but must not load again as soon as it is shown, ms. */
const JUST_LOADED_MS = 1000

/**
 * Suspends while the query has no data. Loads stale data again when the component is mounted, and renders new data.
 * @throws the error of a query that has no data.
 */
export function useQueryData<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Data {
  const client = useQueryClient()
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options))
  // Data that came with the page is in the cache without a function.
  if (!query.options.queryFn) query.setOptions(client.defaultQueryOptions(options))
  const subscribe = useCallback(
    (onQueryUpdate: () => void) => {
      const never = () => false
      const staleTime = (query.options as FetchQueryOptions).staleTime as number | undefined
      // The part of an observer that a query uses.
      const observer = {
        options: query.options,
        onQueryUpdate,
        shouldFetchOnWindowFocus: never,
        shouldFetchOnReconnect: never,
        getCurrentResult: () => ({ isStale: query.isStaleByTime(staleTime) }),
      } as unknown as QueryObserver
      query.addObserver(observer)
      if (query.isStaleByTime(JUST_LOADED_MS)) void client.prefetchQuery({ ...query.options, queryKey: query.queryKey })
      return () => query.removeObserver(observer)
    },
    [client, query],
  )
  const read = () => query.state.data
  const data = useSyncExternalStore(subscribe, read, read)
  if (data !== undefined) return data
  if (query.state.error) throw query.state.error
  return use(client.fetchQuery(options))
}
