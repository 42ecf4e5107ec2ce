import { allAuthors } from './authors.ts'
import type { GhostPost } from './ghost/schema.ts'
import type { MediaHosts } from './media/media-hosts.ts'

/** In ms. Two changes within this time may get the same date, because Ghost's dates omit milliseconds and clocks differ. */
const SETTLED_MS = 60_000

/**
 * Returns a version that changes whenever the post changes, except for its tag and author names. No two posts have the same
 * version. A recently changed post may change again without a new date, so each read gives it a new version.
 */
export function versionOf(post: GhostPost, { media }: { media: Pick<MediaHosts, 'version'> }): string {
  const now = Date.now()
  const isSettled = Date.parse(post.updated_at) < now - SETTLED_MS
  const authors = allAuthors(post).map(({ slug }) => slug)
  return [post.id, post.updated_at, media.version, ...authors, ...(isSettled ? [] : [now])].join(' ')
}
