/** Caches prepared post bodies in memory, because a post usually has the same body each time it is loaded. */
import type { LruCache } from '#worker/platform/lru-cache.ts'
import { GhostError } from './ghost/client.ts'
import { type PreparedPost, type PrepareOptions, preparePost } from './html/prepare.ts'

export interface PreparerOptions extends Omit<PrepareOptions, 'isPage'> {
  /** Prepared bodies, keyed by the HTML from Ghost. They are cached only in memory, because they depend on the build. */
  prepared: LruCache<PreparedPost>
}

export function prepareOnce(html: string, options: PreparerOptions & PrepareOptions): PreparedPost {
  const known = options.prepared.get(html)
  if (known) return known
  const post = prepareOrThrow(html, options)
  options.prepared.set(html, post, html.length + post.html.length)
  return post
}

function prepareOrThrow(html: string, options: PrepareOptions): PreparedPost {
  try {
    return preparePost(html, options)
  } catch (error) {
    throw new GhostError('Could not prepare the HTML of a post from Ghost', error)
  }
}
