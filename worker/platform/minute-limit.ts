const MINUTE_MS = 60_000

/**
 * Limits what one isolate does per minute, so that a flood costs little.
 * @returns a function that returns true if the call may continue. A key is accepted once a minute. Calls without a key all count.
 */
export function createMinuteLimit(max: number, now = Date.now) {
  const accepted = new Set<string>()
  let endsAt = 0
  return function accept(key = `${accepted.size}`): boolean {
    const at = now()
    // Also starts a new minute if the machine's clock was set back.
    if (at >= endsAt || at < endsAt - MINUTE_MS) {
      accepted.clear()
      endsAt = at + MINUTE_MS
    }
    if (accepted.has(key) || accepted.size >= max) return false
    accepted.add(key)
    return true
  }
}
