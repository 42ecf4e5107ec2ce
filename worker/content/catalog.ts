/** Keeps the summaries of all posts in an isolate's memory. Selects posts for lists, tags and search results. */
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
import { currentNotice } from './notice.ts'
import type { ListedPost, PostList } from './post-list.ts'

/** Search ranking weights for a match in a post's title, tags and excerpt, in that order. */
const WEIGHTS = [8, 4, 2]
/** Number of posts to prepare for search before the isolate (a worker instance) handles other requests. */
const SEARCH_SLICE = 500
const WORDS = { maxEntries: 200, maxBytes: 1_000_000, lifeMs: Number.POSITIVE_INFINITY }

export type Catalog = ReturnType<typeof createCatalog>

export function createCatalog({ posts: all, tags, authors }: PostList, media: MediaHosts) {
  // Notices, such as "Closed December 24", do not appear in lists of posts, on tag pages, in search results or in feeds.
  const posts = all.filter(({ notice }) => !notice)
  const bySlug = new Map(all.map((post) => [post.slug, post]))
  const names = new Map(tags.map(({ slug, name }) => [slug, name]))
  const places = new Map(posts.map(({ slug }, place) => [slug, place]))
  const tagged = new Map<string, ListedPost[]>(tags.map(({ slug }) => [slug, []]))
  for (const post of posts) for (const slug of post.tags) tagged.get(slug)?.push(post)
  const counted = tags.map((tag) => ({ ...tag, count: tagged.get(tag.slug)?.length ?? 0 })).sort(byName)
  const tagRefs = (slugs: readonly string[]): TagRef[] => slugs.map((slug) => ({ slug, name: names.get(slug) ?? slug }))
  const texts: string[][] = []
  /** Caches each search word's weights for all posts, because only the last word of a search changes while a visitor types. */
  const weights = createLruCache<Uint8Array>(WORDS)

  function summary({ id: _, version: __, image, tags, ...post }: ListedPost): PostSummary {
    const picture = image && media.image(image.url, image.alt)
    return { ...post, tags: tagRefs(tags), ...(picture && { picture }) }
  }

  function link(place: number) {
    const post = posts[place]
    return post && { slug: post.slug, title: post.title }
  }

  /**
   * Prepares all posts for search. Does not wait for another visitor's search, because that search may stop before all posts
   * are prepared.
   */
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
    tags: counted as readonly Tag[],
    authors: new Map(authors.map((author) => [author.slug, author])),
    post: (slug: string) => bySlug.get(slug),
    notice: (brand: BrandId, now: string) => currentNotice(all, brand, now),
    tag: (slug: string) => counted.find((tag) => tag.slug === slug),
    tagRefs,
    withTag: (slug: string): readonly ListedPost[] => tagged.get(slug) ?? [],
    /** Returns the featured posts and then other posts. Each of the two groups starts with the brand's own posts. */
    featured: (brand: BrandId) => featuredFirst(ownFirst(posts, brand)).slice(0, FEATURED_SIZE).map(summary),
    /** Returns the brand's own posts and then all other posts. Each of the two groups starts with its featured posts. */
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

    /** Returns the best matches. Each query word must match the start of a word in the post's title, tags or excerpt. */
    async search(query: string, brand: BrandId): Promise<PostSummary[]> {
      const found: Uint8Array[] = []
      for (const word of words(query)) found.push(await weightsOf(word))
      const scores = new Map<ListedPost, number>()
      for (let place = 0; place < posts.length; place++) {
        const score = scoreAt(found, place)
        if (score > 0) scores.set(posts[place] as ListedPost, score)
      }
      const shown = best(ownFirst([...scores.keys()], brand), (post) => scores.get(post) ?? 0, SEARCH_SIZE)
      // Omits the posts' images, because the search results page does not show images.
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

/**
 * Returns a post's search score, which is the sum of its weights for all search words. Returns 0 if any search word is
 * missing.
 */
function scoreAt(found: readonly Uint8Array[], place: number): number {
  let sum = 0
  for (const weights of found) {
    const weight = weights[place] ?? 0
    if (weight === 0) return 0
    sum += weight
  }
  return sum
}

function best(posts: readonly ListedPost[], scoreOf: (post: ListedPost) => number, size: number): ListedPost[] {
  const scored = posts.map((post) => ({ post, score: scoreOf(post) })).filter(({ score }) => score > 0)
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, size)
    .map(({ post }) => post)
}

function byName(a: Tag, b: Tag): number {
  return a.name.localeCompare(b.name, 'en') || (a.slug < b.slug ? -1 : 1)
}
