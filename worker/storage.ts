/** KV, the Cache API and D1 with a deadline for every call. The rest of the worker has no other access to them. */

import { d1Database } from '#worker/db/database.ts'
import { withDeadlines } from './deadline.ts'
import type { Bindings } from './env.ts'

export type Storage = ReturnType<typeof openStorage>
export type Kv = Pick<KVNamespace, keyof typeof KV_MS>
export type EdgeCache = Pick<Cache, keyof typeof EDGE_MS>

const KV_MS = { get: 2_000, getWithMetadata: 2_000, put: 3_000, delete: 3_000, list: 3_000 }
/** Short, because Ghost waits 2 s for the response to a webhook, which needs the Cache API. */
const EDGE_MS = { match: 1_000, put: 3_000 }

export function openStorage({ CONTENT, DB }: Bindings) {
  const kv: Kv = withDeadlines(CONTENT, KV_MS)
  const edge: EdgeCache = withDeadlines(caches.default, EDGE_MS)
  return { kv, edge, db: d1Database(DB) }
}
