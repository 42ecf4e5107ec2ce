/** Wraps KV and the Cache API with a deadline for every call. All worker code must use these wrappers. */
import { withDeadlines } from './deadline.ts'

export type Kv = Pick<KVNamespace, keyof typeof KV_MS>
export type EdgeCache = Pick<Cache, keyof typeof EDGE_MS>

const KV_MS = { get: 2_000, getWithMetadata: 2_000, put: 3_000, delete: 3_000, list: 3_000 }
/**
 * Deadlines for Cache API calls, in ms. The worker calls `match` before it responds to a webhook from Ghost. Ghost waits
 * only 2 s for the response, so `match` has a short deadline.
 */
const EDGE_MS = { match: 1_000, put: 3_000 }

export function kvStore(kv: KVNamespace): Kv {
  return withDeadlines(kv, KV_MS)
}

export function edgeCache(): EdgeCache {
  return withDeadlines(caches.default, EDGE_MS)
}
