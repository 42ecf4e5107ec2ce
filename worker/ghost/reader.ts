/** The worker's PostReader: Ghost behind the content cache. Posts are prepared once, when they enter the cache. */
import type { BrandId } from '#shared/brand-id'
import {
  type Author,
  ContentUnavailable,
  contentTexts,
  FEATURED_SIZE,
  type Post,
  type PostReader,
} from '#shared/content'
import { isSlug } from '#shared/slug'
import { words } from '#shared/text'
import { postUrl, tagUrl } from '#worker/brand'
import type { ContentCache, WaitUntil } from '#worker/cache/content-cache'
import type { FeedPost, SiteIndex } from '#worker/context'
import { feedHtml } from '#worker/feeds/feed-html'
import type { Log } from '#worker/log'
import { type GhostClient, GhostError } from './client'
import { prepareCaption } from './html'
import type { MediaHosts } from './pictures'
import {
  aroundOf,
  featuredFirst,
  indexOf,
  ofBrand,
  type PostIndex,
  pageOf,
  type SearchTexts,
  searchIn,
  textsOf,
} from './post-index'
import type { Preparer } from './preparer'
import type { GhostPost } from './schema'
import { isWebAddress, summaryOf } from './summary'

export interface ReaderOptions {
  ghost: GhostClient
  /** Ghost's own address, for links inside posts. */
  ghostUrl: string
  media: MediaHosts
  prepare: Preparer
  cache: ContentCache
  log: Log
}

/** The entry all lists are made of; its age is the age of the content. */
export const INDEX_KEY = 'index'

/** Posts of a feed. */
const FEED_SIZE = 15

/** A reader for one request of one brand, whose `waitUntil` keeps refreshes alive behind the answer. */
export function createPostReader(options: ReaderOptions, brand: BrandId, waitUntil: WaitUntil): PostReader & SiteIndex {
  const { ghost, cache, log } = options

  /** What goes wrong is told in the spec's words; what Ghost said stays in the cause, for the log. */
  async function told<T>(key: string, text: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof GhostError)) throw error
      log('content-unavailable', { key, error })
      throw new ContentUnavailable(text, { cause: error })
    }
  }

  /** One walk brings what lists are made of and, under a key of its own that lists never load, what search looks in. */
  function walked<K extends 'index' | 'search'>(key: K, text: string) {
    const load = async () => {
      const posts = await ghost.browseAllPosts()
      return { [INDEX_KEY]: indexOf(posts, options), search: textsOf(posts) }
    }
    const keep = (parts: { index: PostIndex }) => parts.index.posts.length > 0
    return told(key, text, () => cache.readPart(key, load, { of: 'walk', waitUntil, keep }))
  }

  const index = async (text: string): Promise<PostIndex> => (await walked(INDEX_KEY, text)) ?? { posts: [], tags: [] }
  const own = async () => ofBrand((await index(contentTexts.posts)).posts, brand)
  const texts = async (): Promise<SearchTexts> => (await walked('search', contentTexts.posts)) ?? {}

  return {
    featuredPosts: async () => featuredFirst(await own()).slice(0, FEATURED_SIZE),
    // A brand's lists begin with its own posts, and with the featured ones among these.
    postPage: async (page) => pageOf(ofBrand(featuredFirst(await own()), brand), page),
    tags: async () => (await index(contentTexts.posts)).tags,
    around: async (slug) => aroundOf(await index(contentTexts.posts), slug),

    async tagPage(slug, page) {
      const { posts, tags } = await index(contentTexts.posts)
      const tag = tags.find((known) => known.slug === slug)
      if (!tag) return undefined
      const tagged = posts.filter((post) => post.tags.some((own) => own.slug === slug))
      return { tag, canonical: tagUrl(slug, page), ...pageOf(ofBrand(tagged, brand), page) }
    },

    async search(query) {
      if (words(query).length === 0) return []
      // Without the texts, titles and excerpts are searched all the same; the reader has logged why.
      const [found, inTexts] = await Promise.all([index(contentTexts.posts), texts().catch(orNone)])
      return searchIn({ ...found, posts: ofBrand(found.posts, brand) }, inTexts, query)
    },

    async post(slug, { insist = false } = {}) {
      if (!isSlug(slug)) return undefined
      const key = `post:${slug}`
      const load = async () => {
        const post = await ghost.readPost(slug)
        return post && fullPost(post, options)
      }
      const post = await told(key, contentTexts.post, () => cache.read(key, load, { waitUntil, insist }))
      return post && { ...post, canonical: postUrl(post) }
    },

    /** An entry of its own, loaded in one request: read post by post, a feed nobody has asked for yet would cost 15. */
    async feed(slug) {
      const tag =
        slug === undefined ? undefined : (await index(contentTexts.posts)).tags.find((one) => one.slug === slug)
      if (slug !== undefined && !tag) return undefined
      const key = tag ? `feed:${brand}:${tag.slug}` : `feed:${brand}`
      const load = async () =>
        (await ghost.browseNewestPosts(FEED_SIZE, tag?.slug)).map((post) => feedPost(post, options, brand))
      const keep = (posts: FeedPost[]) => posts.length > 0
      const posts = await told(key, contentTexts.posts, () => cache.read(key, load, { waitUntil, keep }))
      return { posts: posts ?? [], ...(tag && { tag }) }
    },

    allPosts: async () => (await index(contentTexts.posts)).posts,
  }
}

function feedPost(post: GhostPost, options: ReaderOptions, brand: BrandId): FeedPost {
  const full = fullPost(post, options)
  return { ...full, uuid: post.uuid, html: feedHtml(full.html, postUrl({ home: brand, slug: post.slug })) }
}

function orNone(error: unknown): SearchTexts {
  if (error instanceof ContentUnavailable) return {}
  throw error
}

/** A post as its page shows it, but for its address. */
export function fullPost(
  post: GhostPost,
  { ghostUrl, media, prepare }: Pick<ReaderOptions, 'ghostUrl' | 'media' | 'prepare'>,
): Omit<Post, 'canonical'> {
  const head = summaryOf(post, { ghostUrl, media })
  const body = head.gated || !post.html ? { html: '', headings: [] } : prepare(post.html)
  return {
    ...head,
    ...body,
    authors: authorsOf(post, media),
    ...(post.feature_image_caption && { caption: prepareCaption(post.feature_image_caption, { ghostUrl, media }) }),
    ...(post.meta_title && { metaTitle: post.meta_title }),
    ...(post.meta_description && { metaDescription: post.meta_description }),
  }
}

function authorsOf(post: GhostPost, media: MediaHosts): Author[] {
  const known = post.primary_author
    ? [post.primary_author, ...post.authors.filter(({ id }) => id !== post.primary_author?.id)]
    : post.authors
  if (known.length === 0) return [{ name: 'Unknown Author', slug: '' }]
  return known.map(({ name, slug, profile_image, bio, website }) => {
    const picture = media.picture(profile_image, '')
    return {
      name,
      slug,
      ...(picture && { picture }),
      ...(bio && { bio }),
      ...(isWebAddress(website) && { website }),
    }
  })
}
