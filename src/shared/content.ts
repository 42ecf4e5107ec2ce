/** What pages show beyond their own copy, and the one reader through which loaders get it, whichever side they run on. */
import { AppError } from './app-error.ts'
import type { BrandCopy, CopyPage } from './brand-copy'
import type { BrandId, DomainValue } from './brand-id'
import type { FamilyMember } from './menu'
import type { Service, ServiceCard } from './service'

/** Items of a paged list, of one inside another page, and of home's featured posts. */
export const PAGE_SIZE = 9
export const LIST_SIZE = 6
export const FEATURED_SIZE = 3
export const RELATED_SIZE = 3
export const SEARCH_SIZE = 30
/** How long a post read from the content service may take, ms. */
export const POST_TIMEOUT_MS = 10_000

/** A picture of a post, under this site's own /media/. */
export interface Picture {
  src: string
  srcset?: string
  /** px; absent where the content service does not say. */
  width?: number
  height?: number
  alt: string
}

export interface Author {
  name: string
  slug: string
  picture?: Picture
  bio?: string
  /** http or https. */
  website?: string
}

export interface TagRef {
  slug: string
  name: string
}

export interface PostSummary {
  slug: string
  /** Trimmed, see text.ts. */
  title: string
  excerpt: string
  /** ISO. */
  publishedAt: string
  updatedAt: string
  /** Whole minutes; shown only above 0. */
  readingMinutes: number
  featured: boolean
  /** For members only in Ghost: listed, but its text is not ours to show. */
  gated: boolean
  /** Public ones only. */
  tags: readonly TagRef[]
  /** The brand it belongs to: its canonical address is there, and that brand's lists begin with it. */
  home: BrandId
  /** Where its writer says it has its place, if that is not here: canonical instead of our own address. */
  elsewhere?: string
  picture?: Picture
}

export interface PostHeading {
  id: string
  text: string
  level: 2 | 3
}

export interface Post extends PostSummary {
  /** Its one address, on the brand it belongs to or elsewhere, whichever brand shows it. */
  canonical: string
  authors: readonly Author[]
  /** Clean and ready to show; empty on a gated post. */
  html: string
  /** Of the picture, clean HTML. */
  caption?: string
  /** What a table of contents lists, in order. */
  headings: readonly PostHeading[]
  metaTitle?: string
  metaDescription?: string
}

export interface PostPage {
  posts: readonly PostSummary[]
  page: number
  /** A next page exists when `page < pages`. */
  pages: number
  total: number
}

export interface Tag extends TagRef {
  description?: string
  /** Published posts that have it; never 0. */
  count: number
}

export interface TagPage extends PostPage {
  tag: Tag
  /** Its one address, on the default brand, whichever brand shows it. */
  canonical: string
}

export interface PostLink {
  slug: string
  title: string
}

/** What stands around a post. */
export interface Around {
  /** Published before and after it. */
  previous?: PostLink
  next?: PostLink
  /** At most `RELATED_SIZE` that share tags with it, closest first. */
  related: readonly PostSummary[]
}

export interface ContentReader extends PostReader, BrandReader {}

/** What home shows beside its posts. */
export interface Home {
  copy: BrandCopy['home']
  /** The first of those in the brand's menu, in its order and words. */
  services: readonly ServiceCard[]
  /** All brands under one roof, this one too. */
  family: readonly FamilyMember[]
}

/** Services shown on home. */
export const HOME_SERVICES = 6
/** Industries on the home page. */
export const HOME_INDUSTRIES = 5

/** What the brand of a request was chosen by. */
export interface Address {
  /** In lower case, without port. */
  host: string
  domain?: DomainValue
  /** In the order in which they are tried: only `host` is a brand's production address itself. */
  reason: 'parameter' | 'host' | 'subdomain' | 'development' | 'default'
}

/** What the domain tester shows. */
export interface DomainTest {
  address: Address
  family: readonly FamilyMember[]
}

/** What a brand says of itself, and why this one answers. */
export interface BrandReader {
  home(): Promise<Home>
  copy<Page extends CopyPage>(page: Page): Promise<BrandCopy[Page]>
  /** All services in the brand's order and words. */
  services(): Promise<readonly Service[]>
  domainTest(): Promise<DomainTest>
}

/** Posts, from Ghost, the brand's own first. @throws ContentUnavailable */
export interface PostReader {
  /** Featured posts, filled up with the newest where fewer than `FEATURED_SIZE` are featured. */
  featuredPosts(): Promise<readonly PostSummary[]>
  /** One page of all posts; empty past the last page. */
  postPage(page: number): Promise<PostPage>
  /** undefined when there is no such post. */
  post(
    slug: string,
    options?: { /** Asks Ghost even for what was missing a moment ago. */ insist?: boolean },
  ): Promise<Post | undefined>
  around(slug: string): Promise<Around>
  /** Public tags that have posts, by name. */
  tags(): Promise<readonly Tag[]>
  /** undefined when no post has that tag; empty past the last page. */
  tagPage(slug: string, page: number): Promise<TagPage | undefined>
  /** At most `SEARCH_SIZE`, best first; none for an empty query. */
  search(query: string, options?: { signal?: AbortSignal }): Promise<readonly PostSummary[]>
}

/** The texts of the spec for content that cannot be had. */
export const contentTexts = {
  noPosts: 'No posts available at the moment.',
  postsTitle: 'Error Loading Posts',
  posts: 'Unable to load posts. Please try again later.',
  postTitle: 'Error Loading Post',
  post: 'Unable to load the requested post.',
  tagPostsTitle: 'Error Loading Tag Posts',
  tagTitle: 'Error Loading Tag',
  featuredTitle: 'Error Loading Featured Posts',
  permissionTitle: 'WebAuthn Error',
  timedOut: (ms: number) => `Operation timed out after ${ms}ms`,
  offlineTitle: 'Network Error',
  offline: 'You appear to be offline. Please check your connection.',
} as const

/** Content that exists, or may exist, but cannot be had now. The message is fit for visitors. */
export class ContentUnavailable extends AppError {
  /** Where the failure has a title of its own, whatever was asked for. */
  readonly title: string | undefined

  constructor(message: string, { cause, title }: { cause?: unknown; title?: string } = {}) {
    super({ name: 'ContentUnavailable', status: 503, publicMessage: message, message, cause })
    this.title = title
  }
}
