/**
 * Content in KV, stale-while-revalidate: a fresh copy is served as it is; an older one is served at once and refreshed
 * behind the answer; one of an earlier generation only when the source does not answer within 800 ms; when the source
 * fails, the old copy serves for 30 days. What was not there is remembered for a minute, in this isolate and in the data
 * centre, so that probing for slugs does not reach the source.
 */
import type { Log } from '#worker/log'
import { createFlights } from './flights'
import type { Generations } from './generation'
import type { Marks } from './marks'
import { createMemory } from './memory'

export type WaitUntil = (promise: Promise<unknown>) => void

export interface ContentCache {
  /**
   * The value of a key, loaded if need be. undefined: the source says there is none.
   * @throws what `load` throws, when there is no copy to serve.
   */
  read<T>(key: string, load: () => Promise<T | undefined>, options: ReadOptions<T>): Promise<T | undefined>
  /**
   * One of several values that a single load brings: whichever of them is missed, all are stored, each under its own key.
   * @throws what `load` throws, when there is no copy to serve.
   */
  readPart<P extends object, K extends keyof P & string>(
    key: K,
    load: () => Promise<P | undefined>,
    options: ReadOptions<P> & { /** Names the load. */ of: string },
  ): Promise<P[K] | undefined>
  /** When the copy of a key was made, ms since 1970; undefined without one. Never asks the source. */
  fetchedAt(key: string): Promise<number | undefined>
}

interface ReadOptions<T> {
  waitUntil: WaitUntil
  /** Whether a loaded value may be stored; an empty list, say, is no better than a failure and remembered for a minute. */
  keep?: (value: T) => boolean
  /** Asks the source even for what was missing a moment ago. */
  insist?: boolean
}

export interface ContentCacheOptions {
  kv: KVNamespace
  generations: Generations
  missing: Marks
  freshMs: number
  log: Log
  now?: () => number
}

interface Entry<T> {
  value: T
  /** When the source was asked for it, ms since 1970. */
  fetchedAt: number
  generation: number
}

/** The source said that there is none. */
interface Ended {
  ended: true
  generation: number
}

/** Counted up whenever the shape of what is stored changes: copies of an older shape are then never read. */
const SHAPE = 6
const STALE_SECONDS = 30 * 24 * 60 * 60
/** How long the source may keep a visitor waiting where only an earlier generation's copy exists, ms. */
const NEW_GENERATION_WAIT_MS = 800
/** After a failed refresh the source is left alone this long, ms. */
const COOL_DOWN_MS = 5_000
const COOL_DOWN_KEYS = 1_000
/** Longer than KV may go on telling what was there before (60 s): where a copy was made or ended, it is not met again. */
const MEMORY = { maxEntries: 200, maxBytes: 16_000_000, lifeMs: 70_000 }

