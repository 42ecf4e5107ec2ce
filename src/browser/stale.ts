/** The options of every query. */
export const QUERY_OPTIONS = {
  /** React Query's `staleTime`, ms. */
  staleTime: 5 * 60 * 1000,
  refetchOnWindowFocus: false,
  // Offline, a query fails at once instead of waiting for a connection.
  networkMode: 'always',
} as const
/** How often the browser repeats a query that failed. */
export const RETRIES = 1
