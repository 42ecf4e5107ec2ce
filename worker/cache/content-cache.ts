/**
 * Content in KV, stale-while-revalidate: a fresh copy is served as it is; an older one is served at once and refreshed
 * behind the answer; when the source fails, the old copy serves for 30 days. What was not there is remembered for a
 * minute, in this isolate and in the data centre, so that probing for slugs does not reach the source.
 */
import { createFlights } from './flights'
import type { MissingMemory } from './missing-memory'

export type WaitUntil = (promise: Promise<unknown>) => void

export interface ContentCache {
  /**
   * The value of a key, loaded if need be. undefined: the source says there is none.
   * @throws what `load` throws, when there is no copy to serve.
   */
  read<T>(key: string, load: () => Promise<T | undefined>, options: ReadOptions<T>): Promise<T | undefined>
}

interface ReadOptions<T> {
  waitUntil: WaitUntil
  /** Whether a loaded value may be stored; an empty list, say, is no better than a failure and remembered for a minute. */
  keep?: (value: T) => boolean
}

export interface ContentCacheOptions {
  kv: KVNamespace
  missing: MissingMemory
  freshMs: number
  now?: () => number
  log?: (event: string, details: Record<string, unknown>) => void
}

interface Entry<T> {
  value: T
  /** ms since 1970 */
  fetchedAt: number
}

/** Counted up whenever the shape of what is stored changes: copies of an older shape are then never read. */
const SHAPE = 3
const STALE_SECONDS = 30 * 24 * 60 * 60
/** After a failed refresh the source is left alone this long, ms. */
const COOL_DOWN_MS = 5_000
const COOL_DOWN_KEYS = 1_000

export function createContentCache({ kv, missing, freshMs, now = Date.now, log }: ContentCacheOptions): ContentCache {
  const flights = createFlights()
  const failedAt = new Map<string, number>()

  /** Storage that fails costs speed, never the answer. */
  async function attempt<T>(what: string, step: () => Promise<T>): Promise<T | undefined> {
    try {
      return await step()
    } catch (error) {
      log?.('content-storage-failed', { what, error })
      return undefined
    }
  }

  interface Refresh<T> {
    load: () => Promise<T | undefined>
    keep: (value: T) => boolean
    /** Whether there is a copy that a missing value ends: probing for slugs must not cost writes. */
    stored: boolean
  }

  async function refresh<T>(storedKey: string, { load, keep, stored }: Refresh<T>) {
    try {
      const value = await load()
      failedAt.delete(storedKey)
      if (value === undefined) {
        await attempt('remember', () => missing.add(storedKey))
        if (stored) await attempt('delete', () => kv.delete(storedKey))
      } else if (keep(value)) {
        const entry: Entry<T> = { value, fetchedAt: now() }
        await attempt('put', () => kv.put(storedKey, JSON.stringify(entry), { expirationTtl: STALE_SECONDS }))
      } else if (stored) coolDown(storedKey)
      else await attempt('remember', () => missing.add(storedKey))
      return value
    } catch (error) {
      coolDown(storedKey)
      throw error
    }
  }

  function coolDown(storedKey: string) {
    if (failedAt.size >= COOL_DOWN_KEYS) failedAt.clear()
    failedAt.set(storedKey, now())
  }

  return {
    async read(key, load, { waitUntil, keep = () => true }) {
      const storedKey = `content:${SHAPE}:${key}`
      const entry = await attempt('get', () => kv.get<Entry<Awaited<ReturnType<typeof load>>>>(storedKey, 'json'))
      const start = () => refresh(storedKey, { load, keep, stored: Boolean(entry) })
      if (!entry) {
        if (await attempt('recall', () => missing.has(storedKey))) return undefined
        return flights.join(storedKey, start, waitUntil)
      }
      const coolingDown = now() - (failedAt.get(storedKey) ?? Number.NEGATIVE_INFINITY) < COOL_DOWN_MS
      if (now() - entry.fetchedAt >= freshMs && !coolingDown) {
        const behind = flights.join(storedKey, start, waitUntil)
        waitUntil(behind.catch((error) => log?.('content-refresh-failed', { key, error })))
      }
      return entry.value
    },
  }
}
