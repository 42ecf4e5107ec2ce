/**
 * A set of keys that expire. All isolates in a data center share the set, because the keys are stored in memory and in the
 * Cache API.
 */

import { edgeAddress } from './edge-address.ts'
import type { EdgeCache } from './storage.ts'

export interface ExpiringSet {
  has(key: string): Promise<boolean>
  add(key: string): Promise<void>
}

export interface ExpiringSetOptions {
  edge: EdgeCache
  /** Name of the set. The name separates the set's keys from the keys of other sets in the Cache API. */
  kind: string
  seconds: number
  now?: () => number
}

/** Maximum number of keys in memory. Without a limit, requests for random URLs could exhaust memory. */
const MAX_KEYS = 2_000
/** Maximum length of a key. Longer keys, such as very long URLs of images on other hosts, are never in the set. */
const MAX_LENGTH = 1_000
/** Name of the header in a Cache API entry that stores when the key expires, in ms since 1970. */
const EXPIRES_AT = 'x-expires-at'

export function createExpiringSet({ edge, kind, seconds, now = Date.now }: ExpiringSetOptions): ExpiringSet {
  const expiries = new Map<string, number>()

  function remember(key: string, expiresAt: number) {
    if (expiries.size >= MAX_KEYS) expiries.clear()
    expiries.set(key, expiresAt)
  }

  return {
    async has(key) {
      if (key.length > MAX_LENGTH) return false
      if ((expiries.get(key) ?? 0) > now()) return true
      const found = await edge.match(edgeAddress(kind, key))
      if (!found) return false
      const expiresAt = Number(found.headers.get(EXPIRES_AT))
      remember(key, expiresAt)
      return expiresAt > now()
    },
    async add(key) {
      if (key.length > MAX_LENGTH) return
      const expiresAt = now() + seconds * 1000
      remember(key, expiresAt)
      const headers = { 'cache-control': `max-age=${seconds}`, [EXPIRES_AT]: `${expiresAt}` }
      await edge.put(edgeAddress(kind, key), new Response(null, { headers }))
    },
  }
}
