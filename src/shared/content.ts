/** Content that pages show in addition to their copy, and interfaces with which loaders read the content. */
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
/** Deadline for reading one post, in ms. */
export const POST_TIMEOUT_MS = 10_000

/** An image in a post, served from /media/. */
export interface Picture {
  src: string
  srcset?: string
  /** Width in px. Undefined if Ghost does not report the width. */
  width?: number
  height?: number
  alt: string
}

export interface Author {
  name: string
  slug: string
  picture?: Picture
  bio?: string
  /** The author's website, an http or https URL. */
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
  /** Reading time in whole minutes. Pages do not show a reading time of 0. */
  readingMinutes: number
  featured: boolean
  /** True for a members-only post. Lists show the post, but the post's page does not show its body. */
  gated: boolean
  tags: readonly TagRef[]
  /** The brand that owns the post. The canonical URL uses the brand's domain, and the brand's lists show its own posts first. */
  home: BrandId
  /** The canonical URL that the writer set in Ghost, if it is on another site. */
  elsewhere?: string
  picture?: Picture
}

export interface PostHeading {
  id: string
  text: string
  level: 2 | 3
}

export interface Post extends PostSummary {
  /** The canonical URL, which is the same for every brand that shows the post. */
  canonical: string
  authors: readonly Author[]
  /** Sanitized HTML. Empty for a members-only post. */
  html: string
  /** Caption of the image as sanitized HTML. */
  caption?: string
  /** Headings for the table of contents, in order. */
  headings: readonly PostHeading[]
  metaTitle?: string
  metaDescription?: string
}

export interface PostPage {
  posts: readonly PostSummary[]
  page: number
  /** There is a next page if `page < pages`. */
  pages: number
  total: number
}

export interface Tag extends TagRef {
  description?: string
  /** Number of published posts with the tag, at least 1. */
  count: number
}

export interface TagPage extends PostPage {
  tag: Tag
  /** The canonical URL on the default brand, which is the same for every brand. */
  canonical: string
}

export interface PostLink {
  slug: string
  title: string
}

export interface Around {
  /** The posts published before and after this post. */
  previous?: PostLink
  next?: PostLink
  /** At most `RELATED_SIZE` posts that share tags with this post, best match first. */
  related: readonly PostSummary[]
}

export interface ContentReader extends PostReader, BrandReader {}

/** The content of the home page, except its posts. */
export interface Home {
  copy: BrandCopy['home']
  /** The first services in the brand's menu, in the brand's order and wording. */
  services: readonly ServiceCard[]
  /** Number of all services, including services that the brand hides. */
  serviceCount: number
  industries: readonly Pick<Industry, 'slug' | 'title' | 'description'>[]
  /** All brands, including this brand. */
  family: readonly FamilyMember[]
  /** The days that the hero shows if its kind is "dates". */
  dates: readonly DutyDay[]
}

export interface DutyDay {
  date: string
  /** The date as text, such as "Tue, Dec 15". */
  day: string
  /** The weekend day or holiday from which the due dates were moved, such as "Sun, Jan 31". */
  moved?: string | undefined
  duties: readonly { duty: string; period: string; condition?: string | undefined }[]
}

export const HOME_SERVICES = 6
export const HOME_INDUSTRIES = 5

/** The facts by which the worker selected the request's brand. */
export interface Address {
  /** The request's host name in lower case, without the port. */
  host: string
  domain?: string
  /** Reasons in the order in which the worker checks them. `host` means that the host is exactly a brand's production host. */
  reason: 'parameter' | 'host' | 'subdomain' | 'development' | 'default'
}

export interface DomainTest {
  address: Address
  /** Each brand with its `?domain=` value, except that the default brand has no value. */
  family: readonly (FamilyMember & { domain?: string | undefined })[]
}

/** Reads data about the request's brand: copy, services, industries, and the reason for which the worker selected the brand. */
export interface BrandReader {
  home(): Promise<Home>
  copy<Page extends CopyPage>(page: Page): Promise<BrandCopy[Page]>
  /** Returns the services that the brand lists, in the brand's sections, order and wording. */
  services(): Promise<ServiceList>
  industries(): Promise<readonly Industry[]>
  domainTest(): Promise<DomainTest>
}

/** Reads posts from Ghost. Lists show the brand's own posts first. @throws ContentUnavailable */
export interface PostReader {
  /** Returns `FEATURED_SIZE` posts: featured posts first, then the newest posts. */
  featuredPosts(): Promise<readonly PostSummary[]>
  /** Returns one page of all posts. The page is empty if its number is too high. */
  postPage(page: number): Promise<PostPage>
  /** Returns undefined if the post does not exist. */
  post(slug: string, options?: { /** Bypasses the negative cache. */ insist?: boolean }): Promise<Post | undefined>
  around(slug: string): Promise<Around>
  /** Returns public tags that have posts, sorted by name. */
  tags(): Promise<readonly Tag[]>
  /** Returns undefined if no post has the tag. The page is empty if its number is too high. */
  tagPage(slug: string, page: number): Promise<TagPage | undefined>
  /** Returns at most `SEARCH_SIZE` posts, best match first. Returns no posts for an empty query. */
  search(query: string, options?: { signal?: AbortSignal }): Promise<readonly PostSummary[]>
}

/** Messages about content that is missing or unavailable. */
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

/** Thrown if content exists, or may exist, but is unavailable now. Visitors may see the message. */
export class ContentUnavailable extends AppError {
  /** Title of the error message. If undefined, the page shows a default title. */
  readonly title: string | undefined

  constructor(message: string, { cause, title }: { cause?: unknown; title?: string } = {}) {
    super({ name: 'ContentUnavailable', status: 503, publicMessage: message, message, cause })
    this.title = title
  }
}
