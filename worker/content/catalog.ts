/** Holds the list of all posts in an isolate's memory, for post lists, tags and search. */
import type { BrandId } from '#shared/brand-id.ts'
import {
  type Around,
  FEATURED_SIZE,
  PAGE_SIZE,
  type PostPage,
  type PostSummary,
  RELATED_SIZE,
  SEARCH_SIZE,
  type Tag,
  type TagRef,
} from '#shared/content.ts'
import { createLruCache } from '#worker/platform/lru-cache.ts'
import { yieldToOthers } from '#worker/platform/slices.ts'
import { folded, words } from '#worker/platform/text.ts'
import type { MediaHosts } from './media/media-hosts.ts'
import type { ListedPost, PostList } from './post-list.ts'

/** Search weights of the title, the tags and the excerpt. */
const WEIGHTS = [8, 4, 2]
/** Number of posts to prepare for search before yielding to other requests. */
const SEARCH_SLICE = 500
const WORDS = { maxEntries: 200, maxBytes: 1_000_000, lifeMs: Number.POSITIVE_INFINITY }

export type Catalog = ReturnType<typeof createCatalog>

export function createCatalog({ posts, tags, authors }: PostList, media: MediaHosts) {
  const names = new Map(tags.map(({ slug, name }) => [slug, name]))
  const places = new Map(posts.map(({ slug }, place) => [slug, place]))
  const tagged = new Map<string, ListedPost[]>(tags.map(({ slug }) => [slug, []]))
  for (const post of posts) for (const slug of post.tags) tagged.get(slug)?.push(post)
  const counted = tags.map((tag) => ({ ...tag, count: tagged.get(tag.slug)?.length ?? 0 })).sort(byName)
  const tagRefs = (slugs: readonly string[]): TagRef[] => slugs.map((slug) => ({ slug, name: names.get(slug) ?? slug }))
  /** The searchable fields of the posts that have been prepared so far. Concurrent searches share this list. */
  const texts: string[][] = []
  /** Caches the weight of each word in each post, because only the last word changes while a visitor types. */
  const weights = createLruCache<Uint8Array>(WORDS)

  function summary({ id: _, version: __, image, tags, ...post }: ListedPost): PostSummary {
    const picture = image && media.image(image.url, image.alt)
    return { ...post, tags: tagRefs(tags), ...(picture && { picture }) }
  }

  function link(place: number) {
    const post = posts[place]
    return post && { slug: post.slug, title: post.title }
  }

  /** Never waits for another search's timers, because a request's timers end with that request. */
  async function prepareTexts(): Promise<void> {
    while (texts.length < posts.length) {
      if (texts.length > 0) await yieldToOthers()
      for (const post of posts.slice(texts.length, texts.length + SEARCH_SLICE)) {
        const tagNames = tagRefs(post.tags).map(({ name }) => ` ${folded(name)}`)
        texts.push([` ${folded(post.title)}`, tagNames.join(''), ` ${folded(post.excerpt)}`])
      }
    }
  }

  async function weightsOf(word: string): Promise<Uint8Array> {
    const known = weights.get(word)
    if (known) return known
    await prepareTexts()
    const found = Uint8Array.from(texts, (fields) => weightIn(fields, ` ${word}`))
    weights.set(word, found, found.length)
    return found
  }

  return {
    posts,
    /** All tags that at least one post has, sorted by name. */
    tags: counted as readonly Tag[],
    authors: new Map(authors.map((author) => [author.slug, author])),
    post: (slug: string) => posts[places.get(slug) ?? -1],
    tag: (slug: string) => counted.find((tag) => tag.slug === slug),
    tagRefs,
    withTag: (slug: string): readonly ListedPost[] => tagged.get(slug) ?? [],
    /** Returns posts for a brand's home page: featured posts of all brands, then the brand's own posts. */
    featured: (brand: BrandId) => featuredFirst(ownFirst(posts, brand)).slice(0, FEATURED_SIZE).map(summary),
    /** Returns all posts: the brand's own posts first, then the other brands' posts. Featured posts come first in each group. */
    ofBrand: (brand: BrandId) => ownFirst(featuredFirst(ownFirst(posts, brand)), brand),

    page(list: readonly ListedPost[], page: number): PostPage {
      const shown = list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(summary)
      return { posts: shown, page, pages: Math.ceil(list.length / PAGE_SIZE), total: list.length }
    },

    around(slug: string): Around {
      const place = places.get(slug)
      const post = posts[place ?? -1]
      if (!post || place === undefined) return { related: [] }
      const [previous, next] = [link(place + 1), link(place - 1)]
      const shared = (other: ListedPost) =>
        other === post ? 0 : other.tags.filter((tag) => post.tags.includes(tag)).length
      const related = post.tags.length > 0 ? best(posts, shared, RELATED_SIZE).map(summary) : []
      return { ...(previous && { previous }), ...(next && { next }), related }
    },

    /** Returns the posts in which each word of the query matches the start of a word. */
    async search(query: string, brand: BrandId): Promise<PostSummary[]> {
      const found: Uint8Array[] = []
      for (const word of words(query)) found.push(await weightsOf(word))
      const scores = new Map<ListedPost, number>()
      for (let place = 0; place < posts.length; place++) {
        const score = scoreAt(found, place)
        if (score > 0) scores.set(posts[place] as ListedPost, score)
      }
      const shown = best(ownFirst([...scores.keys()], brand), (post) => scores.get(post) ?? 0, SEARCH_SIZE)
      // Removes images, because the results page does not show them.
      return shown.map(({ image: _, ...post }) => summary(post))
    },
  }
}

export function ownFirst(posts: readonly ListedPost[], brand: BrandId): ListedPost[] {
  return [...posts.filter(({ home }) => home === brand), ...posts.filter(({ home }) => home !== brand)]
}

function featuredFirst(posts: readonly ListedPost[]): ListedPost[] {
  const featured = new Set(posts.filter((post) => post.featured).slice(0, FEATURED_SIZE))
  return [...featured, ...posts.filter((post) => !featured.has(post))]
}

function weightIn(fields: readonly string[], word: string): number {
  return fields.reduce((sum, field, at) => sum + (field.includes(word) ? (WEIGHTS[at] ?? 0) : 0), 0)
}

/** Returns the total weight of the query's words in one post, or 0 if the post lacks one of them. */
function scoreAt(found: readonly Uint8Array[], place: number): number {
  let sum = 0
  for (const weights of found) {
    const weight = weights[place] ?? 0
    if (weight === 0) return 0
    sum += weight
  }
  return sum
}

/** Returns the posts with the highest scores above 0. The sort is stable. */
function best(posts: readonly ListedPost[], scoreOf: (post: ListedPost) => number, size: number): ListedPost[] {
  const scored = posts.map((post) => ({ post, score: scoreOf(post) })).filter(({ score }) => score > 0)
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, size)
    .map(({ post }) => post)
}

/** Compares the slugs too, because two tags can have the same name. */
function byName(a: Tag, b: Tag): number {
  return a.name.localeCompare(b.name, 'en') || (a.slug < b.slug ? -1 : 1)
}
