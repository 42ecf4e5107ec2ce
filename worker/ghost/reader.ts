/** Reads posts of one brand from Ghost, through the content cache. */
import type { BrandId } from '#shared/brand-id'
import { ContentUnavailable, contentTexts, FEATURED_SIZE, type PostReader } from '#shared/content'
import { isSlug } from '#shared/slug'
import { words } from '#shared/text'
import { brandOrigin, postUrl, tagUrl } from '#worker/brand'
import type { ContentCache, Source } from '#worker/cache/content-cache'
import type { WaitUntil } from '#worker/cache/single-flight'
import type { FeedPost, SiteIndex } from '#worker/context'
import type { Log } from '#worker/log'
import { type GhostClient, GhostError } from './client'
import { feedPost, fullPost, type PostOptions } from './full-post'
import { withoutGhostAddress } from './ghost-address'
import { keepKnownLinks, logBrokenLinks } from './known-links'
import {
  aroundOf,
  featuredFirst,
  INDEX_KEY,
  indexOf,
  ofBrand,
  type PostIndex,
  pageOf,
  type SearchTexts,
  searchIn,
  textsOf,
} from './post-index'

export interface ReaderOptions extends PostOptions {
  ghost: GhostClient
  cache: ContentCache
  log: Log
}

/** The values of one load of all posts. Search texts have their own key, so that lists do not read them from KV. */
interface IndexParts {
  [INDEX_KEY]: PostIndex
  search: SearchTexts
}

const FEED_SIZE = 15

/** @param waitUntil Keeps a refresh running after the response to the reader's request. */
export function createPostReader(options: ReaderOptions, brand: BrandId, waitUntil: WaitUntil): PostReader & SiteIndex {
  const { ghost, cache, log } = options

  /** Logs a GhostError and replaces it by a text for visitors, because Ghost's message may contain the API key. */
  async function withPublicError<T>(key: string, text: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof GhostError)) throw error
      log('content-unavailable', { key, error })
      throw new ContentUnavailable(text, { cause: error })
    }
  }

  function readIndexPart<K extends keyof IndexParts>(key: K) {
    const source: Source<IndexParts> = {
      name: 'all-posts',
      async load() {
        const posts = await ghost.browseAllPosts()
        const index = indexOf(posts, options)
        logBrokenLinks(posts, index, options, log)
        return { [INDEX_KEY]: withoutGhostAddress(index, options.ghostUrl), search: textsOf(posts) }
      },
      isUsable: ({ [INDEX_KEY]: index }) => index.posts.length > 0,
    }
    return withPublicError(key, contentTexts.posts, () => cache.read(key, source, { waitUntil }))
  }

  const readIndex = async (): Promise<PostIndex> => (await readIndexPart(INDEX_KEY)) ?? { posts: [], tags: [] }
  const readBrandPosts = async () => ofBrand((await readIndex()).posts, brand)

  /** Returns no texts if Ghost fails. A search in a stored index then still finds titles, tags and excerpts. */
  async function readSearchTexts(): Promise<SearchTexts> {
    try {
      return (await readIndexPart('search')) ?? {}
    } catch (error) {
      if (error instanceof ContentUnavailable) return {}
      throw error
    }
  }

  return {
    featuredPosts: async () => featuredFirst(await readBrandPosts()).slice(0, FEATURED_SIZE),
    // `ofBrand` again, because the brand's own posts come before the featured posts of other brands.
    postPage: async (page) => pageOf(ofBrand(featuredFirst(await readBrandPosts()), brand), page),
    tags: async () => (await readIndex()).tags,
    around: async (slug) => aroundOf(await readIndex(), slug),
    allPosts: async () => (await readIndex()).posts,

    async tagPage(slug, page) {
      const { posts, tags } = await readIndex()
      const tag = tags.find((known) => known.slug === slug)
      if (!tag) return undefined
      const tagged = posts.filter((post) => post.tags.some((own) => own.slug === slug))
      return { tag, canonical: tagUrl(slug, page), ...pageOf(ofBrand(tagged, brand), page) }
    },

    async search(query) {
      if (words(query).length === 0) return []
      const [index, texts] = await Promise.all([readIndex(), readSearchTexts()])
      return searchIn({ ...index, posts: ofBrand(index.posts, brand) }, texts, query)
    },

    async post(slug, { insist = false } = {}) {
      if (!isSlug(slug)) return undefined
      const key = `post:${slug}`
      async function load() {
        const post = await ghost.readPost(slug)
        return post && { [key]: withoutGhostAddress(fullPost(post, options), options.ghostUrl) }
      }
      const read = () => cache.read(key, { name: key, load }, { waitUntil, insist })
      const stored = await withPublicError(key, contentTexts.post, read)
      const [post] = await keepKnownLinks(cache, stored ? [stored] : [])
      return post && { ...post, canonical: postUrl(post) }
    },

    /** One entry and one request per feed. Reading each post by itself would cause 15 requests to Ghost. */
    async feed(slug) {
      const tag = slug === undefined ? undefined : (await readIndex()).tags.find((known) => known.slug === slug)
      if (slug !== undefined && !tag) return undefined
      const key = tag ? `feed:${brand}:${tag.slug}` : `feed:${brand}`
      const source: Source<Record<string, FeedPost[]>> = {
        name: key,
        async load() {
          const posts = await ghost.browseNewestPosts(FEED_SIZE, tag?.slug)
          const feedPosts = posts.map((post) => feedPost(post, options, brand))
          return { [key]: withoutGhostAddress(feedPosts, options.ghostUrl) }
        },
        isUsable: ({ [key]: posts = [] }) => posts.length > 0,
      }
      const posts = await withPublicError(key, contentTexts.posts, () => cache.read(key, source, { waitUntil }))
      return { posts: await keepKnownLinks(cache, posts ?? [], brandOrigin(brand)), ...(tag && { tag }) }
    },
  }
}
