/** Reads the summaries of all posts for lists, tags, search, feeds and links. The cache stores all summaries as one value. */

import * as v from 'valibot'
import { type Catalog, createCatalog } from './catalog.ts'
import type { ContentCache, Reading, Source } from './content-cache.ts'
import { type GhostClient, GhostError } from './ghost/client.ts'
import type { Progress } from './load-posts.ts'
import { type PostList, postList } from './post-list.ts'
import type { SummaryOptions } from './summary.ts'

export interface Posts {
  /** Returns the catalog. Loads the list of posts first if no list is cached. @throws GhostError */
  read(reading: Reading): Promise<Catalog>
  /** Returns the catalog, or undefined if no list is cached or a request to Ghost fails. */
  readStored(reading: Reading): Promise<Catalog | undefined>
  /** Returns true if the cached list of posts is from this content generation or a later one, and the list passes `check`. */
  isCurrent(generation: number, check: (catalog: Catalog) => boolean): Promise<boolean>
  /** Returns true if the cached list of posts is fresh and complete, and does not contain this slug. */
  lacks(slug: string): Promise<boolean>
  /** Returns the time when the list of posts was loaded, in ms since 1970. Returns undefined if no list is cached. */
  fetchedAt(): Promise<number | undefined>
}

export interface PostsOptions extends SummaryOptions {
  ghost: GhostClient
  cache: ContentCache
}

export const POSTS_KEY = 'posts'
const NO_POSTS: PostList = { posts: [], tags: [], authors: [], unreadable: 0 }

export function createPosts({ cache, ...options }: PostsOptions): Posts {
  const progress: Progress = { walk: '', pages: new Map() }
  let opened: { list: PostList; catalog: Catalog } | undefined

  const source: Source<{ [POSTS_KEY]: PostList }> = {
    name: POSTS_KEY,
    isReadable,
    isUsable: ({ posts }) => posts.posts.length > 0,
    async load(generation) {
      const old = await cache.stored(POSTS_KEY, source)
      // Dynamically imports the module that loads posts, because pages with cached content do not need it.
      const { loadPosts } = await import('./load-posts.ts')
      return { [POSTS_KEY]: await loadPosts({ ...options, progress, old, generation }) }
    },
  }

  const stored = () => cache.stored(POSTS_KEY, source)

  function open(list: PostList): Catalog {
    if (opened?.list !== list) opened = { list, catalog: createCatalog(list, options.media) }
    return opened.catalog
  }

  /** Checks each cached list of posts only once, because checking a long list takes time. */
  function isReadable(list: PostList): boolean {
    if (opened?.list === list) return true
    if (!v.is(postList, list)) return false
    open(list)
    return true
  }

  const read = async (reading: Reading) => open((await cache.read(POSTS_KEY, source, reading)) ?? NO_POSTS)

  return {
    read,
    fetchedAt: async () => (await stored())?.fetchedAt,

    async readStored(reading) {
      if (!(await stored())) return undefined
      try {
        return await read(reading)
      } catch (error) {
        if (error instanceof GhostError) return undefined
        throw error
      }
    },

    async isCurrent(generation, check) {
      const entry = await stored()
      return entry !== undefined && entry.generation >= generation && check(open(entry.value))
    },

    async lacks(slug) {
      const list = await cache.fresh(POSTS_KEY, source)
      // Checks `unreadable`, because a request for a post that cannot be parsed must get an error page instead of a 404 page.
      return list !== undefined && list.unreadable === 0 && !open(list).post(slug)
    },
  }
}
