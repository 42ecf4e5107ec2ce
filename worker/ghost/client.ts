/**
 * Ghost's Content API, typed; it neither caches nor prepares anything. Drafts are in admin.ts.
 * How the API really behaves, case by case, is held by test/ghost/contract.ts.
 */

import * as v from 'valibot'
import { AppError } from '#shared/app-error'
import { contentTexts, POST_TIMEOUT_MS } from '#shared/content'
import { isSlug } from '#shared/slug'
import { type GhostPost, notFoundReply, postsReply } from './schema.ts'

/** Ghost answers at most this many items a page, and silently so: `limit=all` is 100 too. */
const MAX_PAGE_SIZE = 100

export interface GhostClient {
  /** Every published post, newest first, gated ones too, whatever their number: one request per 100. */
  browseAllPosts(): Promise<GhostPost[]>
  /** The newest published posts, at most 100, of a tag where one is given: one request. */
  browseNewestPosts(limit: number, tag?: string): Promise<GhostPost[]>
  /** undefined when Ghost has no published post of that slug. */
  readPost(slug: string): Promise<GhostPost | undefined>
}

export interface GhostClientOptions {
  /** Ghost's own address, without a trailing slash. */
  url: string
  /** Content API key. */
  key: string
  fetch?: typeof fetch
  /** How long one request to Ghost may take, ms. */
  timeoutMs?: number
  /** Items asked for per request when all pages are walked. */
  walkSize?: number
}

/** Ghost gave no answer we can use. The cause may echo the key (Ghost repeats malformed addresses): never show it. */
export class GhostError extends AppError {
  constructor(message: string, cause?: unknown) {
    super({
      name: 'GhostError',
      status: 503,
      publicMessage: 'Unable to load posts. Please try again later.',
      message,
      cause,
    })
  }
}

export function createGhostClient(options: GhostClientOptions): GhostClient {
  const { url, key, timeoutMs = POST_TIMEOUT_MS, walkSize = MAX_PAGE_SIZE } = options
  const fetcher = options.fetch ?? ((input, init) => fetch(input, init))

  function read<S extends v.GenericSchema>(path: string, params: Record<string, string>, schema: S) {
    const query = new URLSearchParams({ ...params, key })
    return askGhost({ fetcher, timeoutMs, path, address: `${url}/ghost/api/content/${path}/?${query}` }, schema)
  }

  return {
    async browseAllPosts() {
      const posts: GhostPost[] = []
      for (let page = 1, pages = 1; page <= pages; page++) {
        // No `fields`: naming some without the body makes Ghost leave out reading times and the excerpts of gated posts.
        const params = { include: 'tags,authors', limit: `${walkSize}`, page: `${page}` }
        const reply = await read('posts', params, postsReply)
        if (!reply?.meta) throw new GhostError('Ghost answered a list of posts without its page count')
        posts.push(...reply.posts)
        pages = reply.meta.pagination.pages
      }
      return posts
    },

    async browseNewestPosts(limit, tag) {
      if (tag !== undefined && !isSlug(tag)) return []
      const params = { include: 'tags,authors', limit: `${limit}`, ...(tag && { filter: `tag:${tag}` }) }
      return (await read('posts', params, postsReply))?.posts ?? []
    },

    async readPost(slug) {
      if (!isSlug(slug)) return undefined
      const reply = await read(`posts/slug/${slug}`, { include: 'tags,authors' }, postsReply)
      return reply?.posts[0]
    },
  }
}

export interface Question {
  /** With a slash at the end of its path: without it Ghost answers 301. */
  address: string
  /** How the log names what was asked for: without keys. */
  path: string
  headers?: Record<string, string>
  fetcher: typeof fetch
  /** ms */
  timeoutMs: number
}

/** Reads one resource; undefined is Ghost saying that there is none. @throws GhostError */
export async function askGhost<S extends v.GenericSchema>(
  { address, path, headers, fetcher, timeoutMs }: Question,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const init = { headers: { 'accept-version': 'v6.0', ...headers }, redirect: 'manual', signal } as const
    const response = await fetcher(address, init)
    if (response.status === 404 && saysNotFound(await response.json())) return undefined
    if (response.status !== 200) throw new GhostError(`Ghost answered ${response.status} to ${path}`)
    return v.parse(schema, await response.json())
  } catch (error) {
    if (error instanceof GhostError) throw error
    if (signal.aborted) throw new GhostError(contentTexts.timedOut(timeoutMs), error)
    throw new GhostError(`Ghost's answer to ${path} could not be read`, error)
  }
}

/** A 404 ends a good old copy, so it must be Ghost's own word on this post or tag, not that of a proxy before it. */
function saysNotFound(body: unknown): boolean {
  const reply = v.safeParse(notFoundReply, body)
  return reply.success && reply.output.errors[0].type === 'NotFoundError' && reply.output.errors[0].context !== null
}
