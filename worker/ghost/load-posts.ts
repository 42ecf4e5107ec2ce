/**
 * Reads the list of all posts from Ghost, page by page. A page comes without bodies first. Only if it has a new or changed
 * post, it is read again with bodies, from which Ghost and the site make reading times and excerpts.
 */
import { type Author, POST_TIMEOUT_MS, type TagRef } from '#shared/content'
import { inSlices, yieldToOthers } from '#worker/slices'
import { allAuthors, authorOf } from './authors'
import type { ListedPost, PostList } from './catalog'
import { type GhostClient, GhostError, type GhostPage } from './client'
import { withoutGhostAddress } from './ghost-address'
import type { GhostPost } from './schema'
import { type SummaryOptions, summaryOf } from './summary'
import { versionOf } from './version'

/** What failed loads have read. The next load continues there. */
export interface Progress {
  /** Posts by id. */
  known: Map<string, ListedPost>
  walk?: Walk
}

/** The pages that have been read since the latest change. */
interface Walk {
  generation: number
  /** @see PostList */
  mark: string
  nextPage: number
  posts: Map<string, ListedPost>
  tags: Map<string, TagRef & { description?: string }>
  authors: Map<string, Author>
  /** Number of posts that cannot be read, by page. */
  unreadable: Map<number, number>
}

export interface LoadOptions extends SummaryOptions {
  ghost: GhostClient
  /** The stored list. */
  old: { value: PostList; generation: number } | undefined
  generation: number
  progress: Progress
}

/** Pages that are requested at the same time. */
const PAGES_AT_ONCE = 4
/** How many posts are cleaned before other requests get a turn. */
const CLEAN_SLICE = 10
/** A list is complete unless posts were published or removed meanwhile. Then the pages are read once more. */
const ATTEMPTS = 2

/** @throws GhostError also if the list is not complete. */
export async function loadPosts(options: LoadOptions): Promise<PostList> {
  const { old, progress } = options
  for (const post of old?.value.posts ?? []) if (!progress.known.has(post.id)) progress.known.set(post.id, post)
  const signal = AbortSignal.timeout(POST_TIMEOUT_MS)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const list = await readPages(options, signal)
    delete progress.walk
    if (list) return list
  }
  throw new GhostError('The number of posts in Ghost changed while they were read')
}

/** Returns undefined if the list is not complete. */
async function readPages(options: LoadOptions, signal: AbortSignal): Promise<PostList | undefined> {
  const { ghost, old, generation, progress } = options
  const { known } = progress
  const isKnown = (post: GhostPost) => known.get(post.id)?.version === versionOf(post, options)

  async function readPage(number: number) {
    const hasMore = known.size > (progress.walk?.posts.size ?? 0)
    const light = hasMore ? await ghost.browsePosts(number, { bodies: false, signal }) : undefined
    const hasAll = light?.posts.every(isKnown) ?? false
    const page = light && hasAll ? light : await ghost.browsePosts(number, { bodies: true, signal })
    return { ...page, hasAll, number }
  }

  const first = await readPage(1)
  const { total, pages } = first
  const mark = `${total} ${first.posts[0]?.updated_at}`
  if (old && old.generation === generation && first.hasAll && old.value.mark === mark) return old.value
  const started = progress.walk
  const walk = started?.mark === mark && started.generation === generation ? started : newWalk(generation, mark)
  progress.walk = walk
  await addPage(walk, first, options)
  while (walk.nextPage <= pages) {
    const count = Math.min(PAGES_AT_ONCE, pages - walk.nextPage + 1)
    const numbers = Array.from({ length: count }, (_, index) => walk.nextPage + index)
    for (const page of await Promise.all(numbers.map(readPage))) {
      if (page.total !== total) return undefined
      await addPage(walk, page, options)
    }
    walk.nextPage += count
  }
  const posts = newestFirst([...walk.posts.values()])
  // The list is stored next, which takes a while too.
  await yieldToOthers()
  const unreadable = [...walk.unreadable.values()].reduce((sum, number) => sum + number, 0)
  if (posts.length + unreadable !== total) return undefined
  const terms = { tags: [...walk.tags.values()], authors: [...walk.authors.values()] }
  return { posts, ...withoutGhostAddress(terms, options.ghostUrl), unreadable, mark }
}

function newWalk(generation: number, mark: string): Walk {
  const terms = { tags: new Map(), authors: new Map() }
  return { generation, mark, nextPage: 2, posts: new Map(), ...terms, unreadable: new Map() }
}

/** Adding a page again replaces it. */
async function addPage(walk: Walk, page: GhostPage & { number: number }, options: LoadOptions) {
  const { known } = options.progress
  walk.unreadable.set(page.number, page.items - page.posts.length)
  function add(post: GhostPost) {
    const listed = listedPost(post, known.get(post.id), options)
    known.set(post.id, listed)
    walk.posts.set(post.id, listed)
    for (const { slug, name, description, visibility } of post.tags) {
      const tag = { slug, name, ...(description && { description }) }
      if (visibility === 'public' && !walk.tags.has(slug)) walk.tags.set(slug, tag)
    }
    for (const author of allAuthors(post))
      if (!walk.authors.has(author.slug)) walk.authors.set(author.slug, authorOf(author, options))
  }
  await inSlices(page.posts, CLEAN_SLICE, (slice) => slice.forEach(add))
}

function listedPost(post: GhostPost, known: ListedPost | undefined, options: SummaryOptions): ListedPost {
  const version = versionOf(post, options)
  const { picture, tags, ...summary } = withoutGhostAddress(summaryOf(post, options), options.ghostUrl)
  const { excerpt, readingMinutes } = known?.version === version ? known : summary
  return {
    ...summary,
    excerpt,
    readingMinutes,
    id: post.id,
    version,
    tags: [...new Set(tags.map(({ slug }) => slug))],
    ...(picture && post.feature_image && { image: { url: post.feature_image, alt: picture.alt } }),
  }
}

/** Ghost's own order. */
function newestFirst(posts: readonly ListedPost[]): ListedPost[] {
  // Parsed before the sort, which compares each post a dozen times.
  const dated = posts.map((post) => ({
    post,
    published: Date.parse(post.publishedAt),
    updated: Date.parse(post.updatedAt),
  }))
  dated.sort((a, b) => b.published - a.published || b.updated - a.updated || (a.post.id < b.post.id ? 1 : -1))
  return dated.map(({ post }) => post)
}
