/** Cleans a body once for as long as it stays the same: most of what is loaded anew has not changed. */
import { createMemory } from '#worker/cache/memory'
import { GhostError } from './client'
import { type PreparedPost, type PrepareOptions, preparePost } from './html'

export type Preparer = (html: string) => PreparedPost

/** What comes out depends on this build's code too, so it is remembered in the isolate and nowhere else. */
const MEMORY = { maxEntries: 100, maxBytes: 4_000_000, lifeMs: Number.POSITIVE_INFINITY }

/** Cleans a body. @throws GhostError where it cannot be done: elements nested by the thousand exhaust the stack. */
export function createPreparer(options: PrepareOptions): Preparer {
  const known = createMemory<PreparedPost>(MEMORY)
  return function prepareOnce(html) {
    const found = known.get(html)
    if (found) return found
    const prepared = attempt(() => preparePost(html, options))
    known.set(html, prepared, html.length + prepared.html.length)
    return prepared
  }
}

function attempt<T>(prepare: () => T): T {
  try {
    return prepare()
  } catch (error) {
    throw new GhostError('A body from Ghost could not be prepared', error)
  }
}
