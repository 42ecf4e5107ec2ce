/** Types that handlers share: the request context, the content reader and the page renderer. */
import type { Context } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { AppointmentPage } from '#shared/appointment-page.ts'
import type { ContentReader, Post, PostSummary, Tag } from '#shared/content.ts'
import type { FormState } from '#shared/page.ts'
import type { Site } from '#worker/brand/brand.ts'
import type { Bindings } from '#worker/env.ts'
import type { InlineHashes } from './inline-hashes.ts'

export interface AppEnv {
  Bindings: Bindings
  Variables: SecureHeadersVariables & {
    requestId: string
    url: URL
    site: Site
    /** Set if the Content-Security-Policy allows the page's inline code by hash instead of by nonce. */
    inlineHashes?: InlineHashes
    /** Set if the response contains content from before the latest change in Ghost. */
    isOutdated?: true
    /** How long the response is fresh in the page cache, in seconds. If unset or 0, the response is not cached. */
    storeSeconds?: number
  }
}

/** A post in a feed. All URLs in its `html` are absolute URLs on the domain of the request's brand. */
export interface FeedPost extends Omit<Post, 'canonical'> {
  /** Ghost's uuid of the post, which never changes. */
  uuid: string
}

export type ListedPost = Pick<PostSummary, 'slug' | 'home' | 'updatedAt' | 'elsewhere'>

/** Content for feeds and the sitemap. @throws ContentUnavailable */
export interface SiteIndex {
  /** Sorted newest first. */
  allPosts(): Promise<readonly ListedPost[]>
  /** Returns the newest posts, or the newest posts with a tag. Returns undefined if no post has the tag. */
  feed(tag?: string): Promise<{ posts: readonly FeedPost[]; tag?: Tag } | undefined>
}

/** Creates a content reader for a request. The reader uses `waitUntil` to finish background refreshes after the response. */
export type MakeReader = (c: Context<AppEnv>) => ContentReader & SiteIndex

export interface PageOptions {
  /** Path of the page to render. By default, the request's own path. */
  path?: string
  status?: number
  /** An unpublished post to show at this path. Search engines and caches must not store the page. */
  draft?: Post
  /** A rejected form with the values that the visitor entered. */
  form?: FormState
  /** The appointment to show instead of the page's own content. Search engines and caches must not store the page. */
  appointment?: AppointmentPage
}

/** Renders one of the site's pages as the response. */
export type RenderPage = (c: Context<AppEnv>, options?: PageOptions) => Promise<Response>
