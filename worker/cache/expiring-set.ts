/**
 * Keys that expire, kept in this isolate and, for other isolates of the same data center, in the Cache API. Holds the
 * negative cache and the used webhook signatures.
 */
export interface ExpiringSet {
  has(key: string): Promise<boolean>
  add(key: string): Promise<void>
}

export interface ExpiringSetOptions {
  cache: Cache
  /** Separates the keys of one set from those of another in the same cache. */
  kind: string
  seconds: number
  now?: () => number
}

/** Limits the memory that a visitor who probes for addresses can fill. */
const MAX_KEYS = 2_000

export function createExpiringSet({ cache, kind, seconds, now = Date.now }: ExpiringSetOptions): ExpiringSet {
  const expiries = new Map<string, number>()
  const urlOf = (key: string) => `https://${kind}.invalid/${encodeURIComponent(key)}`

  function remember(key: string, expiresAt: number) {
    if (expiries.size >= MAX_KEYS) expiries.clear()
    expiries.set(key, expiresAt)
  }

  return {
    async has(key) {
      if ((expiries.get(key) ?? 0) > now()) return true
      const found = await cache.match(urlOf(key))
      if (!found) return false
      const expiresAt = Number(await found.text())
      remember(key, expiresAt)
      return expiresAt > now()
    },
    async add(key) {
      const expiresAt = now() + seconds * 1000
      remember(key, expiresAt)
      const headers = { 'cache-control': `max-age=${seconds}` }
      await cache.put(urlOf(key), new Response(`${expiresAt}`, { headers }))
    },
  }
}
