import { createLruCache } from './lru-cache'

const RECENT = { maxEntries: 1_000, maxBytes: 500_000, lifeMs: Number.POSITIVE_INFINITY }

/**
 * Returns the function with a memory of recent addresses, because parsing a URL takes longer than everything else that a
 * stored page needs.
 */
export function byAddress<T>(read: (url: URL) => T): (address: string) => T {
  const recent = createLruCache<{ result: T }>(RECENT)
  return (address) => {
    const known = recent.get(address)
    if (known) return known.result
    const result = read(new URL(address))
    recent.set(address, { result }, 2 * address.length)
    return result
  }
}
