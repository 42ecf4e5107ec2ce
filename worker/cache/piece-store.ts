/**
 * Stores large texts in pieces that never change: a piece is named by the hash of its text. A changed text is a new piece, so
 * no reader mixes old and new pieces, although KV may return an old value for up to 60 s.
 */
import { digestOf } from '#worker/hmac'
import type { Kv } from '#worker/storage'
import type { BestEffort } from './best-effort'
import { CONTENT_TTL_SECONDS, contentKey } from './content-store'
import { createLruCache } from './lru-cache'

export interface PieceStore {
  /**
   * Stores a text and returns its name. If the text is not that of `replaced`, frees the memory of `replaced`, which KV still
   * has. @param kind Prefix of the name.
   */
  put(kind: string, text: string, replaced?: string): Promise<string>
  /**
   * Returns what `decode` makes of the text, once per isolate while memory lasts. Every reader of a kind passes the same
   * function. Undefined without such a piece.
   */
  get<T>(name: string, decode: (text: string) => T): Promise<T | undefined>
  /**
   * Stores a text under a fixed name, for state that only the refresh reads. Its readers may get an older text.
   * Returns true unless KV fails.
   */
  write(name: string, text: string): Promise<boolean>
  read(name: string): Promise<string | undefined>
}

const MEMORY = { maxEntries: 1_000, maxBytes: 24_000_000, lifeMs: Number.POSITIVE_INFINITY }

export function createPieceStore(kv: Kv, bestEffort: BestEffort): PieceStore {
  const memory = createLruCache<{ text: string } | { value: unknown }>(MEMORY)
  const read = async (name: string) => (await bestEffort('get', () => kv.get(contentKey(name)))) ?? undefined
  async function write(name: string, text: string): Promise<boolean> {
    const put = () => kv.put(contentKey(name), text, { expirationTtl: CONTENT_TTL_SECONDS }).then(() => true)
    return (await bestEffort('put', put)) ?? false
  }
  return {
    read,
    write,

    async put(kind, text, replaced) {
      const name = `${kind}:${await digestOf(text)}`
      if (name === replaced) return name
      // Readable in this isolate even if KV fails.
      memory.set(name, { text }, text.length)
      const isStored = await write(name, text)
      if (isStored && replaced) memory.delete(replaced)
      return name
    },

    async get<T>(name: string, decode: (text: string) => T): Promise<T | undefined> {
      const known = memory.get(name)
      if (known && 'value' in known) return known.value as T
      const text = known?.text ?? (await read(name))
      if (text === undefined) return undefined
      const value = decode(text)
      memory.set(name, { value }, text.length)
      return value
    },
  }
}
