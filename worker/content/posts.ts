/** The summaries of all posts, for lists, tags, search, feeds and the links between posts: one value in storage. */

import * as v from 'valibot'
import { type Catalog, createCatalog } from './catalog.ts'
import type { ContentCache, Reading, Source } from './content-cache.ts'
import { type GhostClient, GhostError } from './ghost/client.ts'
import type { Progress } from './load-posts.ts'
import { type PostList, postList } from './post-list.ts'
import type { SummaryOptions } from './summary.ts'

export interface Posts {
  /** Returns the catalog. Without a stored list, loads it first. @throws GhostError */
  read(reading: Reading): Promise<Catalog>
  /** Returns the catalog, as fresh as `read` does, and undefined if no list is stored or Ghost fails. */
  readStored(reading: Reading): Promise<Catalog | undefined>
  /** Returns true if the list is of this generation or a later one and its catalog passes the check. */
  isCurrent(generation: number, check: (catalog: Catalog) => boolean): Promise<boolean>
  /** Returns true if the list is fresh and contains all posts, but none with this slug. */
  lacks(slug: string): Promise<boolean>
  /** Returns when the list was loaded, ms since 1970, and undefined if none is stored. */
  fetchedAt(): Promise<number | undefined>
}

export interface PostsOptions extends SummaryOptions {
  ghost: GhostClient
  cache: ContentCache
}

/** Cache key of the list. */
export const POSTS_KEY = 'posts'
const NO_POSTS: PostList = { posts: [], tags: [], authors: [], unreadable: 0 }

export function createPosts({ cache, ...options }: PostsOptions): Posts {
  const progress: Progress = { walk: '', pages: new Map() }
  /** The catalog of the list that was used last. */
  let opened: { list: PostList; catalog: Catalog } | undefined

  const source: Source<{ [POSTS_KEY]: PostList }> = {
    name: POSTS_KEY,
    isReadable,
    isUsable: ({ posts }) => posts.posts.length > 0,
    async load(generation) {
      const old = await cache.stored(POSTS_KEY, source)
      // Loaded here, because a page whose content is stored does not parse posts.
      const { loadPosts } = await import('./load-posts.ts')
      return { [POSTS_KEY]: await loadPosts({ ...options, progress, old, generation }) }
    },
  }

  const stored = () => cache.stored(POSTS_KEY, source)

  function open(list: PostList): Catalog {
    if (opened?.list !== list) opened = { list, catalog: createCatalog(list, options.media) }
    return opened.catalog
  }

  /** Checks a list once, because lists are long. */
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
      // The posts that cannot be read are not in the list. Their pages show the error.
      return list !== undefined && list.unreadable === 0 && !open(list).post(slug)
    },
  }
}
