/** Stores content entries in KV and in an LRU cache in the isolate's memory. Logs KV errors and never throws them. */

import type { BestEffort } from '#worker/platform/best-effort.ts'
import { createLruCache } from '#worker/platform/lru-cache.ts'
import type { Kv } from '#worker/platform/storage.ts'

export interface Entry<T> {
  value: T
  /** Time when the worker started to load the value, in ms since 1970. */
  fetchedAt: number
  generation: number
}

/** Marks a deleted cache value in memory so that an old copy in KV is ignored. */
interface Tombstone {
  deleted: true
  generation: number
}

/** Increment this number when the format of cached values changes, so entries with the old format are never read. */
const SHAPE = 14
const DAY_MS = 24 * 60 * 60 * 1000
/** Age at which the worker loads even unchanged content again. KV then still keeps the content for 30 days if Ghost goes down. */
export const STORE_AGAIN_MS = 15 * DAY_MS
export const CONTENT_TTL_SECONDS = (45 * DAY_MS) / 1000
/** Cache entries stay in memory for over 60 s, because KV may return a replaced or deleted value for up to 60 s. */
const MEMORY = { maxEntries: 200, maxBytes: 16_000_000, lifeMs: 70_000 }

export function contentKey(key: string): string {
  return `content:${SHAPE}:${key}`
}

export function createContentStore(kv: Kv, bestEffort: BestEffort, now: () => number) {
  const memory = createLruCache<Entry<unknown> | Tombstone>({ ...MEMORY, now })
  function parse(storedKey: string, text: string): Entry<unknown> {
    const entry: Entry<unknown> | null = JSON.parse(text)
    if (!isNumber(entry?.fetchedAt) || !isNumber(entry?.generation) || !entry?.value)
      throw new SyntaxError(`The entry ${storedKey} has an unexpected shape`)
    memory.set(storedKey, entry, text.length)
    return entry
  }

  return {
    async get<T>(key: string): Promise<Entry<T> | undefined> {
      const storedKey = contentKey(key)
      let known = memory.get(storedKey)
      if (!known) {
        const text = await bestEffort('get', () => kv.get(storedKey))
        // Checks the in-memory cache again, because a load that finished during the KV read may have stored a newer entry.
        known =
          memory.get(storedKey) ?? (text ? await bestEffort('parse', async () => parse(storedKey, text)) : undefined)
      }
      return known && !('deleted' in known) ? (known as Entry<T>) : undefined
    },

    async put(key: string, entry: Entry<unknown>) {
      const storedKey = contentKey(key)
      const text = JSON.stringify(entry)
      memory.set(storedKey, entry, text.length)
      await bestEffort('put', () => kv.put(storedKey, text, { expirationTtl: CONTENT_TTL_SECONDS }))
    },

    async delete(key: string, generation: number) {
      const storedKey = contentKey(key)
      memory.set(storedKey, { deleted: true, generation }, storedKey.length)
      await bestEffort('delete', () => kv.delete(storedKey))
    },

    /** Returns true if this isolate has replaced or deleted the cached value in a newer content generation than `generation`. */
    isNewer: (key: string, generation: number) => (memory.get(contentKey(key))?.generation ?? generation) > generation,
  }
}

const isNumber = (value: unknown) => typeof value === 'number'
