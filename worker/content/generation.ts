/**
 * The content generation is the time of the latest change in Ghost, in ms since 1970. Content from an earlier
 * generation is stale. Each isolate reads the content generation from KV at most every 10 s.
 */
import type { Log } from '#worker/log.ts'
import type { Kv } from '#worker/platform/storage.ts'

export interface Generations {
  /** Returns the content generation, or 0 before the first change in Ghost. Returns a promise only if KV must be read. */
  current(): Promise<number> | number
  /** Makes all cached content stale. @throws if two KV writes fail. In that case, only this isolate uses the new generation. */
  advance(): Promise<void>
}

export const GENERATION_KEY = 'generation'
const READ_INTERVAL_MS = 10_000
/** Retry delay in ms. Ghost may send two webhooks for one change, and KV rejects a second write to a key within one second. */
const RETRY_AFTER_MS = 1_100

export function createGenerations(kv: Kv, log: Log, now: () => number = Date.now): Generations {
  let newest = 0
  let readAt = Number.NEGATIVE_INFINITY

  /** Writes the newest known generation, so the later of two webhooks wins if both arrive close together. */
  const writeNewest = () => kv.put(GENERATION_KEY, `${newest}`)

  async function read(): Promise<number> {
    // While one request reads the content generation from KV, other requests use the last known content generation.
    if (Number.isFinite(readAt)) readAt = now()
    try {
      const stored = Number(await kv.get(GENERATION_KEY, { cacheTtl: 30 }))
      // Keeps the newer generation, because KV may still return a generation that this isolate has already replaced.
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
