import { allAuthors } from './authors.ts'
import type { GhostPost } from './ghost/schema.ts'
import type { MediaHosts } from './media/media-hosts.ts'

/** Ghost's dates have whole seconds, and the clocks may differ. */
const SETTLED_MS = 60_000

/**
 * Changes whenever the post changes, except for the names of its tags and authors. No two posts have the same version. A post
 * that has just changed may change again with the same date, so it gets a new version each time.
 */
export function versionOf(post: GhostPost, { media }: { media: Pick<MediaHosts, 'version'> }): string {
  const now = Date.now()
  const isSettled = Date.parse(post.updated_at) < now - SETTLED_MS
  const authors = allAuthors(post).map(({ slug }) => slug)
  return [post.id, post.updated_at, media.version, ...authors, ...(isSettled ? [] : [now])].join(' ')
}
