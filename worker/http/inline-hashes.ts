/** Computes the hashes with which a Content-Security-Policy allows only a page's own inline scripts and styles. */
import { encodeBase64 } from 'hono/utils/encode'
import { createLruCache } from '#worker/platform/lru-cache.ts'

export interface InlineHashes {
  script: string[]
  style: string[]
}

const OPENING = /<(script|style)\b([^>]*)>/g
/** Matches script tags without inline code: scripts of another type contain data, and scripts with `src` load files. */
const NOT_INLINE_CODE = /\b(?:src=|type="application\/)/

/** @param html A page of this site. Every `<` in its content must be escaped, so that content cannot open or close an element. */
export async function inlineHashes(html: string): Promise<InlineHashes> {
  const hashes: InlineHashes = { script: [], style: [] }
  for (const { 0: tag, 1: name, 2: attributes = '', index } of html.matchAll(OPENING)) {
    if (NOT_INLINE_CODE.test(attributes)) continue
    const start = index + tag.length
    const end = html.indexOf(`</${name}>`, start)
    if (end < 0) break
    const code = html.slice(start, end)
    const isShared = name === 'style' || code.length <= MAX_SHARED_SCRIPT
    hashes[name as keyof InlineHashes].push(known.get(code) ?? (await sourceOf(code, isShared)))
  }
  return hashes
}

/** Maximum length of a cached script, in characters. Longer scripts contain a page's data, and their hashes are not cached. */
const MAX_SHARED_SCRIPT = 1_000

/** Cached hashes. Most pages share their short scripts, and pages of the same type share their styles. */
const known = createLruCache<string>({ maxEntries: 100, maxBytes: 2_000_000, lifeMs: Number.POSITIVE_INFINITY })

async function sourceOf(code: string, isShared: boolean): Promise<string> {
  const bytes = new TextEncoder().encode(code)
  const source = `'sha256-${encodeBase64(await crypto.subtle.digest('SHA-256', bytes))}'`
  // Decodes a copy, because a substring would keep the whole page in memory.
  if (isShared) known.set(new TextDecoder().decode(bytes), source, bytes.length)
  return source
}
