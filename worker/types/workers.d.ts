/** The runtime's default cache, which the browser's types lack. The type check of the tests loads both. */
interface CacheStorage {
  readonly default: Cache
}

/** The runtime ignores undefined, as browsers do. */
declare function clearTimeout(id: number | undefined): void