export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { kv, generations, missing, freshMs, log, now = Date.now } = options
  const flights = createFlights()
  const memory = createMemory<Entry<unknown> | Ended>({ ...MEMORY, now })
  const failedAt = new Map<string, number>()
  /** Until then no visitor waits for the source again: it has just kept one waiting in vain. */
  let lateUntil = 0

  const keyOf = (key: string) => `content:${SHAPE}:${key}`

  /** Storage that fails costs speed, never the answer. */
  async function attempt<T>(what: string, step: () => Promise<T>): Promise<T | undefined> {
    try {
      return await step()
    } catch (error) {
      log('content-storage-failed', { what, error })
      return undefined
    }
  }

  async function stored<T>(storedKey: string): Promise<Entry<T> | undefined> {
    const known = memory.get(storedKey)
    const text = known ? undefined : await attempt('get', () => kv.get(storedKey))
    // What a load has brought meanwhile is newer.
    const newest = known ?? memory.get(storedKey)
    if (newest) return 'ended' in newest ? undefined : (newest as Entry<T>)
    if (!text) return undefined
    const entry: Entry<T> = JSON.parse(text)
    memory.set(storedKey, entry, text.length)
    return entry
  }

  /** @param insist Once while it is remembered, the memory is passed by. */
  async function isKnownMissing(key: string, insist = false): Promise<boolean> {
    if (!(await attempt('recall', () => missing.has(key)))) return false
    if (!insist || (await attempt('recall', () => missing.has(`${key}!`)))) return true
    await attempt('remember', () => missing.add(`${key}!`))
    return false
  }

  interface Refresh<P> {
    /** Where the value is that was missed. */
    storedKey: string
    load: () => Promise<P | undefined>
    keep: (parts: P) => boolean
    generation: number
    /** Whether there is a copy that a missing value ends: probing for slugs must not cost writes. */
    replaces: boolean
  }

  async function refresh<P extends object>(
    source: string,
    { storedKey, load, keep, generation, replaces }: Refresh<P>,
  ) {
    const fetchedAt = now()
    try {
      const parts = await load()
      failedAt.delete(source)
      // Begun before a change and back after what was loaded since, whichever part tells: nothing of it may stay.
      const keys = [storedKey, ...Object.keys(parts ?? {}).map(keyOf)]
      if (keys.some((key) => (memory.get(key)?.generation ?? generation) > generation)) return parts
      if (parts === undefined) {
        await attempt('remember', () => missing.add(`${source}@${generation}`))
        if (replaces) {
          memory.set(storedKey, { ended: true, generation }, storedKey.length)
          await attempt('delete', () => kv.delete(storedKey))
        }
      } else if (keep(parts)) {
        const stores = Object.entries(parts).map(([key, value]) => store(keyOf(key), { value, fetchedAt, generation }))
        await Promise.all(stores)
      } else if (replaces) coolDown(source)
      else await attempt('remember', () => missing.add(`${source}@${generation}`))
      return parts
    } catch (error) {
      coolDown(source)
      throw error
    }
  }

  async function store(storedKey: string, entry: Entry<unknown>) {
    const text = JSON.stringify(entry)
    memory.set(storedKey, entry, text.length)
    await attempt('put', () => kv.put(storedKey, text, { expirationTtl: STALE_SECONDS }))
  }

  function coolDown(source: string) {
    if (failedAt.size >= COOL_DOWN_KEYS) failedAt.clear()
    failedAt.set(source, now())
  }

  return {
    read<T>(key: string, load: () => Promise<T | undefined>, options: ReadOptions<T>) {
      const { keep = () => true } = options
      const loadPart = async () => {
        const value = await load()
        return value === undefined ? undefined : { [key]: value }
      }
      return this.readPart(key, loadPart, { ...options, of: key, keep: (parts) => keep(parts[key] as T) })
    },

    async readPart<P extends object, K extends keyof P & string>(
      key: K,
      load: () => Promise<P | undefined>,
      { of, waitUntil, keep = () => true, insist }: ReadOptions<P> & { of: string },
    ) {
      const [storedKey, source] = [keyOf(key), keyOf(of)]
      const generation = await generations.current()
      const entry = await stored<P[K]>(storedKey)
      // Under the generation it begins in: a load that was under way when something changed may bring what was before.
      const join = () =>
        flights.join(
          `${source}@${generation}`,
          () => refresh(source, { storedKey, load, keep, generation, replaces: Boolean(entry) }),
          waitUntil,
        )
      if (!entry) {
        return (await isKnownMissing(`${source}@${generation}`, insist)) ? undefined : (await join())?.[key]
      }
      const old = entry.generation < generation
      const coolingDown = now() - (failedAt.get(source) ?? Number.NEGATIVE_INFINITY) < COOL_DOWN_MS
      if (coolingDown || !(old || now() - entry.fetchedAt >= freshMs)) return entry.value
      const behind = join().then(
        (parts) => ({ parts }),
        (error) => log('content-refresh-failed', { key, error }),
      )
      waitUntil(behind)
      if (!old || now() < lateUntil) return entry.value
      const loaded = await Promise.race([behind, wait(NEW_GENERATION_WAIT_MS)])
      if (loaded === LATE) lateUntil = now() + COOL_DOWN_MS
      if (!loaded || loaded === LATE) return entry.value
      return loaded.parts === undefined || keep(loaded.parts) ? loaded.parts?.[key] : entry.value
    },

    fetchedAt: async (key) => (await stored(keyOf(key)))?.fetchedAt,
  }
}

/** The source has not answered in time; that it answered with a failure is another matter. */
const LATE = Symbol('late')

function wait(ms: number): Promise<typeof LATE> {
  return new Promise((resolve) => setTimeout(() => resolve(LATE), ms))
}
