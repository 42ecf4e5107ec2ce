const MINUTE_MS = 60_000

/** Returns a function that returns true for at most `max` calls a minute, and for at most one call a minute per key. */
export function createMinuteLimit(max: number, now = Date.now) {
  const accepted = new Set<string>()
  let endsAt = 0
  return function accept(key = `${accepted.size}`): boolean {
    const at = now()
    // Also resets the count if the machine's clock was set back. Otherwise, `endsAt` could be far in the future.
    if (at >= endsAt || at < endsAt - MINUTE_MS) {
      accepted.clear()
      endsAt = at + MINUTE_MS
    }
    if (accepted.has(key) || accepted.size >= max) return false
    accepted.add(key)
    return true
  }
}
