/** The Workers runtime's default cache. The type check of the tests uses the browser's types, which lack this cache. */
interface CacheStorage {
  readonly default: Cache
}

/** Allows `clearTimeout(undefined)`, which does nothing in browsers and in the Workers runtime. */
declare function clearTimeout(id: number | undefined): void
