/**
 * The content's generation: when the content service last said that something changed, ms since 1970. What was loaded
 * under an earlier one is old. Kept in KV; an isolate looks at most every 10 s, and at once where the word arrived.
 */
import type { Log } from '#worker/log'

export interface Generations {
  /** 0 before the first change. */
  current(): Promise<number>
  /**
   * Something changed: all copies are old now, in this isolate at once.
   * @throws when the others cannot be told.
   */
  advance(): Promise<void>
}

const KEY = 'generation'
const LOOK_EVERY_MS = 10_000
/** KV takes one write a second of a key, and one change in Ghost may send its word twice. */
const AGAIN_AFTER_MS = 1_100

export function createGenerations(kv: KVNamespace, log: Log, now: () => number = Date.now): Generations {
  let known = 0
  let lookedAt = Number.NEGATIVE_INFINITY

  /** The newest at the time of writing, so that of two words close together the later one stays. */
  const tell = () => kv.put(KEY, `${known}`)

  return {
    async current() {
      if (now() - lookedAt < LOOK_EVERY_MS) return known
      try {
        const stored = Number(await kv.get(KEY, { cacheTtl: 30 }))
        // KV may still tell an earlier one than the word that arrived here.
        known = Math.max(known, stored || 0)
        lookedAt = now()
      } catch (error) {
        log('content-storage-failed', { what: 'generation', error })
      }
      return known
    },

    async advance() {
      known = Math.max(now(), known + 1)
      lookedAt = now()
      try {
        await tell()
      } catch (error) {
        log('content-storage-failed', { what: 'generation, first try', error })
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
        await tell()
      }
    },
  }
}
