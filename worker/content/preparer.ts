/** Prepares each post body once, because most bodies have not changed since the last load. */
import type { LruCache } from '#worker/platform/lru-cache.ts'
import { GhostError } from './ghost/client.ts'
import { type PreparedPost, type PrepareOptions, preparePost } from './html/prepare.ts'

export interface PreparerOptions extends Omit<PrepareOptions, 'isPage'> {
  /** Prepared bodies, keyed by Ghost's HTML. Kept only in memory, because they also depend on this build's code. */
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
