/**
 * Ghost's Content API, typed; it neither caches nor prepares anything. Drafts are in admin.ts.
 * How the API really behaves, case by case, is held by test/ghost/contract.ts.
 */

import * as v from 'valibot'
import { AppError } from '#shared/app-error'
import { contentTexts, POST_TIMEOUT_MS } from '#shared/content'
import { isSlug } from '#shared/slug'
import { createLimit, type Limit } from './limit.ts'
import { type GhostPost, notFoundReply, postsReply } from './schema.ts'

/** Ghost answers at most this many items a page, and silently so: `limit=all` is 100 too. */
const MAX_PAGE_SIZE = 100
/** Requests that may be on their way to Ghost at a time, an isolate. */
const AT_ONCE = 20

export interface GhostClient {
  /** Every published post, newest first, gated ones too, whatever their number: one request per 100, in 10 s together. */
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
  /** How long an answer may take, with the wait for a slot and all its pages, ms. */
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
  const limit = createLimit({ max: AT_ONCE, slotMs: timeoutMs + 1_000 })

  function read(path: string, params: Record<string, string>, signal = AbortSignal.timeout(timeoutMs)) {
    const address = `${url}/ghost/api/content/${path}/?${new URLSearchParams({ ...params, key })}`
    return askGhost({ fetcher, timeoutMs, signal, limit, path, address }, postsReply)
  }

  async function browsePosts(page: number, signal: AbortSignal) {
    // No `fields`: naming some without the body makes Ghost leave out reading times and the excerpts of gated posts.
    // No `formats=plaintext` for the search either: instead of the body it costs those same fields, and beside it every
    // text would come twice; the search's texts are made of the body that comes for lists anyway.
    const params = { include: 'tags,authors', limit: `${walkSize}`, page: `${page}` }
    const reply = await read('posts', params, signal)
    if (!reply?.meta) throw new GhostError('Ghost answered a list of posts without its page count')
    return { posts: reply.posts, pages: reply.meta.pagination.pages }
  }

  return {
    async browseAllPosts() {
      // One deadline for the whole walk: who waits for it is promised no more.
      const signal = AbortSignal.timeout(timeoutMs)
      const { posts, pages } = await browsePosts(1, signal)
      const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => browsePosts(index + 2, signal))
      return [posts, ...(await Promise.all(others)).map((page) => page.posts)].flat()
    },

    async browseNewestPosts(count, tag) {
      if (tag !== undefined && !isSlug(tag)) return []
      const params = { include: 'tags,authors', limit: `${count}`, ...(tag && { filter: `tag:${tag}` }) }
      return (await read('posts', params))?.posts ?? []
    },

    async readPost(slug) {
      if (!isSlug(slug)) return undefined
      const reply = await read(`posts/slug/${slug}`, { include: 'tags,authors' })
      // Ghost says 404 where there is none: an empty list is no answer, and must not end a good copy.
      if (reply?.posts.length === 0) throw new GhostError('Ghost answered a post with an empty list')
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
  /** Ends it after `timeoutMs`, where others share that time. */
  signal?: AbortSignal
  limit?: Limit
}

/** Reads one resource; undefined is Ghost saying that there is none. @throws GhostError */
export async function askGhost<S extends v.GenericSchema>(
  { address, path, headers, fetcher, timeoutMs, signal = AbortSignal.timeout(timeoutMs), limit }: Question,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  async function ask() {
    const init = { headers: { 'accept-version': 'v6.0', ...headers }, redirect: 'manual', signal } as const
    const response = await fetcher(address, init)
    if (response.status === 404 && saysNotFound(await response.json())) return undefined
    if (response.status !== 200) throw new GhostError(`Ghost answered ${response.status} to ${path}`)
    return v.parse(schema, await response.json())
  }
  try {
    return await (limit ? limit.run(signal, ask) : ask())
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
