/** The worker's PostReader: Ghost behind the content cache. Posts are prepared once, when they enter the cache. */

import type { BrandId } from '#shared/brand-id'
import {
  ContentUnavailable,
  contentTexts,
  FEATURED_SIZE,
  PAGE_SIZE,
  type Post,
  type PostPage,
  type PostReader,
  type PostSummary,
} from '#shared/content'
import { isSlug } from '#shared/slug'
import { trimExcerpt, trimTitle } from '#shared/text'
import { postUrl } from '#worker/brand'
import type { ContentCache, WaitUntil } from '#worker/cache/content-cache'
import type { PostEntry, SiteIndex } from '#worker/context'
import { log } from '#worker/log'
import { type GhostClient, GhostError, MAX_PAGE_SIZE } from './client'
import { runningExcerpt } from './excerpt'
import { preparePostHtml } from './html'
import type { GhostPost } from './schema'

export interface ReaderOptions {
  ghost: GhostClient
  /** Ghost's own address, for links inside posts. */
  ghostUrl: string
  cache: ContentCache
}

/** A reader for one request, whose `waitUntil` keeps refreshes alive behind the answer. */
export function createPostReader(
  { ghost, ghostUrl, cache }: ReaderOptions,
  waitUntil: WaitUntil,
): PostReader & SiteIndex {
  /** What goes wrong is told in the spec's words; what Ghost said stays in the cause, for the log. */
  async function read<T>(key: string, text: string, load: () => Promise<T | undefined>, keep?: (value: T) => boolean) {
    try {
      return await cache.read(key, load, { waitUntil, ...(keep && { keep }) })
    } catch (error) {
      if (!(error instanceof GhostError)) throw error
      log('content-unavailable', { key, error })
      throw new ContentUnavailable(text, { cause: error })
    }
  }

  return {
    async featuredPosts() {
      const load = async () => {
        const featured = await ghost.browseFeaturedPosts({ limit: FEATURED_SIZE, page: 1 })
        const newest =
          featured.items.length < FEATURED_SIZE
            ? await ghost.browsePosts({ limit: FEATURED_SIZE * 2, page: 1 })
            : featured
        const posts = [
          ...featured.items,
          ...newest.items.filter((post) => !featured.items.some((f) => f.id === post.id)),
        ]
        return posts.slice(0, FEATURED_SIZE).map(summary)
      }
      return (await read('featured', contentTexts.posts, load, (posts) => posts.length > 0)) ?? []
    },

    async postPage(page) {
      const load = async (): Promise<PostPage | undefined> => {
        const { items, pages } = await ghost.browsePosts({ limit: PAGE_SIZE, page })
        if (items.length === 0 && page > 1) return undefined
        return { posts: items.map(summary), page, pages }
      }
      const found = await read(`posts:${page}`, contentTexts.posts, load, ({ posts }) => posts.length > 0)
      return found ?? { posts: [], page, pages: 0 }
    },

    async post(slug) {
      if (!isSlug(slug)) return undefined
      const load = async () => {
        const post = await ghost.readPost(slug)
        return post && fullPost(post, ghostUrl)
      }
      const post = await read(`post:${slug}`, contentTexts.post, load)
      return post && { ...post, canonical: postUrl(post) }
    },

    async allPosts() {
      const load = async () => {
        const entries: PostEntry[] = []
        for (let page = 1, pages = 1; page <= pages; page++) {
          const reply = await ghost.browsePosts({ limit: MAX_PAGE_SIZE, page })
          entries.push(
            ...reply.items.map((post) => ({ slug: post.slug, updatedAt: post.updated_at, home: homeOf(post) })),
          )
          pages = reply.pages
        }
        return entries
      }
      return (await read('all-posts', contentTexts.posts, load, (entries) => entries.length > 0)) ?? []
    },
  }
}

function summary(post: GhostPost): PostSummary {
  const gated = !post.access || post.visibility !== 'public'
  return {
    slug: post.slug,
    title: trimTitle(post.title),
    // Of a gated post Ghost's own excerpt may be cut from its text; only one written for the public is shown.
    excerpt: trimExcerpt(post.custom_excerpt ?? (gated ? '' : runningExcerpt(post.excerpt ?? ''))),
    publishedAt: post.published_at,
    readingMinutes: post.reading_time ?? 0,
    featured: post.featured,
    gated,
    tags: post.tags.filter((tag) => tag.visibility === 'public').map(({ slug, name }) => ({ slug, name })),
  }
}

/** The brand a post belongs to: there it is in the sitemap, and there its canonical address is. All brands show it. */
function homeOf(_post: GhostPost): BrandId {
  return 'dresdentax'
}

function fullPost(post: GhostPost, ghostUrl: string): Omit<Post, 'canonical'> & { home: BrandId } {
  const head = summary(post)
  return {
    ...head,
    home: homeOf(post),
    updatedAt: post.updated_at,
    author: post.primary_author?.name ?? 'Unknown Author',
    html: head.gated || !post.html ? '' : preparePostHtml(post.html, ghostUrl),
  }
}
