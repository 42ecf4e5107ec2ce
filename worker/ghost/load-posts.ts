/**
 * Reads the list of all posts from Ghost, page by page. A page comes without bodies first. Only if it has a new or changed
 * post, it is read again with bodies, from which Ghost and the site make reading times and excerpts.
 */
import { type Author, POST_TIMEOUT_MS, type TagRef } from '#shared/content'
import { inSlices } from '#worker/slices'
import { allAuthors, authorOf } from './authors'
import type { ListedPost, PostList } from './catalog'
import { type GhostClient, GhostError } from './client'
import { withoutGhostAddress } from './ghost-address'
import type { GhostPost } from './schema'
import { type SummaryOptions, summaryOf } from './summary'
import { versionOf } from './version'

export interface LoadOptions extends SummaryOptions {
  ghost: GhostClient
  /** The stored list. */
  old: PostList | undefined
  /** True if nothing has changed in Ghost since the stored list, as far as webhooks say. */
  isSameGeneration: boolean
  /** Posts by id that earlier loads have read. If this load fails, the next one needs only the other posts. */
  known: Map<string, ListedPost>
}

/** Pages that are requested at the same time. */
const PAGES_AT_ONCE = 4
/** How many posts are cleaned before other requests get a turn. */
const CLEAN_SLICE = 10
/** A list is complete unless posts were published or removed meanwhile. Then the pages are read once more. */
const ATTEMPTS = 2

/** @throws GhostError also if the list is not complete. */
export async function loadPosts(options: LoadOptions): Promise<PostList> {
  for (const post of options.old?.posts ?? []) if (!options.known.has(post.id)) options.known.set(post.id, post)
  const signal = AbortSignal.timeout(POST_TIMEOUT_MS)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const list = await readPages(options, signal)
    if (list) return list
  }
  throw new GhostError('The number of posts in Ghost changed while they were read')
}

/** Returns undefined if the list is not complete. */
async function readPages(options: LoadOptions, signal: AbortSignal): Promise<PostList | undefined> {
  const { ghost, old, known } = options
  const posts = new Map<string, ListedPost>()
  const tags = new Map<string, TagRef & { description?: string }>()
  const authors = new Map<string, Author>()
  const hasKnown = known.size > 0
  let unreadable = 0

  const isKnown = (post: GhostPost) => known.get(post.id)?.version === versionOf(post, options)

  async function readPage(number: number) {
    const light = hasKnown ? await ghost.browsePosts(number, { bodies: false, signal }) : undefined
    const hasAll = light?.posts.every(isKnown) ?? false
    const page = light && hasAll ? light : await ghost.browsePosts(number, { bodies: true, signal })
    unreadable += page.items - page.posts.length
    await inSlices(page.posts, CLEAN_SLICE, (slice) => slice.forEach(add))
    return { ...page, hasAll }
  }

  function add(post: GhostPost) {
    const listed = listedPost(post, known.get(post.id), options)
    known.set(post.id, listed)
    posts.set(post.id, listed)
    for (const { slug, name, description, visibility } of post.tags) {
      if (visibility === 'public' && !tags.has(slug))
        tags.set(slug, { slug, name, ...(description && { description }) })
    }
    for (const author of allAuthors(post))
      if (!authors.has(author.slug)) authors.set(author.slug, authorOf(author, options))
  }

  const first = await readPage(1)
  const { total, pages } = first
  const mark = `${total} ${first.posts[0]?.updated_at}`
  if (old && options.isSameGeneration && first.hasAll && old.mark === mark) return old
  const totals = new Set([total])
  for (let next = 2; next <= pages; next += PAGES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(PAGES_AT_ONCE, pages - next + 1) }, (_, index) => next + index)
    for (const page of await Promise.all(numbers.map(readPage))) totals.add(page.total)
  }
  if (totals.size > 1 || posts.size + unreadable !== total) return undefined
  const terms = withoutGhostAddress({ tags: [...tags.values()], authors: [...authors.values()] }, options.ghostUrl)
  return { posts: [...posts.values()].sort(newestFirst), ...terms, unreadable, mark }
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
function newestFirst(a: ListedPost, b: ListedPost): number {
  return (
    Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
    Date.parse(b.updatedAt) - Date.parse(a.updatedAt) ||
    (a.id < b.id ? 1 : -1)
  )
}
