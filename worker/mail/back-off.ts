const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Fraction by which each wait varies at random, so that emails that failed at the same time are not all retried at once. */
const JITTER = 0.3
/** Maximum wait before an email is retried. A retry time further in the future comes from a worker with a wrong clock. */
export const MAX_WAIT_MS = 2 * HOUR
export const GIVE_UP_MS = 72 * HOUR
/** After this many attempts with an unknown outcome, the worker stops retrying, and staff decide whether to resend the email. */
export const MAX_UNKNOWNS = 3

/**
 * Returns the wait before the next attempt, in ms. The wait is 1 minute after the first attempt, doubles up to one hour, and
 * varies by 30%.
 */
export function backOffMs(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(MINUTE * 2 ** (attempts - 1), HOUR)
  return Math.round(wait * (1 + JITTER * (2 * random() - 1)))
}
