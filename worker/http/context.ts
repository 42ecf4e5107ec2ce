/** The types that handlers share: the request's context, the reader of content and the page renderer. */
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
    /** Set if the page's inline code is allowed by hash instead of by nonce. */
    inlineHashes?: InlineHashes
    /** Set if the response has content from before the latest change in Ghost. */
    isOutdated?: true
    /** How long the response is fresh in the page cache, seconds. Unset or 0: the response is not stored. */
    storeSeconds?: number
  }
}

/** A post in a feed. Every URL in its `html` is absolute, on the domain of the request's brand. */
export interface FeedPost extends Omit<Post, 'canonical'> {
  /** Ghost's id, which never changes. */
  uuid: string
}

/** A post in the sitemap. */
export type ListedPost = Pick<PostSummary, 'slug' | 'home' | 'updatedAt' | 'elsewhere'>

/** Content for feeds and the sitemap. @throws ContentUnavailable */
export interface SiteIndex {
  /** All posts, newest first. */
  allPosts(): Promise<readonly ListedPost[]>
  /** The newest posts, or the newest posts with a tag. Newest first. Undefined if no post has the tag. */
  feed(tag?: string): Promise<{ posts: readonly FeedPost[]; tag?: Tag } | undefined>
}

/** Creates the reader of a request. A background refresh continues after the response through `waitUntil`. */
export type MakeReader = (c: Context<AppEnv>) => ContentReader & SiteIndex

export interface PageOptions {
  /** Path of the page to render, if it is not the request's own path. */
  path?: string
  /** Replaces the page's own status. */
  status?: number
  /** An unpublished post to show at this path. Search engines and caches must not keep the page. */
  draft?: Post
  /** A rejected form with the values that the visitor typed. */
  form?: FormState
  /** Replaces the content of the page. Search engines and caches must not keep the page. */
  appointment?: AppointmentPage
}

/** Renders a page of the site as the response to a request. */
export type RenderPage = (c: Context<AppEnv>, options?: PageOptions) => Promise<Response>
