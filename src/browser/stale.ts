/** Default options for all React Query queries. */
export const QUERY_OPTIONS = {
  /** Time in ms for which React Query treats data as fresh. */
  staleTime: 5 * 60 * 1000,
  refetchOnWindowFocus: false,
  // While the browser is offline, a query fails immediately instead of waiting for a connection.
  networkMode: 'always',
} as const
export const RETRIES = 1
