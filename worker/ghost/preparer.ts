/** Cleans a body once for as long as it stays the same: most of what is loaded anew has not changed. */
import { createMemory } from '#worker/cache/memory'
import { type PreparedPost, type PrepareOptions, preparePost } from './html'

export type Preparer = (html: string) => PreparedPost

/** What comes out depends on this build's code too, so it is remembered in the isolate and nowhere else. */
const MEMORY = { maxEntries: 100, maxBytes: 4_000_000, lifeMs: Number.POSITIVE_INFINITY }

export function createPreparer(options: PrepareOptions): Preparer {
  const known = createMemory<PreparedPost>(MEMORY)
  return function prepareOnce(html) {
    const found = known.get(html)
    if (found) return found
    const prepared = preparePost(html, options)
    known.set(html, prepared, html.length + prepared.html.length)
    return prepared
  }
}
