/** Reads posts for one brand. Reads lists from the catalog, and reads single posts and feeds through the content cache. */
import type { BrandId } from '#shared/brand-id.ts'
import { ContentUnavailable, contentTexts, type PostReader } from '#shared/content.ts'
import { isSlug } from '#shared/slug.ts'
import { brandOrigin, postUrl, tagUrl } from '#worker/brand/brand.ts'
import type { FeedPost, SiteIndex } from '#worker/http/context.ts'
import { words } from '#worker/platform/text.ts'
import { type Catalog, ownFirst } from './catalog.ts'
import type { ContentCache, Reading, Source } from './content-cache.ts'
import type { FullPost, StoredPost } from './full-post.ts'
import { type GhostClient, GhostError, GhostTimeout } from './ghost/client.ts'
import { withoutGhostAddress } from './ghost/ghost-address.ts'
import { keepKnownLinks } from './known-links.ts'
import type { Posts } from './posts.ts'
import type { PreparerOptions } from './preparer.ts'
import { versionOf } from './version.ts'

export interface ReaderOptions extends PreparerOptions {
  ghost: GhostClient
  cache: ContentCache
  posts: Posts
}

interface StoredFeed {
  versions: string[]
  posts: FeedPost[]
}

const FEED_SIZE = 15

export function createPostReader(options: ReaderOptions, brand: BrandId, reading: Reading): PostReader & SiteIndex {
  const { ghost, cache, posts } = options

  const read = <T>(use: (catalog: Catalog) => T) =>
    withPublicError(contentTexts.posts, async () => use(await posts.read(reading)))
  /** Uses the list of all posts only if it is cached, because a page with one post must not wait for the full list. */
  const readStored = () => posts.readStored(reading)

  return {
    featuredPosts: () => read((catalog) => catalog.featured(brand)),
    postPage: (page) => read((catalog) => catalog.page(catalog.ofBrand(brand), page)),
    tags: () => read(({ tags }) => tags),
    around: (slug) => read((catalog) => catalog.around(slug)),
    /**
     * Returns undefined if no list of posts is cached, because pages must not wait for the notice. A page may enter the page
     * cache with an outdated notice. Otherwise, pages could not be cached while Ghost is down.
     */
    async notice(now) {
      const catalog = await posts.readStored({ ...reading, onOutdated: () => undefined })
      return catalog?.notice(brand, now)
    },
    allPosts: () => read(({ posts }) => posts),

    tagPage: (slug, page) =>
      read((catalog) => {
        const tag = catalog.tag(slug)
        const tagged = ownFirst(catalog.withTag(slug), brand)
        return tag && { tag, canonical: tagUrl(slug, page), ...catalog.page(tagged, page) }
      }),

    async search(query) {
      return words(query).length === 0 ? [] : read((catalog) => catalog.search(query, brand))
    },

    async post(slug, { insist = false } = {}) {
      if (!isSlug(slug)) return undefined
      const catalog = await readStored()
      const key = `post:${slug}`
      const source: Source<Record<string, StoredPost>> = {
        name: key,
        async load() {
          // If this function returns undefined, the content cache deletes its copy of the post.
          const post = !insist && (await posts.lacks(slug)) ? undefined : await ghost.readPost(slug)
          if (!post) return undefined
          const { storedPost } = await import('./full-post.ts')
          return { [key]: await storedPost(post, options) }
        },
        isReadable: ({ post }) => typeof post?.html === 'string',
        isCurrent: ({ version }, generation) =>
          posts.isCurrent(generation, ({ post }) => post(slug)?.version === version),
      }
      const stored = await withPublicError(contentTexts.post, () => cache.read(key, source, { ...reading, insist }))
      const [post] = stored ? shown([stored.post], [stored.version], catalog) : []
      return post && { ...post, canonical: postUrl(post) }
    },

    /** Reads a feed with one cache entry and one request to Ghost. Reading each post separately would need 15 requests. */
    async feed(slug) {
      const catalog = slug === undefined ? await readStored() : await read((catalog) => catalog)
      const tag = slug === undefined ? undefined : catalog?.tag(slug)
      if (slug !== undefined && !tag) return undefined
      const key = tag ? `feed:${brand}:${tag.slug}` : `feed:${brand}`
      const source: Source<Record<string, StoredFeed>> = {
        name: key,
        async load() {
          const newest = await ghost.browseNewestPosts(FEED_SIZE, tag?.slug)
          const { feedPost } = await import('./full-post.ts')
          const feedPosts = await Promise.all(newest.map((post) => feedPost(post, options, brand)))
          const versions = newest.map((post) => versionOf(post, options))
          return { [key]: { versions, posts: withoutGhostAddress(feedPosts, options.ghostUrl) } }
        },
        isCurrent: ({ versions }, generation) =>
          posts.isCurrent(generation, (current) => {
            const newest = (tag ? current.withTag(tag.slug) : current.posts).slice(0, FEED_SIZE)
            return newest.map(({ version }) => version).join() === versions.join()
          }),
        isReadable: ({ versions, posts }) => Array.isArray(versions) && Array.isArray(posts),
        isUsable: ({ [key]: feed }) => feed !== undefined && feed.posts.length > 0,
      }
      const feed = await withPublicError(contentTexts.posts, () => cache.read(key, source, reading))
      const current = feed ? shown(feed.posts, feed.versions, catalog, brandOrigin(brand)) : []
      return { posts: current, ...(tag && { tag }) }
    },
  }
}

/** Replaces a GhostError's message with `text`, because the message may contain the API key. Keeps a GhostTimeout's message. */
async function withPublicError<T>(text: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof GhostError)) throw error
    throw new ContentUnavailable(error instanceof GhostTimeout ? error.message : text, { cause: error })
  }
}

/** Updates tag and author names in cached posts, and removes links to posts and tags that do not exist. */
function shown<P extends FullPost>(posts: readonly P[], versions: string[], catalog?: Catalog, origin?: string): P[] {
  if (!catalog) return [...posts]
  const current = posts.map((post, at) => {
    const known = catalog.post(post.slug)
    const authors = post.authors.map((author) => catalog.authors.get(author.slug) ?? author)
    if (!known || known.version !== versions[at]) return { ...post, authors }
    return { ...post, authors, tags: catalog.tagRefs(known.tags), home: known.home }
  })
  return keepKnownLinks(catalog, current, origin)
}
