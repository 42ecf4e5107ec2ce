/**
 * Serves cached content while newer content loads in the background (stale-while-revalidate). A copy from before the latest change
 * in Ghost is served only if Ghost takes longer than 800 ms. If Ghost fails, copies are served for 30 days. A negative cache keeps
 * requests for random slugs from reaching Ghost.
 */

import type { Log } from '#worker/log.ts'
import { createBestEffort } from '#worker/platform/best-effort.ts'
import { DeadlineExceeded, withDeadline } from '#worker/platform/deadline.ts'
import type { ExpiringSet } from '#worker/platform/expiring-set.ts'
import { createLruCache } from '#worker/platform/lru-cache.ts'
import { createSingleFlight, type WaitUntil } from '#worker/platform/single-flight.ts'
import type { Kv } from '#worker/platform/storage.ts'
import { contentKey, createContentStore, type Entry, STORE_AGAIN_MS } from './content-store.ts'
import type { Generations } from './generation.ts'

/** Loads one or more values, which the content cache stores under their own keys. */
export interface Source<Parts extends object> {
  /** Reads with the same name share loads, cool-downs and negative cache entries. */
  name: string
  /** Returns undefined if the values do not exist. @param generation The current content generation. */
  load(generation: number): Promise<Parts | undefined>
  /** Returns false if the copy is damaged. The cache then loads the value again. */
  isReadable?(value: Parts[keyof Parts]): boolean
  /** Returns true if an expired copy is known to equal what a load in this content generation would return. */
  isCurrent?(value: Parts[keyof Parts], generation: number): Promise<boolean>
  /** Returns false if the values must not be cached, such as an empty list. By default, all values are cached. */
  isUsable?(parts: Parts): boolean
}

export interface Reading {
  waitUntil: WaitUntil
  /** Called before a read returns a copy from before the latest change in Ghost. */
  onOutdated?(): void
}

interface ReadOptions extends Reading {
  /** Loads a value even if it is in the negative cache, but only once per negative cache entry. */
  insist?: boolean
}

export interface ContentCache {
  /** Returns a value, or undefined if the source does not have it. @throws if the load fails and no copy is cached. */
  read<P extends object, K extends keyof P & string>(
    key: K,
    source: Source<P>,
    options: ReadOptions,
  ): Promise<P[K] | undefined>
  /** Returns the cached copy of a value, however old. Never starts a load. */
  stored<P extends object, K extends keyof P & string>(key: K, source: Source<P>): Promise<Entry<P[K]> | undefined>
  /** Returns the cached copy of a value if `read` would return it without a load. */
  fresh<P extends object, K extends keyof P & string>(key: K, source: Source<P>): Promise<P[K] | undefined>
}

interface ContentCacheOptions {
  kv: Kv
  generations: Generations
  negativeCache: ExpiringSet
  freshMs: number
  log: Log
  now?: () => number
}

/** In ms. How long a visitor waits for a newer value if only an outdated copy is cached. */
const OUTDATED_WAIT_MS = 800
/** After a failed load, copies are served for this long without a new load. After a slow load, they are served at once. In ms. */
const COOL_DOWN_MS = 5_000
const COOL_DOWNS = { maxEntries: 1_000, maxBytes: 1_000_000, lifeMs: COOL_DOWN_MS }

