/** A cache in one isolate's memory, with limits on entries, bytes and age. Evicts the least recently used values first. */
export interface LruCache<T> {
  get(key: string): T | undefined
  /** Skips values that exceed the cache's size limit. @param bytes Approximate size of the value. */
  set(key: string, value: T, bytes: number): void
  delete(key: string): void
}

interface LruCacheOptions {
  maxEntries: number
  maxBytes: number
  lifeMs: number
  now?: () => number
}

export function createLruCache<T>({ maxEntries, maxBytes, lifeMs, now = Date.now }: LruCacheOptions): LruCache<T> {
  /** Entries from the least to the most recently used. A Map iterates in insertion order, so `get` reinserts the entry. */
  const entries = new Map<string, { value: T; bytes: number; expiresAt: number }>()
  let totalBytes = 0

  function drop(key: string) {
    totalBytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.expiresAt <= now()) {
        drop(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      drop(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes, expiresAt: now() + lifeMs })
      totalBytes += bytes
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && totalBytes <= maxBytes) break
        drop(oldest)
      }
    },
    delete: drop,
  }
}
