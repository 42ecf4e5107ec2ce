/** The runtime's default cache, which browser types lack. The tests' type check loads both. */
interface CacheStorage {
  readonly default: Cache
}

/** Like browsers, the runtime ignores undefined. */
declare function clearTimeout(id: number | undefined): void
