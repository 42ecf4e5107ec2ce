/** Declares the default cache of the Workers runtime, which is missing from the browser types that the tests' type check loads. */
interface CacheStorage {
  readonly default: Cache
}

/** Accepts undefined, as browsers do, because the Workers runtime ignores undefined. */
declare function clearTimeout(id: number | undefined): void
