/**
 * The content's generation: when the content service last said that something changed, ms since 1970. What was loaded
 * under an earlier one is old. Kept in KV; an isolate looks at most every 10 s, and at once where the word arrived.
 */
import type { Log } from '#worker/log'

export interface Generations {
  /** 0 before the first change. */
  current(): Promise<number>
  /** Something changed: all copies are old now. Throws when that cannot be stored. */
  advance(): Promise<void>
}

const KEY = 'generation'
const LOOK_EVERY_MS = 10_000

export function createGenerations(kv: KVNamespace, log: Log, now: () => number = Date.now): Generations {
  let known = 0
  let lookedAt = Number.NEGATIVE_INFINITY

  return {
    async current() {
      if (now() - lookedAt < LOOK_EVERY_MS) return known
      try {
        const stored = Number(await kv.get(KEY, { cacheTtl: 30 }))
        // KV may still tell an earlier one than the word that arrived here.
        known = Math.max(known, stored)
        lookedAt = now()
      } catch (error) {
        log('content-storage-failed', { what: 'generation', error })
      }
      return known
    },

    async advance() {
      const next = Math.max(now(), known + 1)
      await kv.put(KEY, `${next}`)
      known = next
      lookedAt = now()
    },
  }
}
