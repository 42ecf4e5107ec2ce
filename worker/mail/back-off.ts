const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Spreads the retries of emails that failed together. */
const JITTER = 0.3
/** Upper limit of every wait. */
export const MAX_WAIT_MS = 2 * HOUR
/** An email that MailChannels does not accept within this time after the first attempt fails, and staff get an alert. */
export const GIVE_UP_MS = 72 * HOUR
/** After so many attempts with an unknown outcome, staff decide whether the email is sent again. */
export const MAX_UNKNOWNS = 3

/** Wait before the next attempt, ms: 1 minute after the first, doubled each time up to an hour, plus or minus 30%. */
export function backOffMs(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(MINUTE * 2 ** (attempts - 1), HOUR)
  return Math.round(wait * (1 + JITTER * (2 * random() - 1)))
}
