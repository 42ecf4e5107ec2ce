/** What the middleware before a handler has settled for it. */
import type { Context } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { ContentReader, Post, PostSummary, Tag } from '#shared/content'
import type { FormState } from '#shared/page'
import type { Site } from './brand'
import type { Bindings } from './env'

export interface AppEnv {
  Bindings: Bindings
  Variables: SecureHeadersVariables & { requestId: string; site: Site }
}

/** A post as feeds carry it: every address in its `html` is absolute, on the brand that reads. */
export interface FeedPost extends Omit<Post, 'canonical'> {
  /** Ghost's, for as long as the post lives. */
  uuid: string
}

/** What only the worker's own answers need. @throws ContentUnavailable */
export interface SiteIndex {
  /** All there is of posts, newest first. */
  allPosts(): Promise<readonly PostSummary[]>
  /** The newest posts, or those of a tag, newest first; undefined when no post has that tag. */
  feed(tag?: string): Promise<{ posts: readonly FeedPost[]; tag?: Tag } | undefined>
}

/** The reader of a request: what it refreshes outlives the answer through the request's `waitUntil`. */
export type MakeReader = (c: Context<AppEnv>) => ContentReader & SiteIndex

export interface PageOptions {
  /** The page to draw, where the request's own path is not one. */
  path?: string
  /** Instead of the page's own. */
  status?: number
  /** A post that is not published, in place of whatever the path's is: for nobody's index and nobody's cache. */
  draft?: Post
  /** A form that comes back with what was typed. */
  form?: FormState
}

/** Draws a page of the site as the answer to a request. */
export type RenderPage = (c: Context<AppEnv>, options?: PageOptions) => Promise<Response>
