/** Declares the Workers runtime's default cache, because the tests use the browser's types, which lack this cache. */
interface CacheStorage {
  readonly default: Cache
}

/** Allows `clearTimeout(undefined)`, which does nothing in browsers and in the Workers runtime. */
declare function clearTimeout(id: number | undefined): void
