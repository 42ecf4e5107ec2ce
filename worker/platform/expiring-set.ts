/**
 * A set of keys that expire. It is kept in this isolate's memory and, for other isolates in the data center, in the Cache API. Used
 * for the negative cache and for used webhook signatures.
 */

import { edgeAddress } from './edge-address.ts'
import type { EdgeCache } from './storage.ts'

export interface ExpiringSet {
  has(key: string): Promise<boolean>
  add(key: string): Promise<void>
}

export interface ExpiringSetOptions {
  edge: EdgeCache
  /** Separates the keys of different sets in the shared cache. */
  kind: string
  seconds: number
  now?: () => number
}

/** Limits the memory that requests for random URLs can fill. */
const MAX_KEYS = 2_000
/** A longer key is never in the set. Only the URL of an image on another host can be that long. */
const MAX_LENGTH = 1_000
/** Name of the header with the key's expiration time, ms since 1970. */
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
