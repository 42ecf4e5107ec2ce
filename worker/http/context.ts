import type { Context } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { AppointmentPage } from '#shared/appointment-page.ts'
import type { ContentReader, Post, PostSummary, Tag } from '#shared/content.ts'
import type { FormState, Notice } from '#shared/page.ts'
import type { Site } from '#worker/brand/brand.ts'
import type { Bindings } from '#worker/env.ts'
import type { InlineHashes } from './inline-hashes.ts'

export interface AppEnv {
  Bindings: Bindings
  Variables: SecureHeadersVariables & {
    requestId: string
    url: URL
    site: Site
    /** Hashes of the page's inline code, for the Content-Security-Policy. If unset, the policy uses a nonce. */
    inlineHashes?: InlineHashes
    /** True if the response contains content older than the latest change in Ghost. */
    isOutdated?: true
    /** How long the response is fresh in the page cache, in seconds. If unset or 0, the response is not cached. */
    storeSeconds?: number
  }
}

/** A post in a feed. All URLs in `html` are absolute, and links to posts point to the site of the request's brand. */
export interface FeedPost extends Omit<Post, 'canonical'> {
  uuid: string
}

export type ListedPost = Pick<PostSummary, 'slug' | 'home' | 'updatedAt' | 'elsewhere'>

/** Reads posts for feeds and the sitemap. Every method throws ContentUnavailable if the posts cannot be loaded. */
export interface SiteIndex {
  allPosts(): Promise<readonly ListedPost[]>
  notice(now: string): Promise<Notice | undefined>
  /** Returns the newest posts. If `tag` is set, returns only posts with this tag, or undefined if no post has this tag. */
  feed(tag?: string): Promise<{ posts: readonly FeedPost[]; tag?: Tag } | undefined>
}

/** Creates a content reader for a request. Uses `waitUntil` to finish background refreshes after the response. */
export type MakeReader = (c: Context<AppEnv>) => ContentReader & SiteIndex

export interface PageOptions {
  path?: string
  status?: number
  /** An unpublished post to show on the page. Search engines and caches must not store the page. */
  draft?: Post
  form?: FormState
  /** An appointment to show instead of the page's own content. Search engines and caches must not store the page. */
  appointment?: AppointmentPage
}

export type RenderPage = (c: Context<AppEnv>, options?: PageOptions) => Promise<Response>
