/** The hashes that let a Content-Security-Policy allow a page's inline scripts and styles, and nothing else. */
import { encodeBase64 } from 'hono/utils/encode'

export interface InlineHashes {
  script: string[]
  style: string[]
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Scripts of another type are data, and scripts with `src` are files. */
const NOT_INLINE_CODE = /\b(?:src=|type="application\/)/

/** @param html Our own page, in which every `<` of content is escaped, so that content opens and closes no element. */
export async function inlineHashes(html: string): Promise<InlineHashes> {
  const hashes: InlineHashes = { script: [], style: [] }
  for (const [, name, attributes = '', code = ''] of html.matchAll(INLINE)) {
    if (NOT_INLINE_CODE.test(attributes)) continue
    hashes[name as keyof InlineHashes].push(await sourceOf(code))
  }
  return hashes
}

async function sourceOf(code: string): Promise<string> {
  return `'sha256-${encodeBase64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)))}'`
}
