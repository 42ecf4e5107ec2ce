/** An index of all posts for lists, tag pages, search and links to neighboring posts. */
import type { BrandId } from '#shared/brand-id'
import {
  type Around,
  FEATURED_SIZE,
  PAGE_SIZE,
  type PostPage,
  type PostSummary,
  RELATED_SIZE,
  SEARCH_SIZE,
  type Tag,
} from '#shared/content'
import { folded, words } from '#shared/text'
import { bodyText } from './body-text'
import type { GhostPost } from './schema'
import { type SummaryOptions, summaryOf } from './summary'

export interface PostIndex {
  /** Newest first. */
  posts: PostSummary[]
  /** By name. */
  tags: Tag[]
}

/** Cache key of the post index, which every list is made from. Its age is the age of the content. */
export const INDEX_KEY = 'index'

/** Searchable text of each post by its slug, folded. */
export type SearchTexts = Record<string, string>

/** The search covers this many characters of a post. */
const TEXT_MAX = 20_000

export function indexOf(posts: readonly GhostPost[], options: SummaryOptions): PostIndex {
  const tags = new Map<string, Tag>()
  for (const { slug, name, description, visibility } of posts.flatMap((post) => post.tags)) {
    if (visibility !== 'public') continue
    const count = (tags.get(slug)?.count ?? 0) + 1
    tags.set(slug, { slug, name, count, ...(description && { description }) })
  }
  return {
    posts: posts.map((post) => summaryOf(post, options)),
    tags: [...tags.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  }
}

/** Omits gated posts: a search must not reveal their text. It still finds them by their summaries. */
export function textsOf(posts: readonly GhostPost[]): SearchTexts {
  const open = posts.filter((post) => post.access && post.visibility === 'public')
  return Object.fromEntries(open.map(({ slug, html }) => [slug, folded(searchText(html ?? '')).slice(0, TEXT_MAX)]))
}

/** Decodes common entities only, which is enough for a search. */
function searchText(html: string): string {
  return bodyText(html)
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
}

/** Sorts the brand's own posts before the others, and keeps the order otherwise. */
export function ofBrand(posts: readonly PostSummary[], brand: BrandId): PostSummary[] {
  return [...posts.filter(({ home }) => home === brand), ...posts.filter(({ home }) => home !== brand)]
}

/** Moves the newest featured posts, at most `FEATURED_SIZE`, to the front. */
export function featuredFirst(posts: readonly PostSummary[]): PostSummary[] {
  const featured = posts.filter((post) => post.featured).slice(0, FEATURED_SIZE)
  return [...featured, ...posts.filter((post) => !featured.includes(post))]
}

export function pageOf(posts: readonly PostSummary[], page: number): PostPage {
  const pages = Math.ceil(posts.length / PAGE_SIZE)
  return { posts: posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages, total: posts.length }
}

export function aroundOf({ posts }: PostIndex, slug: string): Around {
  const at = posts.findIndex((post) => post.slug === slug)
  const post = posts[at]
  if (!post) return { related: [] }
  const link = (other: PostSummary | undefined) => other && { slug: other.slug, title: other.title }
  const [previous, next] = [link(posts[at + 1]), link(posts[at - 1])]
  const shared = (other: PostSummary) =>
    other.tags.filter(({ slug }) => post.tags.some((own) => own.slug === slug)).length
  const related = posts
    .filter((other) => other !== post && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED_SIZE)
  return { ...(previous && { previous }), ...(next && { next }), related }
}

/** Finds posts in which every query word is the start of a word. Titles and tags count more than the text. */
export function searchIn({ posts }: PostIndex, texts: SearchTexts, query: string): PostSummary[] {
  const wanted = words(query)
  if (wanted.length === 0) return []
  const scored = posts.map((post) => {
    const fields = [
      { text: folded(post.title), weight: 8 },
      { text: folded(post.tags.map(({ name }) => name).join(' ')), weight: 4 },
      { text: folded(post.excerpt), weight: 2 },
      { text: texts[post.slug] ?? '', weight: 1 },
    ]
    const scores = wanted.map((word) =>
      fields.reduce((sum, { text, weight }) => sum + (hasWord(text, word) ? weight : 0), 0),
    )
    return { post, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SEARCH_SIZE)
    .map(({ post }) => post)
}

/** Compares strings, because a pattern made from a visitor's query could be slow or invalid. */
function hasWord(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`)
}
