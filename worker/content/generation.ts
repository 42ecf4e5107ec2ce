/**
 * The content generation is the time of the latest change in Ghost, ms since 1970. Content that was loaded in an earlier generation
 * is outdated. Each isolate reads the generation from KV every 10 s.
 */
import type { Log } from '#worker/log.ts'
import type { Kv } from '#worker/platform/storage.ts'

export interface Generations {
  /** Returns 0 before the first change. Returns a promise only if KV must be read. */
  current(): Promise<number> | number
  /** Marks all cached content as outdated, immediately in this isolate even if KV fails. @throws if KV fails twice. */
  advance(): Promise<void>
}

export const GENERATION_KEY = 'generation'
const READ_INTERVAL_MS = 10_000
/** Wait before a retry. KV accepts one write per second to a key, and Ghost may send two webhooks for one change. */
const RETRY_AFTER_MS = 1_100

export function createGenerations(kv: Kv, log: Log, now: () => number = Date.now): Generations {
  let newest = 0
  let readAt = Number.NEGATIVE_INFINITY

  /** Writes the newest known generation, so that if two webhooks arrive close together, the later one wins. */
  const writeNewest = () => kv.put(GENERATION_KEY, `${newest}`)

  async function read(): Promise<number> {
    // Other requests use the known generation during this read, and if the read fails. Before the first read, none is known.
    if (Number.isFinite(readAt)) readAt = now()
    try {
      const stored = Number(await kv.get(GENERATION_KEY, { cacheTtl: 30 }))
      // Keeps the higher value, because KV may still return the generation from before a webhook that this isolate received.
      newest = Math.max(newest, stored || 0)
    } catch (error) {
      log('content-storage-failed', { operation: 'get generation', error })
    }
    readAt = now()
    return newest
  }

  return {
    current: () => (now() - readAt < READ_INTERVAL_MS ? newest : read()),

    async advance() {
      newest = Math.max(now(), newest + 1)
      readAt = now()
      try {
        await writeNewest()
      } catch (error) {
        log('content-storage-failed', { operation: 'put generation, first attempt', error })
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
        await writeNewest()
      }
    },
  }
}
