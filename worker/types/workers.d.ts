/** Declares the default cache of the Workers runtime, which is missing from the browser types that the tests' type check loads. */
interface CacheStorage {
  readonly default: Cache
}

/** Accepts undefined, which the Workers runtime ignores, as a browser does. */
declare function clearTimeout(id: number | undefined): void
