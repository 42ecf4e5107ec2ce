export const QUERY_OPTIONS = {
  staleTime: 5 * 60 * 1000,
  refetchOnWindowFocus: false,
  // While the browser is offline, queries fail immediately instead of waiting for a connection.
  networkMode: 'always',
} as const
export const RETRIES = 1
