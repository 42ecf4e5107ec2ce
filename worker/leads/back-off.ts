/** When a lead that was not delivered is tried again. Times are ms. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const FIRST_MS = MINUTE
const LONGEST_MS = 6 * HOUR
/** So that leads that failed together do not come back together. */
const JITTER = 0.3

/** A lead that could not be delivered for so long fails, and staff are told. */
export const GIVE_UP_MS = 72 * HOUR

/** How long to wait after so many attempts: a minute, doubled each time, six hours at most, each up to 30 % off. */
export function backOffMs(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
  return Math.round(wait * (1 + JITTER * (2 * random() - 1)))
}
