/**
 * The index of all posts, for lists, tags, search, feeds and the links between posts. It stays fast with thousands of posts:
 *
 * | key in KV        | value                                                                    |
 * | ---------------- | ------------------------------------------------------------------------ |
 * | `index`          | names of the shards' pieces, tags, authors (known-posts.ts)              |
 * | `entries:HASH`   | of 200 posts: slug, dates, tags (shard.ts)                               |
 * | `summaries:HASH` | of the same posts: title, excerpt, image; one line each (shard.ts)       |
 * | `tokens:HASH`    | of the same posts: an inverted index of their words (search-tokens.ts)   |
 * | `progress`       | an index that an interrupted refresh has not completed (refresh.ts)      |
 * | `post:SLUG`      | a whole post with its prepared HTML, stored when a visitor first reads it |
 */
import type { ContentCache, Reading, Source } from '#worker/cache/content-cache'
import { createSingleFlight, type WaitUntil } from '#worker/cache/single-flight'
import type { Log } from '#worker/log'
import { inSlices } from '#worker/slices'
import { type GhostClient, GhostError } from '../client'
import type { StoredPost } from '../full-post'
import { createLinkCheck } from '../known-links'
import type { PreparerOptions } from '../preparer'
import type { GhostPost } from '../schema'
import { type Catalog, type CatalogOptions, openCatalog } from './catalog'
import { EMPTY_INDEX, type PostIndex } from './known-posts'
import { PieceMissing } from './shard'

export interface PostIndexReader {
  /** Reads from the catalog. Without an index, loads it first. @throws GhostError */
  read<T>(reading: Reading, use: (catalog: Catalog) => T): Promise<Awaited<T>>
  /** Returns the catalog, as fresh as `read` does, and undefined if no index is stored or Ghost fails. */
  readStored(reading: Reading): Promise<Catalog | undefined>
  /** Returns true if the index is of this generation or a later one and its catalog passes the check. */
  isCurrent(generation: number, check: (catalog: Catalog) => boolean): Promise<boolean>
  /** Returns true if the index is fresh and contains all posts, but none with this slug. */
  lacks(slug: string): Promise<boolean>
  /** Returns when the index was refreshed, ms since 1970, and undefined if none is stored. */
  fetchedAt(): Promise<number | undefined>
}

export interface PostIndexOptions extends PreparerOptions, CatalogOptions {
  ghost: GhostClient
  cache: ContentCache
  log: Log
  now?: () => number
}

/** Cache key of the index. */
const INDEX_KEY = 'index'
/** A refresh stores this many changed posts whole, so that their pages need no request to Ghost. */
const MAX_WHOLE_POSTS = 10
/** How many posts are searched for links before other requests get a turn. */
const LINK_SLICE = 10

type Parts = { [INDEX_KEY]: PostIndex } & Record<`post:${string}`, StoredPost>

export function createPostIndex(options: PostIndexOptions): PostIndexReader {
  const { cache, log, now = Date.now } = options
  const singleFlight = createSingleFlight()
  /** The catalog of the index that was used last. */
  let opened: { index: PostIndex; key: string; catalog: Catalog } | undefined

  const stored = () => cache.stored<PostIndex>(INDEX_KEY)

  async function open(index: PostIndex, waitUntil: WaitUntil): Promise<Catalog> {
    if (opened?.index === index) return opened.catalog
    const key = JSON.stringify([index.shards, index.tags, index.authors])
    const known = opened?.key === key ? opened.catalog : undefined
    const catalog = known ?? (await singleFlight.join(key, () => openCatalog(index, options), waitUntil))
    opened = { index, key, catalog }
    return catalog
  }

  /** @param again Reads all posts, because pieces of the stored index cannot be read. */
  const source = (waitUntil: WaitUntil, again = false): Source<Parts> => ({
    name: again ? 'all-posts-again' : 'all-posts',
    isUsable: (parts) => parts[INDEX_KEY].size > 0,
    async load() {
      const base = again ? undefined : (await stored())?.value
      const links = createLinkCheck(options)
      const changed: GhostPost[] = []
      async function onChanged(posts: readonly GhostPost[]) {
        await inSlices(posts, LINK_SLICE, (slice) => slice.forEach(links.add))
        if (base) changed.push(...posts.slice(0, MAX_WHOLE_POSTS - changed.length))
      }
      // Loaded here, because a page whose content is stored does not parse posts.
      const { refreshIndex } = await import('./refresh')
      const index = await refreshIndex(base, { ...options, now, onChanged })
      // Here and not at the first read, so that no visitor waits for it.
      links.log(await open(index, waitUntil), log)
      return { [INDEX_KEY]: index, ...(await wholePosts(changed)) }
    },
  })

  /** Leaves out posts that cannot be prepared. Their pages show the error. */
  async function wholePosts(posts: readonly GhostPost[]): Promise<Record<`post:${string}`, StoredPost>> {
    const { storedPost } = await import('../full-post')
    const whole: Record<`post:${string}`, StoredPost> = {}
    await inSlices(posts, 1, async ([post]) => {
      try {
        if (post) whole[`post:${post.slug}`] = await storedPost(post, options)
      } catch (error) {
        if (!(error instanceof GhostError)) throw error
      }
    })
    return whole
  }

  async function catalogOf(index: PostIndex | undefined, { waitUntil }: Reading): Promise<Catalog> {
    return index ? open(index, waitUntil) : openCatalog(EMPTY_INDEX, options)
  }

  async function read<T>(reading: Reading, use: (catalog: Catalog) => T): Promise<Awaited<T>> {
    try {
      const index = await cache.read(INDEX_KEY, source(reading.waitUntil), reading)
      return await use(await catalogOf(index, reading))
    } catch (error) {
      if (!(error instanceof PieceMissing)) throw error
      log('content-storage-failed', { operation: 'get piece', error })
      const index = await cache.reload(INDEX_KEY, source(reading.waitUntil, true), reading)
      return await use(await catalogOf(index, reading))
    }
  }

  return {
    read,
    async readStored(reading) {
      if (!(await stored())) return undefined
      try {
        return await read(reading, (catalog) => catalog)
      } catch (error) {
        if (error instanceof GhostError) return undefined
        throw error
      }
    },

    async lacks(slug) {
      const index = await cache.fresh<PostIndex>(INDEX_KEY)
      // The posts that cannot be read are not in the index. Their pages show the error.
      return index !== undefined && index.unreadable === 0 && opened?.index === index && !opened.catalog.post(slug)
    },

    fetchedAt: async () => (await stored())?.fetchedAt,

    async isCurrent(generation, check) {
      const entry = await stored()
      return (
        entry !== undefined && entry.generation >= generation && opened?.index === entry.value && check(opened.catalog)
      )
    },
  }
}
