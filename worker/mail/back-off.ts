const MINUTE = 60_000
const HOUR = 60 * MINUTE

const FIRST_MS = MINUTE
const MAX_MS = 6 * HOUR
/** Spreads the retries of leads that failed together. */
const JITTER = 0.3

/** A lead that is not delivered within this time fails, and staff get an alert. */
export const GIVE_UP_MS = 72 * HOUR

/** Wait before the next attempt, ms: 1 minute after the first, doubled each time up to 6 hours, plus or minus 30%. */
export function backOffMs(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_MS * 2 ** (attempts - 1), MAX_MS)
  return Math.round(wait * (1 + JITTER * (2 * random() - 1)))
}
