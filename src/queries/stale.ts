/** Spec: the query cache's stale time, 5 minutes, and its number of retries. */
export const STALE_MS = 5 * 60 * 1000
export const RETRIES = 1
