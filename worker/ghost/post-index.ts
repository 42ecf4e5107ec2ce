/** All posts at once, as lists, archives, search and neighbours need them: made of one walk through Ghost. */
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

/** Text of each post by its slug, folded, for search alone. */
export type SearchTexts = Record<string, string>

/** Of a post's text so much is searched, characters. */
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

/** Of gated posts only what is public is searched, which their summaries hold. */
export function textsOf(posts: readonly GhostPost[]): SearchTexts {
  const open = posts.filter((post) => post.access && post.visibility === 'public')
  return Object.fromEntries(open.map(({ slug, html }) => [slug, folded(searchText(html ?? '')).slice(0, TEXT_MAX)]))
}

/** Good enough to look words up in; never shown. */
function searchText(html: string): string {
  return bodyText(html)
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
}

/** The brand's own posts first, then the others, each newest first. */
export function ofBrand(posts: readonly PostSummary[], brand: BrandId): PostSummary[] {
  return [...posts.filter(({ home }) => home === brand), ...posts.filter(({ home }) => home !== brand)]
}

/** Those that writers feature before all others, no more than so many: whatever lists begin with stands once. */
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

/** Posts in which every word of the query begins a word somewhere; title and tags count more than text. */
export function searchIn({ posts }: PostIndex, texts: SearchTexts, query: string): PostSummary[] {
  const wanted = words(query)
  if (wanted.length === 0) return []
  const scored = posts.map((post) => {
    const places = [
      { text: folded(post.title), worth: 8 },
      { text: folded(post.tags.map(({ name }) => name).join(' ')), worth: 4 },
      { text: folded(post.excerpt), worth: 2 },
      { text: texts[post.slug] ?? '', worth: 1 },
    ]
    const scores = wanted.map((word) =>
      places.reduce((sum, { text, worth }) => sum + (hasWord(text, word) ? worth : 0), 0),
    )
    return { post, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SEARCH_SIZE)
    .map(({ post }) => post)
}

/** No pattern is made of what a visitor typed. */
function hasWord(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`)
}
