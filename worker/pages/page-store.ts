/** Stores complete responses in the isolate's memory and in the data center's Cache API. */

import type { InlineHashes } from '#worker/http/inline-hashes.ts'
import type { BestEffort } from '#worker/platform/best-effort.ts'
import { withDeadline } from '#worker/platform/deadline.ts'
import { edgeAddress } from '#worker/platform/edge-address.ts'
import { createLruCache } from '#worker/platform/lru-cache.ts'
import type { EdgeCache } from '#worker/platform/storage.ts'

export interface StoredPage {
  status: number
  /** Headers of the cached response, which include the body's strong ETag. */
  headers: Headers
  inlineHashes?: InlineHashes | undefined
  body: Uint8Array<ArrayBuffer>
  /** When the cached page becomes stale, in ms since 1970. Visitors get a stale page until its replacement is ready. */
  freshUntil: number
  /** When the cached page expires and must no longer be served, in ms since 1970. */
  expiresAt: number
}

export interface PageStore {
  get(key: string): StoredPage | undefined
  /** Reads a page from the Cache API into memory. @param address The request's URL. The cache entry's URL has the same origin. */
  load(key: string, address: string): Promise<StoredPage | undefined>
  set(key: string, address: string, page: StoredPage): Promise<void>
}

interface PageStoreOptions {
  edge: EdgeCache
  /** If false, pages are stored only in the Cache API so that a benchmark can measure the Cache API. */
  memory: boolean
  bestEffort: BestEffort
  now?: () => number
}

const MEMORY = { maxEntries: 2_000, maxBytes: 24_000_000, lifeMs: 24 * 60 * 60 * 1000 }
const MAX_BYTES = 2_000_000
const EDGE_WAIT_MS = 1_000
/** Name of the response header that stores a cached page's fields, except the body, as JSON in the Cache API. */
const FIELDS = 'x-stored-page'

export function createPageStore({ edge, memory, bestEffort, now = Date.now }: PageStoreOptions): PageStore {
  const pages = createLruCache<StoredPage>({ ...MEMORY, now })

  function keep(key: string, page: StoredPage) {
    if (memory) pages.set(key, page, page.body.byteLength + key.length)
  }

  async function match(key: string, address: string): Promise<StoredPage | undefined> {
    const found = await edge.match(edgeAddress('pages', key, address))
    if (!found) return undefined
    const { bytes, headers, ...fields } = JSON.parse(found.headers.get(FIELDS) ?? '{}')
    const body = new Uint8Array(await found.arrayBuffer())
    // Returns undefined if the Cache API entry is truncated.
    return body.byteLength === bytes ? { ...fields, headers: new Headers(headers), body } : undefined
  }

  return {
    get: (key) => pages.get(key),

    async load(key, address) {
      const page = await bestEffort('match', () => withDeadline(EDGE_WAIT_MS, () => match(key, address)))
      if (page) keep(key, page)
      return page
    },

    async set(key, address, page) {
      if (page.body.byteLength > MAX_BYTES) return
      keep(key, page)
      const { body, headers: own, ...fields } = page
      const seconds = Math.floor((page.expiresAt - now()) / 1000)
      const headers = {
        'cache-control': `max-age=${seconds}`,
        [FIELDS]: JSON.stringify({ ...fields, headers: [...own], bytes: body.byteLength }),
      }
      await bestEffort('put', () => edge.put(edgeAddress('pages', key, address), new Response(body, { headers })))
    },
  }
}
