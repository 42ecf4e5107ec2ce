/**
 * The posts in the memory of an isolate: the entries in order, and the tags. Summaries and tokens stay in their pieces,
 * and a read parses only those that it returns.
 */
import type { BrandId } from '#shared/brand-id'
import {
  type Around,
  type Author,
  FEATURED_SIZE,
  PAGE_SIZE,
  type PostPage,
  type PostSummary,
  RELATED_SIZE,
  SEARCH_SIZE,
  type Tag,
  type TagRef,
} from '#shared/content'
import { words } from '#shared/text'
import type { PieceStore } from '#worker/cache/piece-store'
import { authorOf } from '../authors'
import { withoutGhostAddress } from '../ghost-address'
import type { SummaryOptions } from '../summary'
import { type Known, type PostIndex, readPosts } from './known-posts'
import { createScores, positionOf } from './search-scores'
import { readLine, type ShardRef } from './shard'

/** @throws PieceMissing from every method that returns summaries. */
export interface Catalog {
  /** Newest first. */
  posts: readonly Known[]
  /** By name. */
  tags: readonly Tag[]
  authors: ReadonlyMap<string, Author>
  post(slug: string): Known | undefined
  tag(slug: string): Tag | undefined
  /** Newest first. */
  withTag(slug: string): readonly Known[]
  /** The first posts of a brand's home page: featured ones of any brand, then the brand's own. */
  featured(brand: BrandId): readonly Known[]
  /** All posts in the order of a brand's lists: the brand's own posts first. In both parts, featured posts are first. */
  ofBrand(brand: BrandId): readonly Known[]
  summaries(posts: readonly Known[]): Promise<PostSummary[]>
  page(posts: readonly Known[], page: number): Promise<PostPage>
  around(slug: string): Promise<Around>
  search(query: string, brand: BrandId): Promise<PostSummary[]>
}

export interface CatalogOptions extends SummaryOptions {
  pieces: PieceStore
}

/** @throws PieceMissing */
export async function openCatalog(index: PostIndex, { pieces, ...options }: CatalogOptions): Promise<Catalog> {
  const { posts, tagged, tags } = await readPosts(index, pieces, options.ghostUrl)
  const authors = withoutGhostAddress(
    index.authors.map((author) => authorOf(author, options)),
    options.ghostUrl,
  )
  const bySlug = new Map(posts.map((post) => [post.slug, post]))
  const byBrand = new Map<BrandId, ReturnType<typeof createLists>>()
  const withTag = (slug: string) => tagged.get(slug) ?? []
  const scoresOf = createScores({ shards: index.shards, pieces, tags, withTag })
  const link = async (post: Known | undefined) =>
    post && { slug: post.slug, title: (await readLine(pieces, shardOf(post), post.place)).title }
  const shardOf = ({ shard }: Known) => index.shards[shard] as ShardRef

  function createLists(brand: BrandId) {
    const newest = ownFirst(posts, brand)
    const list = featuredFirst(newest)
    // Again, because featured posts of other brands come after all of the brand's own.
    const all = ownFirst(list, brand)
    return { newest, positions: Uint32Array.from(newest, positionOf), featured: list.slice(0, FEATURED_SIZE), all }
  }

  function listsOf(brand: BrandId) {
    const lists = byBrand.get(brand) ?? createLists(brand)
    byBrand.set(brand, lists)
    return lists
  }

  function summaries(wanted: readonly Known[]): Promise<PostSummary[]> {
    return Promise.all(
      wanted.map(async (post) => ({
        ...(await readLine(pieces, shardOf(post), post.place)),
        slug: post.slug,
        tags: post.tags.map(tagRef),
        home: post.home,
      })),
    )
  }

  return {
    posts,
    tags,
    authors: new Map(authors.map((author) => [author.slug, author])),
    post: (slug) => bySlug.get(slug),
    tag: (slug) => tags.find((tag) => tag.slug === slug),
    withTag,
    featured: (brand) => listsOf(brand).featured,
    ofBrand: (brand) => listsOf(brand).all,
    summaries,

    async page(list, page) {
      const shown = await summaries(list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE))
      return { posts: shown, page, pages: Math.ceil(list.length / PAGE_SIZE), total: list.length }
    },

    async around(slug) {
      const post = bySlug.get(slug)
      if (!post) return { related: [] }
      const [previous, next] = await Promise.all([link(posts[post.rank + 1]), link(posts[post.rank - 1])])
      const related = await summaries(relatedTo(post, posts))
      return { ...(previous && { previous }), ...(next && { next }), related }
    },

    async search(query, brand) {
      const scores = await scoresOf(words(query))
      const { newest, positions } = listsOf(brand)
      const best = createBest(SEARCH_SIZE)
      for (let rank = 0; rank < newest.length; rank++) {
        const score = scores[positions[rank] as number]
        if (score) best.add(newest[rank] as Known, score)
      }
      const found = await summaries(best.list())
      // The page with the results shows no images, so its data has none.
      return found.map(({ picture: _, ...post }) => post)
    },
  }
}

export function ownFirst(posts: readonly Known[], brand: BrandId): Known[] {
  return [...posts.filter(({ home }) => home === brand), ...posts.filter(({ home }) => home !== brand)]
}

/** Moves the first featured posts, at most `FEATURED_SIZE`, to the front. */
function featuredFirst(posts: readonly Known[]): Known[] {
  const featured = new Set(posts.filter((post) => post.featured).slice(0, FEATURED_SIZE))
  return [...featured, ...posts.filter((post) => !featured.has(post))]
}

/** The posts that share the most tags, the newest first. */
function relatedTo(post: Known, posts: readonly Known[]): Known[] {
  if (post.tags.length === 0) return []
  const best = createBest(RELATED_SIZE)
  for (const other of posts) {
    const shared = other.tags.filter((tag) => post.tags.includes(tag)).length
    if (other !== post && shared > 0) best.add(other, shared)
    if (best.isFull(post.tags.length)) break
  }
  return best.list()
}

/** Collects the posts with the highest scores. Of equal scores, the post that was added first comes first. */
function createBest(size: number) {
  const byScore = new Map<number, Known[]>()
  return {
    add(post: Known, score: number) {
      const list = byScore.get(score) ?? []
      if (list.length < size) byScore.set(score, [...list, post])
    },
    /** Returns true if no post can be added to the list that has this score or a lower one. */
    isFull: (highest: number) => byScore.get(highest)?.length === size,
    list: (): Known[] =>
      [...byScore.entries()]
        .toSorted(([a], [b]) => b - a)
        .flatMap(([, posts]) => posts)
        .slice(0, size),
  }
}

export function tagRef({ slug, name }: Tag): TagRef {
  return { slug, name }
}
