import { AppError } from './app-error.ts'
import type { BrandCopy, CopyPage } from './brand-copy.ts'
import type { BrandId } from './brand-id.ts'
import type { Industry } from './industry.ts'
import type { FamilyMember } from './menu.ts'
import type { ServiceCard, ServiceList } from './service.ts'

export const PAGE_SIZE = 9
export const LIST_SIZE = 6
export const FEATURED_SIZE = 3
export const RELATED_SIZE = 3
export const SEARCH_SIZE = 30
export const POST_TIMEOUT_MS = 10_000

export interface Picture {
  src: string
  srcset?: string
  /** Width of the image in px. Undefined if Ghost does not provide the width. */
  width?: number
  height?: number
  alt: string
}

export interface Author {
  name: string
  slug: string
  picture?: Picture
  bio?: string
  website?: string
}

export interface TagRef {
  slug: string
  name: string
}

export interface PostSummary {
  slug: string
  title: string
  excerpt: string
  publishedAt: string
  updatedAt: string
  /** The post's reading time in whole minutes. If 0, pages omit the reading time. */
  readingMinutes: number
  featured: boolean
  /** True for a members-only post. Lists show the post, but the post's own page does not show the body. */
  gated: boolean
  tags: readonly TagRef[]
  /** The brand that owns the post. The post's canonical URL is on this brand's domain. This brand's lists show the post first. */
  home: BrandId
  /** Canonical URL that the writer set in Ghost, if the URL is on another site. */
  elsewhere?: string
  picture?: Picture
}

export interface PostHeading {
  id: string
  text: string
  level: 2 | 3
}

export interface Post extends PostSummary {
  /** Canonical URL of the post, which is the same for all brands that show the post. */
  canonical: string
  authors: readonly Author[]
  /** The post's body as sanitized HTML. Empty for a members-only post. */
  html: string
  /** Caption of the post's feature image as sanitized HTML. */
  caption?: string
  headings: readonly PostHeading[]
  metaTitle?: string
  metaDescription?: string
}

export interface PostPage {
  posts: readonly PostSummary[]
  page: number
  /** Number of pages in the list. A next page exists if `page < pages`. */
  pages: number
  total: number
}

export interface Tag extends TagRef {
  description?: string
  /** Number of published posts with the tag, which is at least 1 because unused tags are not listed. */
  count: number
}

export interface TagPage extends PostPage {
  tag: Tag
  /** Canonical URL of the tag page, on the default brand's domain. The URL is the same for all brands. */
  canonical: string
}

export interface PostLink {
  slug: string
  title: string
}

export interface Around {
  previous?: PostLink
  next?: PostLink
  /** At most `RELATED_SIZE` posts that share tags with this post, best match first. */
  related: readonly PostSummary[]
}

export interface ContentReader extends PostReader, BrandReader {}

export interface Home {
  copy: BrandCopy['home']
  /** The first few services in the brand's menu, in the brand's order and with the brand's own titles and descriptions. */
  services: readonly ServiceCard[]
  /** Total number of services, including services that the brand does not offer. */
  serviceCount: number
  industries: readonly Pick<Industry, 'slug' | 'title' | 'description'>[]
  family: readonly FamilyMember[]
  /** Due dates for the timeline at the top of the home page. Only brands whose hero kind is "dates" show the timeline. */
  dates: readonly DutyDay[]
}

export interface DutyDay {
  date: string
  /** The due date in words, such as "Tue, Dec 15". */
  day: string
  /** The original due date, such as "Sun, Jan 31", if a weekend or holiday moved it. */
  moved?: string | undefined
  duties: readonly { duty: string; period: string; condition?: string | undefined }[]
}

export const HOME_SERVICES = 6
export const HOME_INDUSTRIES = 5

export interface Address {
  /** Host name of the request in lowercase, without the port. */
  host: string
  domain?: string
  /** The rule that selected the brand, in order of precedence. `host` means that the host is a brand's production host. */
  reason: 'parameter' | 'host' | 'subdomain' | 'development' | 'default'
}

export interface DomainTest {
  address: Address
  /** All brands with their `?domain=` values. The default brand has no value. */
  family: readonly (FamilyMember & { domain?: string | undefined })[]
}

export interface BrandReader {
  home(): Promise<Home>
  copy<Page extends CopyPage>(page: Page): Promise<BrandCopy[Page]>
  services(): Promise<ServiceList>
  industries(): Promise<readonly Industry[]>
  domainTest(): Promise<DomainTest>
}

/** Reads posts from Ghost. Lists start with the brand's own posts. @throws ContentUnavailable */
export interface PostReader {
  /** Returns `FEATURED_SIZE` posts. Featured posts precede the newest posts. */
  featuredPosts(): Promise<readonly PostSummary[]>
  /** Returns one page of the list of all posts. The page is empty if the page number is too high. */
  postPage(page: number): Promise<PostPage>
  post(slug: string, options?: { /** Bypasses the negative cache. */ insist?: boolean }): Promise<Post | undefined>
  around(slug: string): Promise<Around>
  /** Returns all public tags that have posts, sorted by name. */
  tags(): Promise<readonly Tag[]>
  /** Returns one page of a tag's posts, or undefined if no post has the tag. The page is empty if the page number is too high. */
  tagPage(slug: string, page: number): Promise<TagPage | undefined>
  /** Returns at most `SEARCH_SIZE` posts that match the query, best match first. Returns no posts for an empty query. */
  search(query: string, options?: { signal?: AbortSignal }): Promise<readonly PostSummary[]>
}

export const contentTexts = {
  noPosts: 'No posts available at the moment.',
  postsTitle: 'Error Loading Posts',
  posts: 'Unable to load posts. Please try again later.',
  postTitle: 'Error Loading Post',
  post: 'Unable to load the requested post.',
  tagPostsTitle: 'Error Loading Tag Posts',
  tagTitle: 'Error Loading Tag',
  featuredTitle: 'Error Loading Featured Posts',
  pageTitle: 'Error Loading Page',
  page: (part: string) => `Unable to load ${part}. Please try again later.`,
  permissionTitle: 'WebAuthn Error',
  timedOut: (ms: number) => `Operation timed out after ${ms}ms`,
  offlineTitle: 'Network Error',
  offline: 'You appear to be offline. Please check your connection.',
} as const

/** Thrown if content cannot be loaded right now. Visitors may see the error's message. */
export class ContentUnavailable extends AppError {
  readonly title: string | undefined

  constructor(message: string, { cause, title }: { cause?: unknown; title?: string } = {}) {
    super({ name: 'ContentUnavailable', status: 503, publicMessage: message, message, cause })
    this.title = title
  }
}
