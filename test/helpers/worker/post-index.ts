/** A Ghost whose posts a test changes, and post indexes that read it. */

import { BRAND_IDS } from '#brands/index'
import { createPieceStore } from '#worker/cache/piece-store'
import { createGhostClient } from '#worker/ghost/client'
import { createMediaHosts } from '#worker/ghost/media-hosts'
import { type Catalog, openCatalog } from '#worker/ghost/post-index/catalog'
import type { PostIndex } from '#worker/ghost/post-index/known-posts'
import { refreshIndex } from '#worker/ghost/post-index/refresh'
import { type FakeNetwork, fakeNetwork, ghostPost } from './fakes'
import { CONTENT } from './storage'

const GHOST_URL = 'http://ghost.test'

export interface FakeTag {
  id: string
  slug: string
  name: string
  visibility: string
  description: string | null
}

/** A post as Ghost returns it. Its tags are shared objects, so that a test can rename a tag. */
export type FakePost = ReturnType<typeof ghostPost> & { id: string; slug: string; tags: FakeTag[] }

export interface ManyPosts {
  network: FakeNetwork
  posts: FakePost[]
  /** Ends the second, so that the next change has a later date than the last one. */
  tick(): void
  add(slug: string, fields?: object): FakePost
  edit(post: FakePost, fields: object): void
}

export function changingGhost(): ManyPosts {
  const posts: FakePost[] = []
  const network = fakeNetwork(posts)
  let second = Date.parse('2026-01-01T00:00:00Z')
  const date = () => new Date(second).toISOString()
  return {
    network,
    posts,
    tick() {
      second += 1000
    },
    add(slug, fields = {}) {
      const post = { ...ghostPost({ slug, published_at: date(), updated_at: date() }), ...fields } as FakePost
      posts.push(post)
      return post
    },
    edit: (post, fields) => void Object.assign(post, { updated_at: date() }, fields),
  }
}

/** Refreshes an index from the index that the last successful refresh returned. */
export function refresher({ pageSize = 100, shardSize = 200, now = Date.now } = {}) {
  const ghost = createGhostClient({ url: GHOST_URL, key: 'key', pageSize, log: () => undefined })
  const pieces = createPieceStore(CONTENT, (_, run) => run())
  const options = { pieces, ghostUrl: GHOST_URL, media: createMediaHosts({ ghostUrl: GHOST_URL }) }
  let index: PostIndex | undefined
  const changed: string[] = []
  return {
    /** Slugs of the posts that the refreshes have cleaned and stored. */
    changed,
    index: () => index,
    async refresh(): Promise<Catalog> {
      const onChanged = async (posts: readonly { slug: string }[]) =>
        void changed.push(...posts.map(({ slug }) => slug))
      index = await refreshIndex(index, { ...options, ghost, now, shardSize, onChanged })
      return openCatalog(index, options)
    },
  }
}

/** Everything that visitors can see of a catalog. */
export async function contentsOf(catalog: Catalog, queries: readonly string[]) {
  const brands = BRAND_IDS.map(async (brand) => ({
    featured: await catalog.summaries(catalog.featured(brand)),
    posts: await catalog.summaries(catalog.ofBrand(brand)),
    found: await Promise.all(queries.map(async (query) => [query, await catalog.search(query, brand)])),
  }))
  return {
    brands: await Promise.all(brands),
    tags: catalog.tags,
    tagged: catalog.tags.map(({ slug }) => catalog.withTag(slug).map((post) => post.slug)),
    authors: [...catalog.authors.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    around: await Promise.all(catalog.posts.map(({ slug }) => catalog.around(slug))),
    versions: catalog.posts.map(({ slug, version }) => [slug, version]),
  }
}