export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { kv, generations, negativeCache, freshMs, log, now = Date.now } = options
  const bestEffort = createBestEffort(log, 'content-storage-failed')
  const store = createContentStore(kv, bestEffort, now)
  const singleFlight = createSingleFlight()
  const failedSources = createLruCache<true>({ ...COOL_DOWNS, now })
  let skipWaitUntil = 0

  /** Writes the loaded value to the cache after returning it, so that no visitor waits for a slow write. */
  async function loadAndStore<P extends object>(
    key: string,
    source: Source<P>,
    { generation, hasCopy, waitUntil }: { generation: number; hasCopy: boolean; waitUntil: WaitUntil },
  ) {
    const fetchedAt = now()
    const parts = await source.load(generation).catch((error) => {
      coolDown(source.name)
      // Logs the error once, because many requests may wait for this load.
      log(hasCopy ? 'content-refresh-failed' : 'content-unavailable', { key, error })
      throw error
    })
    failedSources.delete(source.name)
    // Discards the loaded parts, because a load for a later generation finished first and these parts may predate the change.
    if ([key, ...Object.keys(parts ?? {})].some((part) => store.isNewer(part, generation))) return parts
    if (!parts) {
      waitUntil(rememberMissing(loadName(source, generation)))
      // Deletes only if a copy exists, because requests for random slugs must not cause KV writes.
      if (hasCopy) waitUntil(store.delete(key, generation))
    } else if (isUsable(source, parts)) {
      for (const [part, value] of Object.entries(parts)) waitUntil(store.put(part, { value, fetchedAt, generation }))
    } else if (hasCopy) {
      coolDown(source.name)
    } else {
      waitUntil(rememberMissing(loadName(source, generation)))
    }
    return parts
  }

  async function stored<P extends object, K extends keyof P & string>(key: K, source: Source<P>) {
    const entry = await store.get<P[K]>(key)
    return entry && (source.isReadable?.(entry.value) ?? true) ? entry : undefined
  }

  const isFresh = ({ generation, fetchedAt }: Entry<unknown>, current: number) =>
    generation >= current && now() - fetchedAt < freshMs
  const coolDown = (name: string) => failedSources.set(name, true, name.length)
  const rememberMissing = (name: string) => bestEffort('negative cache add', () => negativeCache.add(name))
  const isRememberedMissing = (name: string) => bestEffort('negative cache has', () => negativeCache.has(name))

  async function isKnownMissing(name: string, insist: boolean): Promise<boolean> {
    if (!(await isRememberedMissing(name))) return false
    // A second entry records that `insist` was used, so that visitors cannot bypass the negative cache on every request.
    const insisted = `${name}!`
    if (!insist || (await isRememberedMissing(insisted))) return true
    await rememberMissing(insisted)
    return false
  }

  /** Returns the loaded value. After 800 ms, returns the outdated value, and for 5 s no visitor waits for this value again. */
  async function waitBriefly<T>(loading: Promise<T>, outdated: T): Promise<T> {
    try {
      return await withDeadline(OUTDATED_WAIT_MS, () => loading)
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error
      skipWaitUntil = now() + COOL_DOWN_MS
      return outdated
    }
  }

  return {
    async read<P extends object, K extends keyof P & string>(key: K, source: Source<P>, options: ReadOptions) {
      const { waitUntil, onOutdated, insist = false } = options
      const generation = await generations.current()
      const entry = await stored(key, source)
      const name = loadName(source, generation)
      const load = () =>
        singleFlight.join(
          name,
          () => loadAndStore(key, source, { generation, hasCopy: entry !== undefined, waitUntil }),
          waitUntil,
        )
      if (!entry) return (await isKnownMissing(name, insist)) ? undefined : (await load())?.[key]

      if (isFresh(entry, generation)) return entry.value
      const isOutdated = entry.generation < generation
      if (failedSources.get(source.name)) {
        if (isOutdated) onOutdated?.()
        return entry.value
      }
      if (now() - entry.fetchedAt < STORE_AGAIN_MS && (await source.isCurrent?.(entry.value, generation)))
        return entry.value

      const loading = load()
      waitUntil(loading.catch(() => undefined))
      if (!isOutdated) return entry.value
      const newest = loading.then(
        (parts) => (parts && !isUsable(source, parts) ? entry.value : parts?.[key]),
        () => entry.value,
      )
      const value = now() < skipWaitUntil ? entry.value : await waitBriefly(newest, entry.value)
      if (value === entry.value) onOutdated?.()
      return value
    },

    stored,

    async fresh<P extends object, K extends keyof P & string>(key: K, source: Source<P>) {
      const generation = await generations.current()
      const entry = await stored(key, source)
      return entry && isFresh(entry, generation) ? entry.value : undefined
    },
  }
}

/** Loads are shared per generation, because a load that started before a change may return content from before the change. */
function loadName({ name }: { name: string }, generation: number): string {
  return contentKey(`${name}@${generation}`)
}

function isUsable<P extends object>(source: Source<P>, parts: P): boolean {
  return source.isUsable?.(parts) ?? true
}
