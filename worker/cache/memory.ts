/** An isolate's own memory: the last used values for a short while, bounded in number and in bytes. */

export interface Memory<T> {
  get(key: string): T | undefined
  /** @param bytes How much it weighs, about. */
  set(key: string, value: T, bytes: number): void
}

export interface MemoryOptions {
  maxEntries: number
  maxBytes: number
  lifeMs: number
  now?: () => number
}

export function createMemory<T>({ maxEntries, maxBytes, lifeMs, now = Date.now }: MemoryOptions): Memory<T> {
  const kept = new Map<string, { value: T; bytes: number; until: number }>()
  let total = 0

  function drop(key: string) {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until > now()) {
        // Used last, dropped last.
        kept.delete(key)
        kept.set(key, found)
        return found.value
      }
      drop(key)
      return undefined
    },
    set(key, value, bytes) {
      drop(key)
      // It would push out all the others, and then itself.
      if (bytes > maxBytes) return
      kept.set(key, { value, bytes, until: now() + lifeMs })
      total += bytes
      for (const oldest of kept.keys()) {
        if (kept.size <= maxEntries && total <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
