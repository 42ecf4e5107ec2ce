/** The stored index, and its posts as an isolate has them in memory. */
import type { BrandId } from '#shared/brand-id'
import type { Tag } from '#shared/content'
import type { PieceStore } from '#worker/cache/piece-store'
import { yieldToOthers } from '#worker/slices'
import { withoutGhostAddress } from '../ghost-address'
import { homeOf } from '../home'
import type { GhostAuthor, GhostTag } from '../schema'
import { type Entry, readEntries, type ShardRef } from './shard'

/** The stored index. Its posts are in the shards. */
export interface PostIndex {
  shards: readonly ShardRef[]
  tags: readonly GhostTag[]
  authors: readonly GhostAuthor[]
  /** Number of posts in the shards. */
  size: number
  /** Number of posts that Ghost counts and the index does not have, because they cannot be read. */
  unreadable: number
  /** The latest `updated_at` of a post, ms since 1970. */
  newestChange: number
  /** When a refresh last read all posts, ms since 1970. 0 if the next refresh should. */
  readAllAt: number
}

export const EMPTY_INDEX: PostIndex = {
  shards: [],
  tags: [],
  authors: [],
  size: 0,
  unreadable: 0,
  newestChange: 0,
  readAllAt: 0,
}

/** A post in the catalog. */
export interface Known extends Omit<Entry, 'tags'> {
  /** Public tags. */
  tags: readonly Tag[]
  home: BrandId
  shard: number
  place: number
  /** Position among all posts, newest first. */
  rank: number
}

/** Newest first, with the tags that have posts. @throws PieceMissing */
export async function readPosts(index: PostIndex, pieces: PieceStore, ghostUrl: string) {
  const tagsById = new Map<string, GhostTag>(index.tags.map((tag) => [tag.id, tag]))
  const counted = new Map<string, Tag>()
  const bySlug = new Map<string, Tag>()
  for (const { id, slug, name, description, visibility } of withoutGhostAddress(index.tags, ghostUrl)) {
    if (visibility !== 'public') continue
    // Two tags with the same slug are one, because they have the same page.
    const tag = bySlug.get(slug) ?? { slug, name, count: 0, ...(description && { description }) }
    bySlug.set(slug, tag)
    counted.set(id, tag)
  }
  const shards = await Promise.all(index.shards.map((shard) => readEntries(pieces, shard)))
  const posts: Known[] = []
  for (const [shard, entries] of shards.entries()) {
    for (const [place, entry] of entries.entries()) {
      if (!entry) continue
      const tags = [...new Set(entry.tags.flatMap((id) => counted.get(id) ?? []))]
      for (const tag of tags) tag.count++
      const home = homeOf(entry.tags.flatMap((id) => tagsById.get(id)?.slug ?? []))
      posts.push({ ...entry, tags, home, shard, place, rank: 0 })
    }
    await yieldToOthers()
  }
  posts.sort(newestFirst)
  const tagged = new Map<string, Known[]>()
  for (const [rank, post] of posts.entries()) {
    post.rank = rank
    for (const { slug } of post.tags) {
      const list = tagged.get(slug)
      if (list) list.push(post)
      else tagged.set(slug, [post])
    }
  }
  const tags = [...bySlug.values()].filter(({ count }) => count > 0)
  return { posts, tagged, tags: tags.sort(byName) }
}

/** Two tags may have the same name. */
function byName(a: Tag, b: Tag): number {
  return a.name.localeCompare(b.name, 'en') || (a.slug < b.slug ? -1 : 1)
}

/** Ghost's own order. */
function newestFirst(a: Known, b: Known): number {
  return b.published - a.published || Date.parse(b.updatedAt) - Date.parse(a.updatedAt) || (a.id < b.id ? 1 : -1)
}
