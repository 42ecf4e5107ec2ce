/**
 * Returns cached content while newer content loads in the background (stale-while-revalidate). After a change in Ghost, a
 * visitor waits up to 800 ms for the newer content. While Ghost is down, visitors get old copies for up to 30 days. A
 * negative cache keeps requests for random slugs from reaching Ghost.
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

/** Loads one or more values from Ghost. The content cache stores each value under a separate key. */
export interface Source<Parts extends object> {
  /** Name of the content source. Concurrent reads of sources with the same name share one load. */
  name: string
  /** Returns undefined if Ghost does not have the content. @param generation The current content generation. */
  load(generation: number): Promise<Parts | undefined>
  /** Returns false if a cached value is damaged. The content cache then loads the value again. */
  isReadable?(value: Parts[keyof Parts]): boolean
  /**
   * Returns true if the source can tell without a load that an expired value has not changed. The content cache then returns the
   * value and does not load it again.
   */
  isCurrent?(value: Parts[keyof Parts], generation: number): Promise<boolean>
  /**
   * Returns false for content that must not be cached, such as an empty list of posts. Without this method, all content is
   * cached.
   */
  isUsable?(parts: Parts): boolean
}

export interface Reading {
  waitUntil: WaitUntil
  /** The content cache calls this function before it returns content that is older than the latest change in Ghost. */
  onOutdated?(): void
}

interface ReadOptions extends Reading {
  /**
   * Asks Ghost for a value even if the negative cache lists the value as missing. Works only once until the negative cache
   * entry expires.
   */
  insist?: boolean
}

export interface ContentCache {
  /** Returns a value, or undefined if the source does not have the value. @throws if the load fails and no copy is cached. */
  read<P extends object, K extends keyof P & string>(
    key: K,
    source: Source<P>,
    options: ReadOptions,
  ): Promise<P[K] | undefined>
  /** Returns the cached copy of a value, regardless of its age. Never loads the value from the source. */
  stored<P extends object, K extends keyof P & string>(key: K, source: Source<P>): Promise<Entry<P[K]> | undefined>
  /** Returns the cached copy of a value if the copy is fresh. Never loads the value from the source. */
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

/** Maximum time in ms that a visitor waits for a newer value if only a stale copy is cached. */
const OUTDATED_WAIT_MS = 800
/**
 * Pause in ms after a slow or failed load. During the pause, a request that finds a stale copy gets the copy at once. After
 * a failed load, such a request also starts no new load.
 */
const COOL_DOWN_MS = 5_000
const COOL_DOWNS = { maxEntries: 1_000, maxBytes: 1_000_000, lifeMs: COOL_DOWN_MS }

export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { kv, generations, negativeCache, freshMs, log, now = Date.now } = options
  const bestEffort = createBestEffort(log, 'content-storage-failed')
  const store = createContentStore(kv, bestEffort, now)
  const singleFlight = createSingleFlight()
  const failedSources = createLruCache<true>({ ...COOL_DOWNS, now })
  let skipWaitUntil = 0

  /** Stores new content in the background, so that no visitor waits for a slow write to KV. */
  async function loadAndStore<P extends object>(
    key: string,
    source: Source<P>,
    { generation, hasCopy, waitUntil }: { generation: number; hasCopy: boolean; waitUntil: WaitUntil },
  ) {
    const fetchedAt = now()
    const parts = await source.load(generation).catch((error) => {
      coolDown(source.name)
      // Logs the error once here. Many requests may wait for the same load, and each request would log the error again.
      log(hasCopy ? 'content-refresh-failed' : 'content-unavailable', { key, error })
      throw error
    })
    failedSources.delete(source.name)
    // Does not overwrite content that was cached after a later change in Ghost.
    if ([key, ...Object.keys(parts ?? {})].some((part) => store.isNewer(part, generation))) return parts
    if (!parts) {
      waitUntil(rememberMissing(loadName(source, generation)))
      // Deletes a cached copy only if it exists, because requests for random slugs must not cause KV writes.
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
    // Records the use of `insist` in the negative cache. Otherwise, visitors could bypass the negative cache on every request.
    const insisted = `${name}!`
    if (!insist || (await isRememberedMissing(insisted))) return true
    await rememberMissing(insisted)
    return false
  }

  /**
   * Returns stale content if newer content takes more than 800 ms to load. For the next 5 s, all visitors then get stale
   * content at once.
   */
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

/** The name includes the content generation, so that no request shares a load that started before the latest change in Ghost. */
function loadName({ name }: { name: string }, generation: number): string {
  return contentKey(`${name}@${generation}`)
}

function isUsable<P extends object>(source: Source<P>, parts: P): boolean {
  return source.isUsable?.(parts) ?? true
}
