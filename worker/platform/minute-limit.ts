const MINUTE_MS = 60_000

/** @returns a function that returns true if the caller may continue. Each key is accepted once a minute. Calls may omit the key. */
export function createMinuteLimit(max: number, now = Date.now) {
  const accepted = new Set<string>()
  let endsAt = 0
  return function accept(key = `${accepted.size}`): boolean {
    const at = now()
    // The second condition resets the count if the machine's clock was set back.
    if (at >= endsAt || at < endsAt - MINUTE_MS) {
      accepted.clear()
      endsAt = at + MINUTE_MS
    }
    if (accepted.has(key) || accepted.size >= max) return false
    accepted.add(key)
    return true
  }
}
