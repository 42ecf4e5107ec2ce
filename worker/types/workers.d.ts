/** Declares the Workers runtime's default cache, which the browser types in the tests' type check do not include. */
interface CacheStorage {
  readonly default: Cache
}

/** Also accepts undefined, as in browsers. The Workers runtime ignores undefined. */
declare function clearTimeout(id: number | undefined): void
