/**
 * Stores the ids of erased leads in KV, because restoring a backup brings erased leads back. Entries contain no personal
 * data.
 */
import * as v from 'valibot'
import { log } from '#worker/log.ts'
import type { Kv } from '#worker/platform/storage.ts'

const PREFIX = 'erased:'
/** KV keeps the ids of erased leads for 400 days, which is longer than any database backup is kept. */
const KEPT_SECONDS = 400 * 24 * 3600
/** Maximum number of values that KV returns per request. */
const KEYS_PER_READ = 100

const entry = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

export type ErasedList = ReturnType<typeof createErasedList>

export function createErasedList(kv: Kv) {
  return {
    /**
     * Adds lead ids to the KV list of erased leads. Never throws an error. If the write to KV fails, the daily cron job adds
     * the missing ids.
     */
    async add(ids: readonly string[], now: string): Promise<void> {
      if (ids.length === 0) return
      const written = kv.put(`${PREFIX}${now}:${crypto.randomUUID()}`, JSON.stringify(ids), {
        expirationTtl: KEPT_SECONDS,
      })
      await written.catch((error) => log('erased-list-failed', { error }))
    },

    async read(): Promise<string[]> {
      const ids: string[] = []
      let cursor: string | undefined
      do {
        const page = await kv.list({ prefix: PREFIX, ...(cursor && { cursor }) })
        const names = page.keys.map(({ name }) => name)
        for (let start = 0; start < names.length; start += KEYS_PER_READ) {
          const values = await kv.get(names.slice(start, start + KEYS_PER_READ))
          for (const [name, value] of values) {
            const parsed = v.safeParse(entry, value)
            if (parsed.success) ids.push(...parsed.output)
            // The value is null if the KV entry for an erased lead expired after its key was listed.
            else if (value !== null) log('erased-list-failed', { error: `${name} is not a list of ids` })
          }
        }
        cursor = page.list_complete ? undefined : page.cursor
      } while (cursor !== undefined)
      return ids
    },
  }
}
