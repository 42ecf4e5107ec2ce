/**
 * Reads the list of all posts from Ghost, page by page. A page comes without bodies first. Only if it has a new or changed
 * post, it is read again with bodies, from which Ghost and the site make reading times and excerpts.
 */
import { type Author, POST_TIMEOUT_MS } from '#shared/content'
import { inSlices, yieldToOthers } from '#worker/slices'
import { allAuthors, authorOf } from './authors'
import { type GhostClient, GhostError, type GhostPage } from './client'
import { withoutGhostAddress } from './ghost-address'
import type { ListedPost, PostList } from './post-list'
import type { GhostPost } from './schema'
import { type SummaryOptions, summaryOf } from './summary'
import { versionOf } from './version'

export interface LoadOptions extends SummaryOptions {
  ghost: GhostClient
  /** The stored list. */
  old: { value: PostList; generation: number } | undefined
  generation: number
  /** The posts that failed loads have read, by id. This load adds its own. */
  loaded: Map<string, ListedPost>
}

/** Pages that are requested at the same time. */
const PAGES_AT_ONCE = 4
/** How many posts are cleaned before other requests get a turn. */
const CLEAN_SLICE = 10
/** A list is complete unless posts were published or removed meanwhile. Then the pages are read once more. */
const ATTEMPTS = 2

/** @throws GhostError also if the list is not complete. */
export async function loadPosts(options: LoadOptions): Promise<PostList> {
  const signal = AbortSignal.timeout(POST_TIMEOUT_MS)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const list = await readList(options, signal)
    if (list) return list
  }
  throw new GhostError('The number of posts in Ghost changed while they were read')
}

/** Returns undefined if the list is not complete. */
async function readList(options: LoadOptions, signal: AbortSignal): Promise<PostList | undefined> {
  const { ghost, old, generation, loaded } = options
  const stored = new Map(old?.value.posts.map((post) => [post.id, post]))
  const known = (post: GhostPost): ListedPost | undefined => {
    const version = versionOf(post, options)
    return [loaded.get(post.id), stored.get(post.id)].find((listed) => listed?.version === version)
  }
  // A first load does not know any post.
  const hasKnown = loaded.size + stored.size > 0

  async function readPage(page: number): Promise<GhostPage> {
    const light = hasKnown ? await ghost.browsePosts(page, { bodies: false, signal }) : undefined
    return light?.posts.every(known) ? light : ghost.browsePosts(page, { bodies: true, signal })
  }

  const first = await readPage(1)
  const { total } = first
  // The latest change is on the first page, and a webhook announces what changes no date, such as the name of a tag.
  const isUnchanged = loaded.size === 0 && first.posts.length > 0 && first.posts.every(known)
  if (old && isUnchanged && old.generation === generation && total === old.value.posts.length + old.value.unreadable)
    return old.value

  const posts = new Map<string, ListedPost>()
  const tags = new Map<string, PostList['tags'][number]>()
  const authors = new Map<string, Author>()
  let unreadable = 0

  function add(post: GhostPost) {
    const listed = listedPost(post, known(post), options)
    loaded.set(post.id, listed)
    posts.set(post.id, listed)
    for (const { slug, name, description, visibility } of post.tags)
      if (visibility === 'public' && !tags.has(slug))
        tags.set(slug, { slug, name, ...(description && { description }) })
    for (const author of allAuthors(post))
      if (!authors.has(author.slug)) authors.set(author.slug, authorOf(author, options))
  }

  async function addPage(page: GhostPage) {
    unreadable += page.items - page.posts.length
    await inSlices(page.posts, CLEAN_SLICE, (slice) => slice.forEach(add))
  }

  await addPage(first)
  const others = Array.from({ length: first.pages - 1 }, (_, index) => index + 2)
  await inSlices(others, PAGES_AT_ONCE, async (slice) => {
    for (const page of await Promise.all(slice.map(readPage))) await addPage(page)
  })
  if (posts.size + unreadable !== total) return undefined
  const sorted = newestFirst([...posts.values()])
  // The list is stored next, which takes a while too.
  await yieldToOthers()
  const terms = { tags: [...tags.values()], authors: [...authors.values()] }
  return { posts: sorted, ...withoutGhostAddress(terms, options.ghostUrl), unreadable }
}

function listedPost(post: GhostPost, known: ListedPost | undefined, options: SummaryOptions): ListedPost {
  const { picture, tags, ...summary } = withoutGhostAddress(summaryOf(post, options), options.ghostUrl)
  const { excerpt, readingMinutes } = known ?? summary
  return {
    ...summary,
    excerpt,
    readingMinutes,
    id: post.id,
    version: versionOf(post, options),
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
