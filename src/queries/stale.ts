/** Query cache: stale time and number of retries. */
export const STALE_MS = 5 * 60 * 1000
export const RETRIES = 1
