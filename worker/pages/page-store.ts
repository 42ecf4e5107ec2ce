/** Stores finished responses in the memory of the isolate, and in the Cache API of the data center. */

import type { InlineHashes } from '#worker/http/inline-hashes.ts'
import type { BestEffort } from '#worker/platform/best-effort.ts'
import { withDeadline } from '#worker/platform/deadline.ts'
import { edgeAddress } from '#worker/platform/edge-address.ts'
import { createLruCache } from '#worker/platform/lru-cache.ts'
import type { EdgeCache } from '#worker/platform/storage.ts'

export interface StoredPage {
  status: number
  /** With the strong entity tag of the body. */
  headers: Headers
  /** The hashes in the page's policy, which allow its inline code. */
  inlineHashes?: InlineHashes | undefined
  body: Uint8Array<ArrayBuffer>
  /** Until then the page is served as it is, ms since 1970. After that it is served while its replacement is rendered. */
  freshUntil: number
  /** From then on the page is not served, ms since 1970. */
  expiresAt: number
}

export interface PageStore {
  /** Returns the page from memory. */
  get(key: string): StoredPage | undefined
  /** Returns the page from the Cache API, and keeps it in memory. @param address The request's URL. The entry gets its host. */
  load(key: string, address: string): Promise<StoredPage | undefined>
  set(key: string, address: string, page: StoredPage): Promise<void>
}

interface PageStoreOptions {
  edge: EdgeCache
  /** False keeps pages in the Cache API only, so that a benchmark can measure it. */
  memory: boolean
  bestEffort: BestEffort
  now?: () => number
}

const MEMORY = { maxEntries: 2_000, maxBytes: 24_000_000, lifeMs: 24 * 60 * 60 * 1000 }
/** A larger page is not stored. */
const MAX_BYTES = 2_000_000
/** A visitor waits this long for the Cache API before the page is rendered, ms. */
const EDGE_WAIT_MS = 1_000
/** Name of the header that holds everything but the body in the Cache API. */
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
    // A truncated entry counts as missing.
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
