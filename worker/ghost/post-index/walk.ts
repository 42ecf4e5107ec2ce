/** Reads pages of posts from Ghost, the latest change first. */
import { allAuthors } from '../authors'
import type { GhostClient, GhostPage } from '../client'
import type { GhostAuthor, GhostPost, GhostTag } from '../schema'

export interface Walk {
  nextPage: number
  pages: number
  /** True if this walk skipped no page. */
  isGapless: boolean
  /** True if the number of posts became lower meanwhile. Then a post may have moved to a page that was already read. */
  hasShrunk: boolean
  /** Number of posts in Ghost. */
  total: number
  /** Number of posts on the pages that cannot be read. */
  unreadable: number
  /** Ids of the posts on the pages. */
  seen: Set<string>
  /** The latest and the earliest change of a post on the pages, ms since 1970. */
  newest: number
  oldest: number
  /** By id. Of several values the first one stays, because the latest changes come first. */
  tags: Map<string, GhostTag>
  /** By slug. */
  authors: Map<string, GhostAuthor>
}

/** Pages that are requested at the same time. Few, because each one of 1 MB or so is parsed without a pause. */
const PAGES_AT_ONCE = 2

export function createWalk(): Walk {
  return {
    nextPage: 1,
    pages: 1,
    isGapless: true,
    hasShrunk: false,
    total: 0,
    unreadable: 0,
    seen: new Set(),
    newest: 0,
    oldest: Number.POSITIVE_INFINITY,
    tags: new Map(),
    authors: new Map(),
  }
}

export function hasNext({ nextPage, pages }: Walk): boolean {
  return nextPage <= pages
}

/** Returns true if the walk has read all pages. */
export function isComplete(walk: Walk): boolean {
  return walk.isGapless && !hasNext(walk)
}

/** Continues an earlier walk at a later page. @param unreadable Number of posts before it that cannot be read. */
export function skipTo(walk: Walk, page: number, unreadable: number): void {
  if (page <= walk.nextPage) return
  walk.nextPage = page
  walk.unreadable = unreadable
  walk.isGapless = false
}

/** Reads the next pages, and returns their posts. The first page is read alone. @throws GhostError */
export async function readPages(walk: Walk, ghost: GhostClient, signal: AbortSignal): Promise<GhostPost[]> {
  const count = walk.nextPage === 1 ? 1 : Math.min(PAGES_AT_ONCE, walk.pages - walk.nextPage + 1)
  const numbers = Array.from({ length: count }, (_, index) => walk.nextPage + index)
  const pages = await Promise.all(numbers.map((page) => ghost.browseChanges(page, signal)))
  for (const page of pages) add(walk, page)
  walk.nextPage += count
  return pages.flatMap(({ posts }) => posts)
}

function add(walk: Walk, { posts, items, pages, total }: GhostPage) {
  walk.hasShrunk ||= total < walk.total
  walk.total = total
  walk.pages = pages
  walk.unreadable += items - posts.length
  for (const post of posts) {
    const changed = Date.parse(post.updated_at)
    walk.newest = Math.max(walk.newest, changed)
    walk.oldest = Math.min(walk.oldest, changed)
    walk.seen.add(post.id)
    for (const tag of post.tags) if (!walk.tags.has(tag.id)) walk.tags.set(tag.id, tag)
    for (const author of allAuthors(post)) if (!walk.authors.has(author.slug)) walk.authors.set(author.slug, author)
  }
}
