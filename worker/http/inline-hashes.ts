/** Computes the hashes that let the Content-Security-Policy allow a page's own inline scripts and styles, but no others. */
import { encodeBase64 } from 'hono/utils/encode'
import { createLruCache } from '#worker/platform/lru-cache.ts'

export interface InlineHashes {
  script: string[]
  style: string[]
}

const OPENING = /<(script|style)\b([^>]*)>/g
/**
 * Matches scripts without inline code. A script with `src` loads a file, and a script with an `application/` type contains
 * data.
 */
const NOT_INLINE_CODE = /\b(?:src=|type="application\/)/

/** @param html A page of this site. Every `<` in text must be escaped so that text cannot open or close an element. */
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

/** Maximum length of a script whose hash is cached, in characters. Longer scripts contain data that no other page has. */
const MAX_SHARED_SCRIPT = 1_000

/** Caches hashes, because most pages share the same short scripts and pages of one type share the same styles. */
const known = createLruCache<string>({ maxEntries: 100, maxBytes: 2_000_000, lifeMs: Number.POSITIVE_INFINITY })

async function sourceOf(code: string, isShared: boolean): Promise<string> {
  const bytes = new TextEncoder().encode(code)
  const source = `'sha256-${encodeBase64(await crypto.subtle.digest('SHA-256', bytes))}'`
  // Copies inline code before using it as a cache key. A substring of the page's HTML would keep the whole page in memory.
  if (isShared) known.set(new TextDecoder().decode(bytes), source, bytes.length)
  return source
}
