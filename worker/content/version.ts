import { allAuthors } from './authors.ts'
import type { GhostPost } from './ghost/schema.ts'
import type { MediaHosts } from './media/media-hosts.ts'

/** For this many ms after a change, a post may change again but keep its date: Ghost omits milliseconds, and clocks differ. */
const SETTLED_MS = 60_000

/**
 * Returns a version that changes whenever the post changes, but not if only a tag or an author is renamed. No two posts
 * have the same version. For a recently changed post, each call returns a new version, because the post may change
 * again without a new date.
 */
export function versionOf(post: GhostPost, { media }: { media: Pick<MediaHosts, 'version'> }): string {
  const now = Date.now()
  const isSettled = Date.parse(post.updated_at) < now - SETTLED_MS
  const authors = allAuthors(post).map(({ slug }) => slug)
  return [post.id, post.updated_at, media.version, ...authors, ...(isSettled ? [] : [now])].join(' ')
}
