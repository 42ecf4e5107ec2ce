/**
 * Reads all posts from Ghost page by page, first without bodies. If a page contains a new or changed post, reads the
 * page again with bodies, because reading times and excerpts depend on the body.
 */
import { type Author, POST_TIMEOUT_MS } from '#shared/content.ts'
import { inSlices, yieldToOthers } from '#worker/platform/slices.ts'
import { allAuthors, authorOf } from './authors.ts'
import { type GhostClient, GhostError, type GhostPage } from './ghost/client.ts'
import { withoutGhostAddress } from './ghost/ghost-address.ts'
import type { GhostPost } from './ghost/schema.ts'
import { noticeOf } from './notice.ts'
import type { ListedPost, PostList } from './post-list.ts'
import { type SummaryOptions, summaryOf } from './summary.ts'
import { versionOf } from './version.ts'

/** Pages of the post list that have been read so far. After a failure, the next load reuses them unless posts have changed. */
export interface Progress {
  /** Identifies the state of the posts in Ghost. Changes whenever a post changes. */
  walk: string
  pages: Map<number, ListedPage>
}

interface ListedPage {
  posts: ListedPost[]
  tags: PostList['tags']
  authors: Author[]
  unreadable: number
}

export interface LoadOptions extends SummaryOptions {
  ghost: GhostClient
  old: { value: PostList; generation: number } | undefined
  generation: number
  progress: Progress
}

const PAGES_AT_ONCE = 4
const CLEAN_SLICE = 10
/** Maximum number of attempts to load the list of posts. A list is incomplete if a post is published or deleted meanwhile. */
const ATTEMPTS = 2

/** @throws GhostError if a request to Ghost fails or if the last attempt returns an incomplete list. */
export async function loadPosts(options: LoadOptions): Promise<PostList> {
  const signal = AbortSignal.timeout(POST_TIMEOUT_MS)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const list = await readList(options, signal)
    if (list) return list
  }
  throw new GhostError('The number of posts in Ghost changed while they were read')
}

async function readList(options: LoadOptions, signal: AbortSignal): Promise<PostList | undefined> {
  const { ghost, old, generation, progress } = options
  const stored = new Map(old?.value.posts.map((post) => [post.id, post]))
  const known = (post: GhostPost): ListedPost | undefined => {
    const listed = stored.get(post.id)
    return listed?.version === versionOf(post, options) ? listed : undefined
  }

  async function readPage(page: number): Promise<GhostPage> {
    // If no list of posts is cached, all posts are new. The first request to Ghost then already asks for their bodies.
    const light = old ? await ghost.browsePosts(page, { bodies: false, signal }) : undefined
    return light?.posts.every(known) ? light : ghost.browsePosts(page, { bodies: true, signal })
  }

  async function listedPage(page: GhostPage): Promise<ListedPage> {
    const listed: ListedPage = { posts: [], tags: [], authors: [], unreadable: page.items - page.posts.length }
    await inSlices(page.posts, CLEAN_SLICE, (slice) => {
      for (const post of slice) {
        listed.posts.push(listedPost(post, known(post), options))
        listed.tags.push(...publicTags(post))
        listed.authors.push(...allAuthors(post).map((author) => authorOf(author, options)))
      }
    })
    return { ...listed, tags: bySlug(listed.tags), authors: bySlug(listed.authors) }
  }

  const first = await readPage(1)
  const { total } = first
  // Ghost sorts posts by their last change, so the first page shows whether any post has changed. Renaming a tag changes no
  // post's date, so the content generation must also be the same.
  const isUnchanged = first.posts.length > 0 && first.posts.every(known)
  if (old && isUnchanged && old.generation === generation && total === old.value.posts.length + old.value.unreadable)
    return old.value

  const walk = `${generation} ${total} ${first.posts[0]?.updated_at}`
  if (progress.walk !== walk) Object.assign(progress, { walk, pages: new Map() })
  const { pages } = progress
  pages.set(1, await listedPage(first))
  const others = Array.from({ length: first.pages - 1 }, (_, index) => index + 2).filter((page) => !pages.has(page))
  await inSlices(others, PAGES_AT_ONCE, (slice) =>
    Promise.all(slice.map(async (page) => pages.set(page, await listedPage(await readPage(page))))),
  )
  Object.assign(progress, { walk: '', pages: new Map() })

  const all = [...pages.values()]
  const posts = new Map(all.flatMap((page) => page.posts).map((post) => [post.id, post]))
  const unreadable = all.reduce((sum, page) => sum + page.unreadable, 0)
  if (posts.size + unreadable !== total) return undefined
  const sorted = newestFirst([...posts.values()])
  // Lets other requests run now, because storing the list of posts takes more CPU time.
  await yieldToOthers()
  const terms = {
    tags: bySlug(all.flatMap(({ tags }) => tags)),
    authors: bySlug(all.flatMap(({ authors }) => authors)),
  }
  return { posts: sorted, ...withoutGhostAddress(terms, options.ghostUrl), unreadable }
}

function publicTags({ tags }: GhostPost): PostList['tags'] {
  return tags
    .filter(({ visibility }) => visibility === 'public')
    .map(({ slug, name, description }) => ({ slug, name, ...(description && { description }) }))
}

function bySlug<T extends { slug: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.slug, item])).values()]
}

function listedPost(post: GhostPost, known: ListedPost | undefined, options: SummaryOptions): ListedPost {
  const { picture, tags, ...summary } = withoutGhostAddress(summaryOf(post, options), options.ghostUrl)
  const { excerpt, readingMinutes } = known ?? summary
  const notice = withoutGhostAddress(noticeOf(post), options.ghostUrl)
  return {
    ...summary,
    excerpt,
    readingMinutes,
    id: post.id,
    version: versionOf(post, options),
    tags: [...new Set(tags.map(({ slug }) => slug))],
    ...(notice && { notice }),
    ...(picture && post.feature_image && { image: { url: post.feature_image, alt: picture.alt } }),
  }
}

function newestFirst(posts: readonly ListedPost[]): ListedPost[] {
  // Parses each post's date once before sorting, because sorting compares each post about a dozen times.
  const dated = posts.map((post) => ({
    post,
    published: Date.parse(post.publishedAt),
    updated: Date.parse(post.updatedAt),
  }))
  dated.sort((a, b) => b.published - a.published || b.updated - a.updated || (a.post.id < b.post.id ? 1 : -1))
  return dated.map(({ post }) => post)
}
