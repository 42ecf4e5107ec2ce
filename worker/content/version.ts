import { allAuthors } from './authors.ts'
import type { GhostPost } from './ghost/schema.ts'
import type { MediaHosts } from './media/media-hosts.ts'

/** Two changes to a post within this many ms may set the same date, because Ghost omits milliseconds and clocks differ. */
const SETTLED_MS = 60_000

/**
 * Returns a version, unique to the post, that changes whenever the post changes. Renaming a tag or an author does not
 * change the version. For a recently changed post, the version changes every millisecond, because the next change may
 * keep the post's date.
 */
export function versionOf(post: GhostPost, { media }: { media: Pick<MediaHosts, 'version'> }): string {
  const now = Date.now()
  const isSettled = Date.parse(post.updated_at) < now - SETTLED_MS
  const authors = allAuthors(post).map(({ slug }) => slug)
  return [post.id, post.updated_at, media.version, ...authors, ...(isSettled ? [] : [now])].join(' ')
}
