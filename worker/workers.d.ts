/** The Workers runtime's own cache, which the DOM's types do not know. */
interface CacheStorage {
  readonly default: Cache
}
