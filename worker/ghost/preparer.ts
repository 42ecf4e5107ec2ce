import { createLruCache } from '#worker/cache/lru-cache'
import { GhostError } from './client'
import { type PreparedPost, type PrepareOptions, preparePost } from './html'

export type Preparer = (html: string) => PreparedPost

/** Kept in the isolate only, because a prepared body also depends on the code of this build. */
const MEMORY = { maxEntries: 100, maxBytes: 4_000_000, lifeMs: Number.POSITIVE_INFINITY }

/** Prepares each body once, because most bodies have not changed since the last load. @throws GhostError */
export function createPreparer(options: PrepareOptions): Preparer {
  const prepared = createLruCache<PreparedPost>(MEMORY)
  return function prepareOnce(html) {
    const known = prepared.get(html)
    if (known) return known
    const post = prepareOrThrow(html, options)
    prepared.set(html, post, html.length + post.html.length)
    return post
  }
}

function prepareOrThrow(html: string, options: PrepareOptions): PreparedPost {
  try {
    return preparePost(html, options)
  } catch (error) {
    throw new GhostError('Could not prepare the HTML of a post from Ghost', error)
  }
}
